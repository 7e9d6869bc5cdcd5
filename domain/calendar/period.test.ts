import { describe, expect, it } from 'vitest';
import { chartDay, daysAfter, daysBetween, daysOf, readPeriod } from './period.ts';

describe('a period', () => {
  it('is 30 days unless the URL names another valid one', () => {
    expect([null, '90', '365', '31', 'x'].map(readPeriod)).toEqual([30, 90, 365, 30, 30]);
  });

  it('ends today and has as many days as it says', () => {
    const days = daysOf(30, '2026-03-15');
    expect(days).toHaveLength(30);
    expect(days[0]).toBe('2026-02-14');
    expect(days.at(-1)).toBe('2026-03-15');
  });

  it('shows the year on charts of more than a few months', () => {
    expect([30, 90, 365].map((days) => chartDay('2025-11-16', days))).toEqual([
      'Nov 16',
      'Nov 16',
      'Nov 16, 2025',
    ]);
  });

  it('counts calendar days, whatever the clocks do', () => {
    expect(daysAfter('2024-02-28', 1)).toBe('2024-02-29');
    expect(daysAfter('2026-01-01', -1)).toBe('2025-12-31');
    expect(daysBetween('2026-03-28', '2026-03-30')).toEqual(['2026-03-28', '2026-03-29', '2026-03-30']);
    expect(daysBetween('2026-03-30', '2026-03-28')).toEqual([]);
  });
});
