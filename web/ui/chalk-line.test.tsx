import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ChalkLine } from './chalk-line.tsx';
import { chalkPowder } from './chalk-powder.ts';

describe('chalkPowder', () => {
  it('is three strokes that depend on the seed alone', () => {
    expect(chalkPowder('ridge')).toHaveLength(3);
    expect(chalkPowder('ridge')).toEqual(chalkPowder('ridge'));
    expect(chalkPowder('ridge')).not.toEqual(chalkPowder('eaves'));
  });

  it('stays within the 16 pixels of the line', () => {
    for (const seed of ['a', 'b', 'c', 'd', 'e']) {
      for (const { from, to } of chalkPowder(seed)) {
        expect(Math.abs(from)).toBeLessThan(8);
        expect(Math.abs(to)).toBeLessThan(8);
      }
    }
  });
});

describe('ChalkLine', () => {
  it('renders the same on server and client', () => {
    expect(renderToString(<ChalkLine seed="ridge" />)).toBe(renderToString(<ChalkLine seed="ridge" />));
  });

  it('has the requested number of nails', () => {
    const nails = (markup: string) => markup.match(/fill-rule="evenodd"/g)?.length ?? 0;
    expect(nails(renderToString(<ChalkLine seed="a" nails="none" />))).toBe(0);
    expect(nails(renderToString(<ChalkLine seed="a" />))).toBe(1);
    expect(nails(renderToString(<ChalkLine seed="a" nails="both" />))).toBe(2);
  });
});
