import { describe, expect, it } from 'vitest';
import { findConsolePages } from './console-pages.ts';

const titles = (...parameters: Parameters<typeof findConsolePages>) =>
  findConsolePages(...parameters).map(({ title }) => title);

describe('the pages of the console', () => {
  it('are found by their title and their purpose', () => {
    expect(titles('founder', ['operations'])).toEqual(['Operations']);
    expect(titles('founder', ['refunds'])).toEqual(['Members']);
    expect(titles('founder', ['giraffe'])).toEqual([]);
    expect(titles('founder', [])).toEqual([]);
  });

  it('are found only by roles that may use them', () => {
    expect(titles('editor', ['members'])).toEqual([]);
    expect(titles('consultant', ['tickets'])).toEqual(['Tickets']);
    expect(titles(null, ['tickets'])).toEqual([]);
  });
});
