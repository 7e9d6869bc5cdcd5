import { describe, expect, it } from 'vitest';
import { isTimeZone, localTime } from './time-zone.ts';
import { currentTimeZoneName, timeZoneNames } from './time-zone-names.ts';

const oldAndCurrent = [
  ['Asia/Calcutta', 'Asia/Kolkata'],
  ['Europe/Kiev', 'Europe/Kyiv'],
  ['Asia/Saigon', 'Asia/Ho_Chi_Minh'],
  ['America/Buenos_Aires', 'America/Argentina/Buenos_Aires'],
] as const;

describe('the names of time zones', () => {
  it('are all known, each once and in order', () => {
    const names = timeZoneNames();
    expect(names).toContain('UTC');
    expect(names.every(isTimeZone)).toBe(true);
    expect(names).toEqual([...new Set(names)].toSorted());
  });

  it.each(oldAndCurrent)('offer %s by its current name %s', (old, current) => {
    expect(timeZoneNames()).toContain(current);
    expect(timeZoneNames()).not.toContain(old);
    expect(currentTimeZoneName(old)).toBe(current);
    expect(currentTimeZoneName(current)).toBe(current);
  });

  it.each(oldAndCurrent)('mean the same time, whether old or current: %s and %s', (old, current) => {
    for (const moment of [new Date('2026-01-15T12:00:00Z'), new Date('2026-07-15T12:00:00Z')])
      expect(localTime(moment, old)).toEqual(localTime(moment, current));
  });

  it('contain no other name for a time zone that is also listed', () => {
    expect(timeZoneNames().filter((name) => currentTimeZoneName(name) !== name)).toEqual([]);
  });
});
