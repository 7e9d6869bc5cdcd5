import fc from 'fast-check';
import { expect, it } from 'vitest';
import { withoutNeedlessEscapes } from './spelling.ts';

it.each([
  ['/blog/%77rite-a-first-prompt', '/blog/write-a-first-prompt'],
  ['/%62%6C%6fg', '/blog'],
  ['/a%2Db%5Fc%7Ed', '/a-b_c~d'],
])('"%s" is spelled "%s"', (path, spelled) => {
  expect(withoutNeedlessEscapes(path)).toBe(spelled);
});

it.each([
  '/blog',
  '/a%2Fb',
  '/a%2fb',
  '/100%25',
  '/%2577rite',
  '/caf%C3%A9',
  '/%2E%2E/x',
  '/a%20b',
  '/a@b',
  '/%3Fx',
])('"%s" stays as it is', (path) => {
  expect(withoutNeedlessEscapes(path)).toBe(path);
});

it('keeps its meaning and does not change a second time', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.boolean(), (text, isTwice) => {
      const path = `/${isTwice ? encodeURIComponent(encodeURIComponent(text)) : encodeURIComponent(text)}`;
      const spelled = withoutNeedlessEscapes(path);
      expect(decodeURIComponent(spelled)).toBe(decodeURIComponent(path));
      expect(withoutNeedlessEscapes(spelled)).toBe(spelled);
    }),
  );
});
