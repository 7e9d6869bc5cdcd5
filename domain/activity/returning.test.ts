import { describe, expect, it } from 'vitest';
import { isReturning } from './returning.ts';

const now = new Date('2026-11-18T12:00:00Z');
const lesson = (at: string) => ({ kind: 'lesson' as const, at });

describe('a learner', () => {
  it('is not back before the first lesson', () => {
    expect(isReturning(0, [], now)).toBe(false);
    expect(isReturning(0, [{ kind: 'snapshot', at: '2026-11-17T08:00:00Z' }], now)).toBe(false);
  });

  it('is not back on the day of the first lessons', () => {
    const today = [lesson('2026-11-18T10:00:00Z'), lesson('2026-11-18T11:00:00Z')];
    expect(isReturning(2, today, now)).toBe(false);
  });

  it('is back after lessons on an earlier day, however long ago', () => {
    expect(isReturning(2, [lesson('2026-11-16T10:00:00Z'), lesson('2026-11-18T11:00:00Z')], now)).toBe(true);
    expect(isReturning(5, [], now)).toBe(true);
  });
});
