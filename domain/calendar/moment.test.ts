import { describe, expect, it } from 'vitest';
import { dayLabel, momentLabel, shortDayLabel } from './moment.ts';

describe('the label of a moment', () => {
  it('shows day and time in UTC', () => {
    expect(momentLabel('2026-03-04T09:05:59.123Z')).toBe('Mar 4, 2026, 09:05 UTC');
  });

  it('converts other time zones to UTC', () => {
    expect(momentLabel('2026-01-01T00:30:00+02:00')).toBe('Dec 31, 2025, 22:30 UTC');
  });
});

describe('the day of a moment', () => {
  const newYearsEve = new Date('2026-12-31T20:00:00Z');

  it('is the one on the calendar of the reader, as in the label with the time', () => {
    expect(dayLabel(newYearsEve, 'Asia/Tokyo')).toBe('January 1, 2027');
    expect(momentLabel(newYearsEve, 'Asia/Tokyo')).toBe('Jan 1, 2027, 05:00 UTC+9');
    expect(shortDayLabel(newYearsEve, 'Asia/Tokyo')).toBe('Jan 1');
    expect(dayLabel('2027-01-01T03:00:00.000Z', 'America/New_York')).toBe('December 31, 2026');
  });

  it('is the one in UTC while the time zone is unknown', () => {
    expect(dayLabel(newYearsEve, null)).toBe('December 31, 2026');
    expect(shortDayLabel(newYearsEve, null)).toBe('Dec 31');
  });
});
