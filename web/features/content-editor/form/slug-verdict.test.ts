import { expect, it } from 'vitest';
import { slugVerdict } from './slug-verdict.ts';

it('says at once what an address cannot be', () => {
  expect(slugVerdict('Founder page', true)).toBe('Use lowercase words separated by hyphens.');
  expect(slugVerdict('founder', true)).toBe('This address is already used by another page of the site.');
  expect(slugVerdict('first-shop', true)).toBeUndefined();
});

it('reserves addresses for courses only, and waits for something to judge', () => {
  expect(slugVerdict('account', false)).toBeUndefined();
  expect(slugVerdict('', true)).toBeUndefined();
});
