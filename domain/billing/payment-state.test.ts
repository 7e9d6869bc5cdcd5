import { describe, expect, it } from 'vitest';
import { planHeldAt } from './entitlements.ts';
import { grantsOf, type Subscription } from './payment-state.ts';

const day = (text: string) => new Date(`${text}T00:00:00Z`);

const monthly: Subscription = {
  id: 'sub_1',
  plan: 'Monthly',
  startedAt: day('2026-03-01'),
  paidUntil: day('2026-04-01'),
  renews: true,
  isOwed: false,
  endedAt: null,
  refundedAt: null,
};

const heldOn = (subscription: Subscription, date: string) =>
  planHeldAt(grantsOf({ subscriptions: [subscription], purchases: [] }, day(date)), day(date));

describe('a subscription', () => {
  it('grants its plan for the paid period, and says when it renews', () => {
    expect(heldOn(monthly, '2026-03-15')).toBe('Monthly');
    expect(grantsOf({ subscriptions: [monthly], purchases: [] }, day('2026-03-15'))[0]?.renewsAt).toEqual(
      day('2026-04-01'),
    );
  });

  it('stays active for seven days while a renewal is late or has failed, and then ends', () => {
    expect(heldOn(monthly, '2026-04-07')).toBe('Monthly');
    expect(heldOn(monthly, '2026-04-08')).toBe('Free');
  });

  it('says since when a renewal is overdue, while it is retried', () => {
    const owed = { ...monthly, isOwed: true };
    const owedSince = (change: Partial<Subscription> = {}) =>
      grantsOf({ subscriptions: [{ ...owed, ...change }], purchases: [] }, day('2026-04-03'))[0]?.owedSince;
    expect(owedSince()).toEqual(day('2026-04-01'));
    expect(owedSince({ isOwed: false })).toBeNull();
    expect(owedSince({ endedAt: day('2026-04-02') })).toBeNull();
    expect(owedSince({ paidUntil: day('2026-06-01') })).toEqual(day('2026-04-03'));
  });

  it('lasts to the end of the paid period when it was cancelled', () => {
    const cancelled = { ...monthly, renews: false };
    expect(heldOn(cancelled, '2026-03-31')).toBe('Monthly');
    expect(heldOn(cancelled, '2026-04-01')).toBe('Free');
    expect(
      grantsOf({ subscriptions: [cancelled], purchases: [] }, day('2026-03-15'))[0]?.renewsAt,
    ).toBeNull();
  });

  it('grants nothing after it was ended or refunded', () => {
    for (const change of [{ endedAt: day('2026-03-10') }, { refundedAt: day('2026-03-10') }]) {
      const grants = grantsOf(
        { subscriptions: [{ ...monthly, ...change }], purchases: [] },
        day('2026-03-20'),
      );
      expect(planHeldAt(grants, day('2026-03-09'))).toBe('Monthly');
      expect(planHeldAt(grants, day('2026-03-10'))).toBe('Free');
    }
  });
});

it('follows a provider whose clock is ahead: what it started is active, what it ended is not', () => {
  const ahead = { ...monthly, startedAt: day('2026-06-01'), paidUntil: day('2026-07-01') };
  expect(heldOn(ahead, '2026-03-15')).toBe('Monthly');
  expect(heldOn({ ...ahead, endedAt: day('2026-07-01') }, '2026-03-15')).toBe('Free');
});

describe('Lifetime', () => {
  const bought = { id: 'cs_1', plan: 'Lifetime', paidAt: day('2026-03-01'), refundedAt: null } as const;

  it('lasts', () => {
    const grants = grantsOf({ subscriptions: [], purchases: [bought] }, day('2026-03-15'));
    expect(planHeldAt(grants, day('2066-03-01'))).toBe('Lifetime');
  });

  it('ends when it is refunded', () => {
    const grants = grantsOf(
      { subscriptions: [], purchases: [{ ...bought, refundedAt: day('2026-03-20') }] },
      day('2026-03-25'),
    );
    expect(planHeldAt(grants, day('2026-03-20'))).toBe('Free');
  });

  it('remains when Consulting ends', () => {
    const consulting: Subscription = { ...monthly, plan: 'Consulting', renews: false };
    const grants = grantsOf({ subscriptions: [consulting], purchases: [bought] }, day('2026-03-15'));
    expect(planHeldAt(grants, day('2026-03-31'))).toBe('Consulting');
    expect(planHeldAt(grants, day('2026-04-01'))).toBe('Lifetime');
  });
});
