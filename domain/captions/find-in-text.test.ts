import { expect, it } from 'vitest';
import { findInText } from './find-in-text.ts';

it('marks every place where the text contains what was looked for, in any case', () => {
  expect(findInText('Build it, then build on it.', 'BUILD')).toEqual([
    { text: 'Build', isMatch: true },
    { text: ' it, then ', isMatch: false },
    { text: 'build', isMatch: true },
    { text: ' on it.', isMatch: false },
  ]);
});

it('takes every character as it is', () => {
  expect(findInText('Is it free (really)?', '(really)?')?.at(-1)).toEqual({
    text: '(really)?',
    isMatch: true,
  });
  expect(findInText('Is it free?', '.*')).toBeUndefined();
});

it('finds nothing where it is missing, and everything while nothing is typed', () => {
  expect(findInText('Hello', 'bye')).toBeUndefined();
  expect(findInText('Hello', '  ')).toEqual([{ text: 'Hello', isMatch: false }]);
});
