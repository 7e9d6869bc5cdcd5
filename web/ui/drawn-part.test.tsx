import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { DrawnPart } from './drawn-part.tsx';
import { partSubjects } from './parts/part-subjects.ts';

const seeds = Array.from({ length: 60 }, (_, index) => `seed-${index}`);

describe('a part drawing', () => {
  it('is the same drawing for the same seed', () => {
    expect(renderToString(<DrawnPart seed="gable" />)).toBe(renderToString(<DrawnPart seed="gable" />));
  });

  it('makes many different drawings', () => {
    expect(new Set(seeds.map((seed) => renderToString(<DrawnPart seed={seed} />))).size).toBeGreaterThan(55);
  });

  it.each(partSubjects)(
    'draws a %s with numbers only, one marker fill at least, in several variants',
    (subject) => {
      const drawings = seeds.map((seed) => renderToString(<DrawnPart seed={seed} subject={subject} />));
      for (const drawing of drawings) expect(drawing).not.toMatch(/NaN|undefined|Infinity/);
      expect(new Set(drawings).size).toBeGreaterThan(8);
    },
  );

  it('is decoration unless it has a title', () => {
    expect(renderToString(<DrawnPart seed="a" />)).toContain('aria-hidden="true"');
    expect(renderToString(<DrawnPart seed="a" title="A gable" />)).toContain(
      'role="img" aria-label="A gable"',
    );
  });

  it('carries the words on its dimension line', () => {
    expect(renderToString(<DrawnPart seed="a" label="8 pieces" />)).toContain('8 pieces');
  });
});
