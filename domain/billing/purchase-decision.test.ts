import { describe, expect, it } from 'vitest';
import { complimentarySource } from './grant-source.ts';
import type { PlanName } from './plans.ts';
import type { PaidPlanName } from './prices.ts';
import { decidePurchase } from './purchase-decision.ts';

const now = new Date('2026-03-15T00:00:00Z');
const owning = (...plans: PlanName[]) =>
  plans.map((plan) => ({
    plan,
    source: `subscription of ${plan}`,
    startsAt: new Date('2026-03-01T00:00:00Z'),
    endsAt: null,
  }));

describe('requesting a plan', () => {
  it.each<PaidPlanName>(['Monthly', 'Annual', 'Lifetime', 'Consulting'])(
    '%s can be bought with nothing owned',
    (plan) => {
      expect(decidePurchase(plan, [], now)).toEqual({ kind: 'buy' });
    },
  );

  it.each<PaidPlanName>(['Monthly', 'Annual', 'Lifetime', 'Consulting'])(
    '%s cannot be bought twice',
    (plan) => {
      expect(decidePurchase(plan, owning(plan), now).refusal?.code).toBe('already_owned');
    },
  );

  it('switches the one subscription between Monthly and Annual', () => {
    expect(decidePurchase('Annual', owning('Monthly'), now)).toEqual({ kind: 'switch', from: 'Monthly' });
    expect(decidePurchase('Monthly', owning('Annual'), now)).toEqual({ kind: 'switch', from: 'Annual' });
  });

  it('is a purchase when the membership was complimentary, because there is no subscription to switch', () => {
    const given = owning('Monthly').map((one) => ({ ...one, source: complimentarySource('1') }));
    expect(decidePurchase('Annual', given, now)).toEqual({ kind: 'buy' });
    expect(decidePurchase('Monthly', given, now).refusal?.code).toBe('already_owned');
  });

  it('is refused for a membership that Lifetime or Consulting already include', () => {
    for (const owned of ['Lifetime', 'Consulting'] as const) {
      for (const wanted of ['Monthly', 'Annual'] as const) {
        expect(decidePurchase(wanted, owning(owned), now).refusal?.code).toBe('already_included');
      }
    }
  });

  it('allows Lifetime and Consulting on top of anything else', () => {
    expect(decidePurchase('Lifetime', owning('Consulting', 'Monthly'), now)).toEqual({ kind: 'buy' });
    expect(decidePurchase('Consulting', owning('Annual'), now)).toEqual({ kind: 'buy' });
  });

  it('does not count plans that have ended', () => {
    const ended = owning('Monthly').map((one) => ({ ...one, endsAt: now }));
    expect(decidePurchase('Monthly', ended, now)).toEqual({ kind: 'buy' });
  });
});
