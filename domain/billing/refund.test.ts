import { describe, expect, it } from 'vitest';
import type { PaidPlanName } from './prices.ts';
import { decideRefund, type PaidOnce } from './refund.ts';

const now = new Date('2026-03-30T12:00:00Z');
const paid = (plan: PaidPlanName, day: string, refundedAt: Date | null = null): PaidOnce => ({
  plan,
  amountInCents: 4900,
  paidAt: new Date(`${day}T12:00:00Z`),
  refundedAt,
  disputeState: null,
});
const reasonOf = (plan: PaidPlanName, payments: readonly PaidOnce[]) => {
  return decideRefund(plan, payments, now).refusal?.code;
};

describe('refunding a plan', () => {
  it('excludes payments that the bank has taken back, and includes those of a won dispute', () => {
    const disputed = (disputeState: PaidOnce['disputeState']) => ({
      ...paid('Monthly', '2026-03-20'),
      disputeState,
    });
    for (const state of ['needs_response', 'under_review', 'lost'] as const)
      expect(reasonOf('Monthly', [disputed(state)])).toBe('disputed');
    expect(reasonOf('Monthly', [disputed('won')])).toBeUndefined();
  });

  it('includes all payments for the plan, also a renewal within the thirty days', () => {
    const payments = [
      paid('Monthly', '2026-03-01'),
      paid('Monthly', '2026-03-29'),
      paid('Annual', '2026-03-29'),
    ];
    const decision = decideRefund('Monthly', payments, now);
    expect(decision).toEqual({
      payments: payments.slice(0, 2),
      amountInCents: 9800,
      until: new Date('2026-03-31T12:00:00Z'),
    });
  });

  it('counts from the first payment of the plan, even when that one was refunded', () => {
    expect(reasonOf('Monthly', [paid('Monthly', '2026-02-01'), paid('Monthly', '2026-03-01')])).toBe(
      'too_late',
    );
    expect(
      reasonOf('Annual', [
        paid('Annual', '2025-03-01', new Date('2025-03-02')),
        paid('Annual', '2026-03-29'),
      ]),
    ).toBe('too_late');
  });

  it('happens once', () => {
    expect(reasonOf('Lifetime', [paid('Lifetime', '2026-03-29', now)])).toBe('already_refunded');
  });

  it('is refused for plans that were not paid, or are not guaranteed', () => {
    expect(reasonOf('Monthly', [])).toBe('nothing_paid');
    expect(reasonOf('Consulting', [paid('Consulting', '2026-03-29')])).toBe('not_guaranteed');
  });
});
