import { gunzipSync } from 'node:zlib';
import { type PageHtml, wholeHtml } from '@chalkline/contract/pages';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gzipPage } from './gzip-page.ts';

const unpacked = (html: PageHtml) => gunzipSync(gzipPage(html)).toString();

const text = fc
  .tuple(fc.string({ unit: 'grapheme' }), fc.integer({ min: 0, max: 3_000 }))
  .map(([word, times]) => word.repeat(times));

describe('a compressed page', () => {
  it('has exactly its text, whatever it shares with other pages', () => {
    const part = fc.oneof(
      text,
      text.map((shared) => ({ text: shared })),
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 6 }), (html) => {
        for (let times = 0; times < 2; times += 1) expect(unpacked(html)).toBe(wholeHtml(html));
      }),
    );
  });

  it('shows each person their own data next to what all share', () => {
    const course = { text: 'Build your first website. '.repeat(200) };
    const pageOf = (name: string): PageHtml => [`<p>${name}</p>`.repeat(100), course, `bye ${name}`];
    for (const name of ['Ada', 'Eve', 'Ada', 'Eve']) {
      expect(unpacked(pageOf(name))).toBe(wholeHtml(pageOf(name)));
      expect(unpacked(pageOf(name))).not.toContain(name === 'Ada' ? 'Eve' : 'Ada');
    }
  });

  it('is small', () => {
    const course = { text: 'Build your first website. '.repeat(200) };
    expect(gzipPage(['<p>Ada</p>', course]).length).toBeLessThan(300);
  });
});
