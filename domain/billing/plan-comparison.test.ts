import { describe, expect, it } from 'vitest';
import { annualSaving, lifetimePayoff, planReasons } from './plan-comparison.ts';
import { prices } from './prices.ts';
import { hasPrioritySupport, prioritySupportPromise } from './priority-support.ts';

const amounts = {
  Monthly: prices.Monthly.amount,
  Annual: prices.Annual.amount,
  Lifetime: prices.Lifetime.amount,
};

describe('the saving of Annual', () => {
  it('is computed against twelve months of Monthly', () => {
    expect(annualSaving(amounts)).toBe('$24.92 a month: 49% less than Monthly, $289 saved in a year.');
    expect(annualSaving({ Monthly: 50, Annual: 300 })).toBe(
      '$25 a month: 50% less than Monthly, $300 saved in a year.',
    );
  });

  it('is not claimed when there is none, or a price is unknown', () => {
    expect(annualSaving({ Monthly: 25, Annual: 300 })).toBeUndefined();
    expect(annualSaving({ Annual: 300 })).toBeUndefined();
  });
});

describe('the moment when Lifetime pays off', () => {
  it('is the first payment with which the other plan has cost more', () => {
    expect(lifetimePayoff(amounts)).toBe(
      'Pays for itself in month 13 compared with Monthly, or year 3 compared with Annual.',
    );
    expect(lifetimePayoff({ Monthly: 50, Annual: 300, Lifetime: 600 })).toContain('month 13');
    expect(lifetimePayoff({ Monthly: 50, Lifetime: 600 })).toBeUndefined();
  });
});

it('says what sets each plan apart', () => {
  expect(planReasons('Annual', amounts)).toContain(prioritySupportPromise);
  expect(planReasons('Lifetime', amounts)).toHaveLength(1);
  expect(planReasons('Monthly', amounts)).toEqual([]);
});

it('gives priority support while Annual is active, also next to Consulting', () => {
  const now = new Date('2026-11-16T12:00:00Z');
  const until = (endsAt: string | null) => (endsAt === null ? null : new Date(endsAt));
  const own = (plan: 'Annual' | 'Consulting', endsAt: string | null) => ({
    plan,
    startsAt: new Date('2026-01-01'),
    endsAt: until(endsAt),
  });
  expect(hasPrioritySupport([own('Consulting', null), own('Annual', '2027-01-01')], now)).toBe(true);
  expect(hasPrioritySupport([own('Consulting', null), own('Annual', '2026-11-01')], now)).toBe(false);
  expect(hasPrioritySupport([own('Consulting', null)], now)).toBe(false);
});
