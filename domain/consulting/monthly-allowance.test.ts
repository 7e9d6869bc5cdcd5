import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allowanceOf, billingMonthAt, consultingSince } from './monthly-allowance.ts';

const month = (start: string | null, now: string) => {
  const { from, until } = billingMonthAt(start === null ? null : new Date(start), new Date(now));
  return [from.toISOString().slice(0, 10), until.toISOString().slice(0, 10)];
};

describe('a billing month', () => {
  it.each([
    ['2026-09-12T08:00Z', '2026-11-15T00:00Z', '2026-11-12', '2026-12-12'],
    ['2026-09-12T08:00Z', '2026-11-12T07:59Z', '2026-10-12', '2026-11-12'],
    ['2026-09-12T08:00Z', '2026-11-12T08:00Z', '2026-11-12', '2026-12-12'],
    ['2026-01-31T08:00Z', '2026-02-28T09:00Z', '2026-02-28', '2026-03-31'],
    ['2026-01-31T08:00Z', '2026-02-15T00:00Z', '2026-01-31', '2026-02-28'],
    [null, '2026-11-15T00:00Z', '2026-11-01', '2026-12-01'],
  ])('of a plan begun %s is, on %s, %s to %s', (start, now, from, until) => {
    expect(month(start, now)).toEqual([from, until]);
  });

  it('always contains the given moment, and leaves no gap', () => {
    const moment = fc.date({ min: new Date('2020-01-01'), max: new Date('2035-01-01'), noInvalidDate: true });
    const later = fc.integer({ min: 0, max: 5 * 365 * 24 * 3_600_000 });
    fc.assert(
      fc.property(moment, later, (start, passed) => {
        const now = new Date(start.getTime() + passed);
        const { from, until } = billingMonthAt(start, now);
        expect(from <= now && now < until).toBe(true);
        expect(billingMonthAt(start, until).from).toEqual(until);
      }),
    );
  });
});

it('counts only tickets that the consultant started in the month', () => {
  const { from, until } = billingMonthAt(new Date('2026-09-12T08:00Z'), new Date('2026-11-15T00:00Z'));
  const moments = [from, new Date('2026-11-20T00:00Z'), until, new Date('2026-11-01T00:00Z')];
  expect(allowanceOf(moments, { from, until }, null)).toEqual({
    used: 2,
    limit: 5,
    monthEndsOn: '2026-12-12',
  });
});

it("ends on a day of the member's calendar", () => {
  const month = billingMonthAt(new Date('2026-09-12T20:00Z'), new Date('2026-11-15T00:00Z'));
  expect(allowanceOf([], month, 'Asia/Tokyo').monthEndsOn).toBe('2026-12-13');
});

it('counts months from the current consulting plan', () => {
  const now = new Date('2026-11-15T00:00Z');
  const from = (date: string, endsAt: string | null) => ({
    plan: 'Consulting' as const,
    startsAt: new Date(date),
    endsAt: endsAt === null ? null : new Date(endsAt),
  });
  expect(consultingSince([from('2026-01-02', '2026-02-02'), from('2026-11-12', null)], now)).toEqual(
    new Date('2026-11-12'),
  );
  expect(consultingSince([from('2026-01-02', '2026-02-02')], now)).toBeNull();
});
