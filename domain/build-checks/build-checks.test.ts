import { describe, expect, it } from 'vitest';
import { repeatedChecks } from './build-check.ts';
import { checkProgress, openChecksText } from './check-progress.ts';

const checks = ['a', 'b', 'c'].map((id) => ({ id }));

describe('the checks of a lesson', () => {
  it('count as done when they are ticked and still belong to the lesson', () => {
    expect(checkProgress(checks, new Set(['a', 'removed']))).toEqual({ done: 1, total: 3 });
  });

  it('say how many are open', () => {
    expect(openChecksText({ done: 1, total: 3 })).toBe('2 checks still open');
    expect(openChecksText({ done: 2, total: 3 })).toBe('1 check still open');
    expect(openChecksText({ done: 3, total: 3 })).toBeUndefined();
    expect(openChecksText({ done: 0, total: 0 })).toBeUndefined();
  });

  it('have an id once', () => {
    expect(repeatedChecks([{ id: 'a' }, { id: 'b' }, { id: 'a' }, { id: 'a' }])).toEqual([2, 3]);
  });
});
