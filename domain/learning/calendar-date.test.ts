import { describe, expect, it } from 'vitest';
import { isCalendarDate, longDate, shortDate } from './calendar-date.ts';

describe('a calendar date', () => {
  it('is a day that exists', () => {
    expect(isCalendarDate('2028-02-29')).toBe(true);
    for (const text of ['2027-02-29', '2027-13-01', '2027-00-10', '2027-1-1', 'soon', '']) {
      expect(isCalendarDate(text)).toBe(false);
    }
  });

  it('reads as short month and day on a card', () => {
    expect(shortDate('2025-05-01')).toBe('May 1');
  });

  it('reads in the long US format', () => {
    expect(longDate('2025-05-01')).toBe('May 1, 2025');
  });
});
