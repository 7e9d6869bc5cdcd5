import { describe, expect, it } from 'vitest';
import { HeadingIds } from './heading-ids.ts';

describe('HeadingIds', () => {
  it('makes a different id from the words of each heading', () => {
    const ids = new HeadingIds();
    const titles = ['What a ticket needs', 'Why?', 'Why', '日本', 'why 2', 'Why!', '«»', 'Why not'];
    expect(titles.map((title) => ids.of(title))).toEqual([
      'what-a-ticket-needs',
      'why',
      'why-2',
      'part',
      'why-2-2',
      'why-3',
      'part-2',
      'why-not',
    ]);
  });
});
