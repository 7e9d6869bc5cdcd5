import { expect, test } from 'vitest';
import { listPages, pagesOf } from './route-table.ts';

test('a page is called like its screen', () => {
  const pages = pagesOf({ name: 'landing', requires: 'public', examples: ['/'] }, false);
  const landing = { name: 'landing', address: '/', requires: 'public' };
  expect(pages).toEqual([{ ...landing, isNowhere: false, isTheSameForAll: false }]);
});

test('the pages of a screen with several examples are told apart', () => {
  const pages = pagesOf({ name: 'lesson', requires: 'paid', examples: ['/first/1', '/second/2'] }, false);
  expect(pages.map(({ name }) => name)).toEqual(['lesson-first-1', 'lesson-second-2']);
});

test('no two pages of the product share a name', async () => {
  const names = (await listPages()).map(({ name }) => name);
  expect(names).toContain('landing');
  expect(new Set(names).size).toBe(names.length);
});
