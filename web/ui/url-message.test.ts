import { expect, it } from 'vitest';
import { withoutParameter } from './url-message.ts';

it('leaves the rest of the address alone', () => {
  expect(withoutParameter('https://site.example/?told=failed', 'told')).toBe('/');
  expect(withoutParameter('https://site.example/?a=1&told=failed&b=2#faq', 'told')).toBe('/?a=1&b=2#faq');
});

it('never leads to another site', () => {
  expect(withoutParameter('https://site.example//other.example?told=failed', 'told')).toBe('/other.example');
});
