import { expect, it } from 'vitest';
import { tabAfter } from './tab-keys.ts';

it('the arrow keys move along the tabs and wrap around', () => {
  expect(tabAfter('ArrowRight', 0, 3)).toBe(1);
  expect(tabAfter('ArrowRight', 2, 3)).toBe(0);
  expect(tabAfter('ArrowLeft', 0, 3)).toBe(2);
});

it('Home and End move to the first and the last tab', () => {
  expect(tabAfter('Home', 2, 3)).toBe(0);
  expect(tabAfter('End', 0, 3)).toBe(2);
});

it('other keys keep their meaning, and so does every key outside a tab', () => {
  expect(tabAfter('a', 0, 3)).toBeUndefined();
  expect(tabAfter('ArrowDown', 0, 3)).toBeUndefined();
  expect(tabAfter('ArrowRight', -1, 3)).toBeUndefined();
});
