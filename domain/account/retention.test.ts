import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Account, isInactive, monthsBefore } from './retention.ts';

const now = new Date('2026-11-15T12:00:00Z');
const account = (facts: Partial<Account> = {}): Account => ({
  lastSeenAt: new Date('2024-11-15T11:59:59Z'),
  isFounder: false,
  owned: [],
  ...facts,
});
const owning = (plan: 'Free' | 'Monthly' | 'Lifetime', endsAt: Date | null) =>
  account({ owned: [{ plan, startsAt: new Date('2024-01-01'), endsAt }] });

describe('an account', () => {
  it('is inactive when the person was not seen for 24 months, and not earlier', () => {
    expect(isInactive(account(), now)).toBe(true);
    expect(isInactive(account({ lastSeenAt: new Date('2024-11-15T12:00:00Z') }), now)).toBe(false);
  });

  it('is never inactive while a paid plan is owned', () => {
    expect(isInactive(owning('Lifetime', null), now)).toBe(false);
    expect(isInactive(owning('Monthly', new Date('2026-11-16')), now)).toBe(false);
  });

  it('is inactive when all paid plans have ended', () => {
    expect(isInactive(owning('Monthly', new Date('2026-11-15')), now)).toBe(true);
    expect(isInactive(owning('Free', null), now)).toBe(true);
  });

  it('is never inactive when it belongs to a founder', () => {
    expect(isInactive(account({ isFounder: true }), now)).toBe(false);
  });
});

describe('monthsBefore', () => {
  it.each([
    ['2026-11-15T12:00:00.000Z', 24, '2024-11-15T12:00:00.000Z'],
    ['2026-03-31T00:00:00.000Z', 1, '2026-02-28T00:00:00.000Z'],
    ['2024-02-29T08:00:00.000Z', 84, '2017-02-28T08:00:00.000Z'],
    ['2026-01-10T00:00:00.000Z', 12, '2025-01-10T00:00:00.000Z'],
  ])('turns %s, minus %i months, into %s', (from, months, expected) => {
    expect(monthsBefore(new Date(from), months).toISOString()).toBe(expected);
  });

  it('are always earlier, and by no more days than the months can have', () => {
    const days = fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(days, fc.integer({ min: 1, max: 120 }), (day, months) => {
        const passed = (day.getTime() - monthsBefore(day, months).getTime()) / 86_400_000;
        expect(passed).toBeGreaterThanOrEqual(months * 28);
        expect(passed).toBeLessThanOrEqual(months * 31 + 3);
      }),
    );
  });
});
