import { expect, it } from 'vitest';
import { slugVerdict } from './slug-verdict.ts';

it('says at once what an address cannot be', () => {
  expect(slugVerdict('Founder page', true)).toBe('Use lower-case words with hyphens between them.');
  expect(slugVerdict('founder', true)).toBe('This address belongs to a page of the product.');
  expect(slugVerdict('first-shop', true)).toBeUndefined();
});

it('reserves addresses for courses only, and waits for something to judge', () => {
  expect(slugVerdict('account', false)).toBeUndefined();
  expect(slugVerdict('', true)).toBeUndefined();
});
