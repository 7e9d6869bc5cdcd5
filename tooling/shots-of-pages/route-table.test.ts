import { describe, expect, test } from 'vitest';
import { listPages, pagesOf } from './route-table.ts';

describe('the list of pages', () => {
  test('names a page after its screen', () => {
    const pages = pagesOf({ name: 'landing', requires: 'public' }, ['/'], false);
    const landing = { name: 'landing', address: '/', requires: 'public' };
    expect(pages).toEqual([{ ...landing, isNowhere: false, isTheSameForAll: false }]);
  });

  test('distinguishes the pages of a screen with several examples', () => {
    const pages = pagesOf({ name: 'lesson', requires: 'paid' }, ['/first/1', '/second/2'], false);
    expect(pages.map(({ name }) => name)).toEqual(['lesson-first-1', 'lesson-second-2']);
  });

  test('gives no two pages of the product the same name', async () => {
    const names = (await listPages()).map(({ name }) => name);
    expect(names).toContain('landing');
    expect(new Set(names).size).toBe(names.length);
  });
});
