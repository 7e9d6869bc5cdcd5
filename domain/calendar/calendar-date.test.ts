import { date as anyDate, assert, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { britishDate, dayOf, isCalendarDate, longDate, shortDate } from './calendar-date.ts';

describe('a calendar date', () => {
  it('is an existing day', () => {
    expect(isCalendarDate('2028-02-29')).toBe(true);
    for (const text of ['2027-02-29', '2027-13-01', '2027-00-10', '2027-1-1', '0000-01-01', 'soon', '']) {
      expect(isCalendarDate(text)).toBe(false);
    }
  });

  it('is shown as short month and day on a card', () => {
    expect(shortDate('2025-05-01')).toBe('May 1');
  });

  it('is shown in the long US format', () => {
    expect(longDate('2025-05-01')).toBe('May 1, 2025');
  });

  it('is shown in the British format on legal pages', () => {
    expect(britishDate('2025-08-15')).toBe('15 August 2025');
    expect(britishDate('2026-01-02')).toBe('2 January 2026');
  });

  it('is formatted like a US calendar on any day', () => {
    const long = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
    const short = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });
    const days = anyDate({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true });
    assert(
      property(days, (moment) => {
        const day = dayOf(moment);
        expect(longDate(day)).toBe(long.format(moment));
        expect(shortDate(day)).toBe(short.format(moment));
      }),
    );
  });
});
