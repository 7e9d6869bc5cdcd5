import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isOverdue, promisedBy, promisedWorkingDays, workingDaysBetween } from './working-days.ts';

const friday = new Date('2026-11-13T15:00:00Z');

describe('the age of a submission in working days', () => {
  it.each([
    ['2026-11-13T23:59:00Z', 0],
    ['2026-11-14T12:00:00Z', 0],
    ['2026-11-15T12:00:00Z', 0],
    ['2026-11-16T00:00:00Z', 1],
    ['2026-11-17T12:00:00Z', 2],
    ['2026-11-20T12:00:00Z', 5],
  ])('of a Friday is counted at %s as %d', (now, days) => {
    expect(workingDaysBetween(friday, new Date(now))).toBe(days);
  });

  it('is overdue after the second working day', () => {
    expect(isOverdue(friday, new Date('2026-11-17T23:00:00Z'))).toBe(false);
    expect(isOverdue(friday, new Date('2026-11-18T00:00:00Z'))).toBe(true);
  });

  it('is promised by a day that is still in time, and the day after is not', () => {
    expect(promisedBy(friday)).toBe('2026-11-17');
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 20_000 * 24 }), (hour) => {
        const submittedAt = new Date(hour * 3_600_000);
        const lastMinute = new Date(`${promisedBy(submittedAt)}T23:59:00Z`);
        expect(isOverdue(submittedAt, lastMinute)).toBe(false);
        expect(workingDaysBetween(submittedAt, lastMinute)).toBe(promisedWorkingDays);
      }),
    );
  });

  it('is five for every whole week, whenever it begins', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 20_000 }), fc.integer({ min: 0, max: 50 }), (day, weeks) => {
        const from = new Date(day * 86_400_000);
        const to = new Date((day + weeks * 7) * 86_400_000);
        expect(workingDaysBetween(from, to)).toBe(weeks * 5);
      }),
    );
  });
});
