import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { periodEnd } from './calendar.ts';

const at = (date: string) => Date.parse(`${date}T10:00:00Z`) / 1000;

describe('the end of a billing period', () => {
  it('is the same day of the next month or year', () => {
    expect(periodEnd(at('2026-03-15'), at('2026-03-15'), 'month')).toBe(at('2026-04-15'));
    expect(periodEnd(at('2026-03-15'), at('2026-03-15'), 'year')).toBe(at('2027-03-15'));
  });

  it('is the last day of a month that is too short, and returns to its own day after that', () => {
    const anchor = at('2026-01-31');
    expect(periodEnd(anchor, anchor, 'month')).toBe(at('2026-02-28'));
    expect(periodEnd(anchor, at('2026-02-28'), 'month')).toBe(at('2026-03-31'));
  });

  it('lies 28 to 31 days ahead for a month, however many periods there were', () => {
    const moment = fc.integer({ min: at('2020-01-01'), max: at('2030-01-01') });
    fc.assert(
      fc.property(moment, fc.integer({ min: 0, max: 30 }), (anchor, periods) => {
        let start = anchor;
        for (let period = 0; period < periods; period += 1) start = periodEnd(anchor, start, 'month');
        const days = (periodEnd(anchor, start, 'month') - start) / 86_400;
        expect(days).toBeGreaterThanOrEqual(28);
        expect(days).toBeLessThanOrEqual(31);
      }),
    );
  });
});
