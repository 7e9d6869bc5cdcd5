import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Purchase, Subscription } from './payment-state.ts';
import { surplusOf } from './surplus.ts';

const now = new Date('2026-03-15T00:00:00Z');
const day = (text: string) => new Date(`${text}T00:00:00Z`);

const subscription = (id: string, facts: Partial<Subscription> = {}): Subscription => ({
  id,
  plan: 'Monthly',
  startedAt: day('2026-03-01'),
  paidUntil: day('2026-04-01'),
  renews: true,
  isOwed: false,
  endedAt: null,
  refundedAt: null,
  ...facts,
});

const lifetime = (id: string, paidAt = '2026-03-02'): Purchase => ({
  id,
  plan: 'Lifetime',
  paidAt: day(paidAt),
  refundedAt: null,
});

describe('surplus plans', () => {
  it('do not exist with one plan of each kind', () => {
    const state = {
      subscriptions: [subscription('m'), subscription('c', { plan: 'Consulting' })],
      purchases: [],
    };
    expect(surplusOf(state, now)).toEqual([]);
  });

  it('include a running Monthly or Annual next to Lifetime', () => {
    const state = { subscriptions: [subscription('a', { plan: 'Annual' })], purchases: [lifetime('l')] };
    expect(surplusOf(state, now)).toEqual([{ id: 'a', kind: 'subscription', isRefunded: false }]);
  });

  it('do not include Consulting next to Lifetime', () => {
    const state = { subscriptions: [subscription('c', { plan: 'Consulting' })], purchases: [lifetime('l')] };
    expect(surplusOf(state, now)).toEqual([]);
  });

  it('do not exist next to a refunded Lifetime', () => {
    const state = {
      subscriptions: [subscription('m')],
      purchases: [{ ...lifetime('l'), refundedAt: day('2026-03-10') }],
    };
    expect(surplusOf(state, now)).toEqual([]);
  });

  it('include the earlier of two memberships, which is refunded', () => {
    const state = {
      subscriptions: [subscription('new', { startedAt: day('2026-03-03') }), subscription('old')],
      purchases: [],
    };
    expect(surplusOf(state, now)).toEqual([{ id: 'old', kind: 'subscription', isRefunded: true }]);
  });

  it('include the lower of two memberships from the same second', () => {
    const state = {
      subscriptions: [subscription('z'), subscription('a', { plan: 'Annual' })],
      purchases: [],
    };
    expect(surplusOf(state, now)).toEqual([{ id: 'z', kind: 'subscription', isRefunded: true }]);
  });

  it('include the second of two Consulting plans or two Lifetimes', () => {
    const state = {
      subscriptions: [
        subscription('second', { plan: 'Consulting', startedAt: day('2026-03-03') }),
        subscription('first', { plan: 'Consulting' }),
      ],
      purchases: [lifetime('later', '2026-03-09'), lifetime('sooner')],
    };
    expect(surplusOf(state, now)).toEqual([
      { id: 'second', kind: 'subscription', isRefunded: true },
      { id: 'later', kind: 'purchase', isRefunded: true },
    ]);
  });

  it('include an overdue plan next to a paid one, without a refund for used time', () => {
    for (const plan of ['Monthly', 'Consulting'] as const) {
      const owed = subscription('owed', { plan, isOwed: true });
      const paid = subscription('paid', { plan, startedAt: day('2026-03-10') });
      expect(surplusOf({ subscriptions: [owed, paid], purchases: [] }, now)).toEqual([
        { id: 'owed', kind: 'subscription', isRefunded: false },
      ]);
    }
  });

  it('include a refunded subscription, which must not charge again', () => {
    const state = { subscriptions: [subscription('m', { refundedAt: day('2026-03-10') })], purchases: [] };
    expect(surplusOf(state, now)).toEqual([{ id: 'm', kind: 'subscription', isRefunded: false }]);
  });

  it('do not depend on the order in which the provider lists them', () => {
    const any = fc.array(
      fc.record({
        id: fc.uuid(),
        plan: fc.constantFrom('Monthly' as const, 'Annual' as const, 'Consulting' as const),
        startedAt: fc.constantFrom(day('2026-03-01'), day('2026-03-02')),
      }),
      { maxLength: 5 },
    );
    fc.assert(
      fc.property(any, fc.array(fc.uuid(), { maxLength: 3 }), (made, bought) => {
        const subscriptions = made.map((facts) => subscription(facts.id, facts));
        const purchases = bought.map((id) => lifetime(id));
        const ids = (found: readonly { id: string }[]) => found.map(({ id }) => id).toSorted();
        expect(
          ids(
            surplusOf({ subscriptions: subscriptions.toReversed(), purchases: purchases.toReversed() }, now),
          ),
        ).toEqual(ids(surplusOf({ subscriptions, purchases }, now)));
      }),
    );
  });
});
