import { describe, expect, it } from 'vitest';
import { isWorthTrying, pauseAfter } from './mail-pauses.ts';

const minute = 60_000;

describe('the pauses of sending mail', () => {
  it('grow up to an hour between attempts', () => {
    const minutes = Array.from({ length: 9 }, (_, index) => pauseAfter(index + 1) / minute);
    expect(minutes).toEqual([1, 2, 4, 8, 16, 32, 60, 60, 60]);
  });

  it('end after three days', () => {
    const createdAt = new Date('2026-11-13T15:00:00Z');
    expect(isWorthTrying(createdAt, new Date('2026-11-16T14:59:59Z'))).toBe(true);
    expect(isWorthTrying(createdAt, new Date('2026-11-16T15:00:00Z'))).toBe(false);
  });
});
