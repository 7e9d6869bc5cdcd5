import { expect, it } from 'vitest';
import { slugVerdict } from './slug-verdict.ts';

it('says right away what is wrong with an address', () => {
  expect(slugVerdict('Founder page', true)).toBe('Use lowercase words separated by hyphens.');
  expect(slugVerdict('founder', true)).toBe('This address is already used by another page of the site.');
  expect(slugVerdict('first-shop', true)).toBeUndefined();
});

it('reserves addresses for courses only, and ignores an empty one', () => {
  expect(slugVerdict('account', false)).toBeUndefined();
  expect(slugVerdict('', true)).toBeUndefined();
});
