import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayOf } from './calendar-date.ts';
import { momentLabel } from './moment.ts';
import { isoWeekOf, isTimeZone, localDay, localTime, offsetLabel, startOfDay } from './time-zone.ts';
import { timeZoneNames } from './time-zone-names.ts';

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

  it('says which day it is there', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('1990-01-01'), max: new Date('2036-12-31'), noInvalidDate: true }),
        fc.constantFrom(...timeZoneNames(), 'UTC', 'Nowhere/At_All', null),
        (moment, timeZone) => {
          expect(localDay(moment, timeZone)).toBe(localTime(moment, timeZone).day);
        },
      ),
    );
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
  });
});

describe('a day', () => {
  it.each([
    [null, '2026-11-18T00:00:00.000Z'],
    ['Asia/Tokyo', '2026-11-17T15:00:00.000Z'],
    ['America/New_York', '2026-11-18T05:00:00.000Z'],
    ['Asia/Kathmandu', '2026-11-17T18:15:00.000Z'],
  ])('begins at midnight in %s', (timeZone, moment) => {
    expect(startOfDay('2026-11-18', timeZone).toISOString()).toBe(moment);
  });

  it.each([
    ['2024-04-26', 'Africa/Cairo', '2024-04-25T22:00:00.000Z'],
    ['2022-10-02', 'America/Asuncion', '2022-10-02T04:00:00.000Z'],
    ['2019-03-29', 'Asia/Amman', '2019-03-28T22:00:00.000Z'],
    ['2021-03-26', 'Asia/Amman', '2021-03-25T22:00:00.000Z'],
    ['2020-03-28', 'Asia/Hebron', '2020-03-27T22:00:00.000Z'],
  ])('begins at one in the morning where the clocks skip midnight: %s in %s', (day, timeZone, moment) => {
    expect(startOfDay(day, timeZone).toISOString()).toBe(moment);
  });

  it.each([
    ['2023-12-18', 'Antarctica/Vostok', '2023-12-17T17:00:00.000Z'],
    ['2019-10-25', 'Asia/Amman', '2019-10-24T21:00:00.000Z'],
    ['2021-10-29', 'Asia/Amman', '2021-10-28T21:00:00.000Z'],
    ['2016-10-29', 'Asia/Gaza', '2016-10-28T21:00:00.000Z'],
    ['2020-10-24', 'Asia/Hebron', '2020-10-23T21:00:00.000Z'],
  ])(
    'begins at the first midnight where the clocks are put back to it: %s in %s',
    (day, timeZone, moment) => {
      expect(startOfDay(day, timeZone).toISOString()).toBe(moment);
    },
  );

  it('begins as in UTC before there were time zones', () => {
    expect(startOfDay('0001-01-01', 'Asia/Tokyo').toISOString()).toBe('0001-01-01T00:00:00.000Z');
  });

  it('begins in every time zone when the one before it ends', () => {
    // Further back, some islands left out whole days.
    const days = fc.date({ min: new Date('2013-01-01'), max: new Date('2036-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(days.map(dayOf), fc.constantFrom(...timeZoneNames()), (day, timeZone) => {
        const start = startOfDay(day, timeZone);
        expect(localTime(start, timeZone).day).toBe(day);
        expect(localTime(new Date(start.getTime() - 60_000), timeZone).day < day).toBe(true);
      }),
    );
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
