import { lineDifferences } from '@chalkline/domain/content/line-differences';
import { expect, it } from 'vitest';
import { changedLines } from './changed-lines.ts';

const told = (before: string, after: string) =>
  changedLines(lineDifferences(before, after)).map(({ kind, text }) => `${kind} ${text}`);

it('shows changed lines with two lines around them, and counts the rest', () => {
  const before = ['1', '2', '3', '4', '5', '6', '7', '8'].join('\n');
  expect(told(before, before.replace('5', 'x'))).toEqual([
    'gap 2 lines are the same',
    'same 3',
    'same 4',
    'removed 5',
    'added x',
    'same 6',
    'same 7',
    'gap 1 line is the same',
  ]);
});
