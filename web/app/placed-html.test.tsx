import type { PageHtml } from '@chalkline/contract/pages';
import { wholeHtml } from '@chalkline/contract/pages';
import type { ReactElement, ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Router } from 'wouter';
import { RenderedOnce, withContentRenderedOnce } from '../ui/rendered-once.tsx';
import { PlacedHtml } from './placed-html.ts';
import { sharedHtmlOf } from './shared-html.ts';

const longText = 'chalk & line '.repeat(1_000);

function Text({ text }: { text: string }): ReactNode {
  return text;
}

function Outer({ text }: { text: string }): ReactElement {
  return (
    <RenderedOnce as="p">
      <Text text={text} />
    </RenderedOnce>
  );
}

function shown(reader: string, text: string): ReactElement {
  return (
    <Router ssrPath="/">
      <h1>{reader}</h1>
      <RenderedOnce as="div">
        <Outer text={text} />
      </RenderedOnce>
      <footer>{reader}</footer>
    </Router>
  );
}

function partsOf(page: ReactElement): PageHtml {
  const placed = new PlacedHtml();
  return placed.partsOf(withContentRenderedOnce(sharedHtmlOf, () => renderToString(page), placed.place));
}

describe('long HTML that pages share', () => {
  it('is the same object in the pages of different people, and never contains what is around it', () => {
    const [one, other] = [partsOf(shown('Ottilie', longText)), partsOf(shown('Balthasar', longText))];
    const shared = (parts: PageHtml) => parts.filter((part) => typeof part !== 'string');
    expect(shared(one)).toHaveLength(1);
    expect(shared(one)[0]).toBe(shared(other)[0]);
    expect(JSON.stringify(shared(one))).not.toMatch(/Ottilie|Balthasar/);
  });

  it('makes the page that React renders', () => {
    for (const text of [longText, 'short'])
      expect(wholeHtml(partsOf(shown('Ottilie', text)))).toBe(renderToString(shown('Ottilie', text)));
  });

  it('stays in one piece with the page when it is short', () => {
    expect(partsOf(shown('Ottilie', 'short'))).toEqual([expect.stringContaining('short')]);
  });
});
