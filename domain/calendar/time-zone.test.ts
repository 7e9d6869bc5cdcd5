import { describe, expect, it } from 'vitest';
import { momentLabel } from './moment.ts';
import { isoWeekOf, isTimeZone, localTime, offsetLabel, timeZoneNames } from './time-zone.ts';

const noon = new Date('2026-07-01T12:00:00Z');

const offsetIn = (moment: Date, timeZone: string | null) => offsetLabel(moment, localTime(moment, timeZone));

describe('a time zone', () => {
  it('says what the clock of a reader shows', () => {
    expect(localTime(noon, 'America/New_York')).toEqual({
      day: '2026-07-01',
      hour: 8,
      minute: 0,
      weekday: 3,
    });
    expect(localTime(new Date('2026-07-01T23:30:00Z'), 'Asia/Tokyo')).toMatchObject({
      day: '2026-07-02',
      hour: 8,
      minute: 30,
    });
    expect(localTime(new Date('2026-07-01T00:00:00Z'), 'UTC')).toMatchObject({ day: '2026-07-01', hour: 0 });
  });

  it('follows daylight saving time', () => {
    expect(offsetIn(noon, 'Europe/Berlin')).toBe('UTC+2');
    expect(offsetIn(new Date('2026-12-01T12:00:00Z'), 'Europe/Berlin')).toBe('UTC+1');
    expect(offsetIn(noon, 'America/St_Johns')).toBe('UTC-2:30');
    expect(offsetIn(noon, 'Asia/Kathmandu')).toBe('UTC+5:45');
  });

  it('is UTC while it is unknown', () => {
    expect(momentLabel(noon)).toBe('Jul 1, 2026, 12:00 UTC');
    expect(momentLabel(noon, 'Nowhere/City')).toBe('Jul 1, 2026, 12:00 UTC');
    expect(momentLabel(noon, 'Europe/Berlin')).toBe('Jul 1, 2026, 14:00 UTC+2');
  });

  it('is known by its name', () => {
    expect([isTimeZone('Europe/Berlin'), isTimeZone('Nowhere/City'), isTimeZone('')]).toEqual([
      true,
      false,
      false,
    ]);
    expect(timeZoneNames()).toContain('UTC');
    expect(timeZoneNames().every(isTimeZone)).toBe(true);
  });
});

describe('an ISO week', () => {
  it.each([
    ['2026-11-16', '2026-W47'],
    ['2026-11-22', '2026-W47'],
    ['2026-11-23', '2026-W48'],
    ['2026-01-01', '2026-W01'],
    ['2027-01-03', '2026-W53'],
    ['2027-01-04', '2027-W01'],
    ['2024-12-30', '2025-W01'],
  ])('of %s is %s', (day, week) => {
    expect(isoWeekOf(day)).toBe(week);
  });
});
