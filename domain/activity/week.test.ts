import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { localDay } from '../calendar/time-zone.ts';
import { timeZoneNames } from '../calendar/time-zone-names.ts';
import {
  type Activity,
  daySummary,
  lastQuarterHour,
  lessonsIn,
  type WeekDay,
  weekMayStartAt,
  weekOf,
} from './week.ts';

/** A Wednesday. */
const now = new Date('2026-11-18T12:00:00Z');
const moments = fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true });
const zones = fc.constantFrom(
  'UTC',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'Asia/Kolkata',
  'Asia/Kathmandu',
);
const isActive = (day: WeekDay) => daySummary(day) !== '';
const lesson = (at: string): Activity => ({ kind: 'lesson', at });

describe('the current week', () => {
  it('has seven days from Monday, and knows today', () => {
    const week = weekOf([], now, 'UTC');
    expect(week.map(({ name }) => name)).toEqual([
      'Monday',
      'Tuesday',
      'Wednesday',
      'Thursday',
      'Friday',
      'Saturday',
      'Sunday',
    ]);
    expect(week.map(({ date }) => date)).toEqual([
      '2026-11-16',
      '2026-11-17',
      '2026-11-18',
      '2026-11-19',
      '2026-11-20',
      '2026-11-21',
      '2026-11-22',
    ]);
    expect(week.find(({ isToday }) => isToday)?.name).toBe('Wednesday');
    expect(week.filter(({ isFuture }) => isFuture).map(({ name }) => name)).toEqual([
      'Thursday',
      'Friday',
      'Saturday',
      'Sunday',
    ]);
  });

  it('ends on a Sunday and begins anew on Monday', () => {
    const sunday = weekOf([], new Date('2026-11-22T23:59:59Z'), 'UTC');
    expect(sunday[0]?.date).toBe('2026-11-16');
    expect(weekOf([], new Date('2026-11-23T00:00:00Z'), 'UTC')[0]?.date).toBe('2026-11-23');
  });

  it("follows the reader's time zone", () => {
    const late = [lesson('2026-11-16T23:30:00Z')];
    expect(weekOf(late, now, 'UTC').find(isActive)?.name).toBe('Monday');
    expect(weekOf(late, now, 'Asia/Tokyo').find(isActive)?.name).toBe('Tuesday');
    const sundayInTokyo = [lesson('2026-11-15T14:00:00Z')];
    expect(weekOf(sundayInTokyo, now, 'Asia/Tokyo').find(isActive)).toBeUndefined();
    const stillSundayInLosAngeles = [lesson('2026-11-16T05:00:00Z')];
    expect(weekOf(stillSundayInLosAngeles, now, 'America/Los_Angeles').find(isActive)).toBeUndefined();
  });

  it('keeps its days apart when the clocks change', () => {
    const week = weekOf([], new Date('2026-10-25T12:00:00Z'), 'Europe/London');
    expect(new Set(week.map(({ date }) => date)).size).toBe(7);
    expect(week.at(-1)).toMatchObject({ date: '2026-10-25', isToday: true });
  });

  it('counts what was done on each day', () => {
    const week = weekOf(
      [
        lesson('2026-11-16T09:00:00Z'),
        lesson('2026-11-16T10:00:00Z'),
        { kind: 'check', at: '2026-11-16T10:01:00Z' },
        { kind: 'snapshot', at: '2026-11-17T10:01:00Z' },
        lesson('2026-11-13T10:00:00Z'),
      ],
      now,
      'UTC',
    );
    expect(lessonsIn(week)).toBe(2);
    expect(week.map(daySummary)).toEqual(['2 lessons, 1 check', '1 snapshot', '', '', '', '', '']);
  });

  it('counts each activity on the day that it was in the time zone of the reader', () => {
    const nineDays = 9 * 24 * 60 * 60 * 1000;
    const distances = fc.integer({ min: -nineDays, max: nineDays });
    fc.assert(
      fc.property(moments, distances, fc.constantFrom(...timeZoneNames()), (moment, distance, zone) => {
        const done = new Date(moment.getTime() + distance);
        const week = weekOf([lesson(done.toISOString())], moment, zone);
        const day = localDay(done, zone);
        expect(week.filter(isActive)).toEqual(week.filter(({ date }) => date === day));
      }),
    );
  });

  it('needs nothing from before its earliest possible start, in any time zone', () => {
    fc.assert(
      fc.property(moments, zones, (moment, zone) => {
        const justBefore = new Date(weekMayStartAt(moment).getTime() - 1).toISOString();
        expect(weekOf([lesson(justBefore)], moment, zone).some(isActive)).toBe(false);
        expect(weekOf([lesson(moment.toISOString())], moment, zone).find(isActive)?.isToday).toBe(true);
      }),
    );
  });
});

describe('the last quarter of an hour', () => {
  it('is on the same day everywhere', () => {
    fc.assert(
      fc.property(moments, zones, (moment, zone) => {
        expect(localDay(lastQuarterHour(moment), zone)).toBe(localDay(moment, zone));
      }),
    );
  });

  it('is never later than now', () => {
    expect(lastQuarterHour(new Date('2026-11-18T12:14:59.999Z'))).toEqual(new Date('2026-11-18T12:00:00Z'));
    expect(lastQuarterHour(now)).toEqual(now);
  });
});
