import { describe, expect, it } from 'vitest';
import { guaranteeFact, nextCharge, purchaseFacts } from './purchase-facts.ts';

const paidAt = '2026-11-16T09:00:00.000Z';

describe('the facts about a purchase', () => {
  it('name the plan, the payment and the next charge', () => {
    const renewsAt = '2027-11-16T09:00:00.000Z';
    expect(purchaseFacts({ plan: 'Annual', amountInCents: 29_900, paidAt, renewsAt }, null)).toEqual([
      { label: 'Plan', value: 'Annual' },
      { label: 'Paid', value: '$299 on November 16, 2026' },
      { label: 'Next charge', value: '$299 on November 16, 2027' },
    ]);
  });

  it('say that nothing more is charged for Lifetime, or for a plan that was cancelled', () => {
    expect(nextCharge('Lifetime', null, null)).toBe('None. You paid once, and nothing renews.');
    expect(nextCharge('Monthly', null, null)).toBe("None. Your plan won't renew.");
  });

  it('name the last day of the guarantee, except for Consulting', () => {
    expect(guaranteeFact({ plan: 'Lifetime', paidAt }, null)).toEqual({
      label: 'Money-back guarantee',
      value: 'Until December 16, 2026',
    });
    expect(guaranteeFact({ plan: 'Consulting', paidAt }, null)).toBeUndefined();
  });

  it("have the days of the buyer's calendar", () => {
    const payment = {
      plan: 'Annual',
      amountInCents: 29_900,
      paidAt: '2026-11-16T20:00:00.000Z',
      renewsAt: '2027-11-16T20:00:00.000Z',
    } as const;
    expect(purchaseFacts(payment, 'Asia/Tokyo').slice(1)).toEqual([
      { label: 'Paid', value: '$299 on November 17, 2026' },
      { label: 'Next charge', value: '$299 on November 17, 2027' },
    ]);
    expect(guaranteeFact(payment, 'Asia/Tokyo')?.value).toBe('Until December 17, 2026');
  });
});
