import { describe, expect, it } from 'vitest';
import { billingChanges, type ReportedPayment } from './billing-changes.ts';
import type { Grant } from './payment-state.ts';

const now = new Date('2026-11-16T12:00:00Z');
const daysFromNow = (days: number) => new Date(now.getTime() + days * 86_400_000);

const payment: ReportedPayment = {
  id: 'in_1',
  plan: 'Annual',
  amountInCents: 29_900,
  paidAt: daysFromNow(-0.01),
  refundedAt: null,
  disputeState: null,
  disputeDueAt: null,
  isRenewal: false,
};
const plan: Grant = {
  source: 'subscription sub_1',
  plan: 'Annual',
  startsAt: daysFromNow(-1),
  renewsAt: daysFromNow(365),
  endsAt: daysFromNow(372),
  owedSince: null,
};

const records = (facts: { payment?: Partial<ReportedPayment>; plan?: Partial<Grant> } = {}) => ({
  payments: [{ ...payment, ...facts.payment }],
  plans: [{ ...plan, ...facts.plan }],
});
const nothing = { payments: [], plans: [] };
const kinds = (before: Parameters<typeof billingChanges>[0], after: Parameters<typeof billingChanges>[1]) =>
  billingChanges(before, after, now).map(({ kind }) => kind);

describe('a payment', () => {
  it('is news once, when it is not recorded yet', () => {
    expect(billingChanges(nothing, records(), now)).toEqual([{ kind: 'paid', payment, isFirstEver: true }]);
    expect(kinds(records(), records())).toEqual([]);
  });

  it("is not a person's first when others are recorded", () => {
    const renewed = { ...payment, id: 'in_2', isRenewal: true };
    const after = { ...records(), payments: [payment, renewed] };
    expect(billingChanges(records(), after, now)).toEqual([
      { kind: 'paid', payment: renewed, isFirstEver: false },
    ]);
  });

  it('is not news when it was made days ago', () => {
    expect(kinds(nothing, records({ payment: { paidAt: daysFromNow(-3) } }))).toEqual([]);
  });

  it('that was refunded is only reported as refunded', () => {
    const refunded = records({ payment: { refundedAt: now }, plan: { renewsAt: null, endsAt: now } });
    expect(kinds(records(), refunded)).toEqual(['refunded']);
    expect(kinds(nothing, refunded)).toEqual(['refunded']);
    expect(kinds(refunded, refunded)).toEqual([]);
  });

  it('that was made twice leaves the plan when it is refunded', () => {
    const second = { ...payment, id: 'in_2', refundedAt: now };
    const after = { ...records(), payments: [payment, second] };
    expect(billingChanges(records(), after, now)).toEqual([
      { kind: 'refunded', payment: second, isPlanKept: true },
    ]);
  });

  it.each([
    ['inquiry', ['disputed']],
    ['needs_response', ['disputed']],
    ['under_review', ['disputed']],
    ['won', []],
    ['lost', []],
  ] as const)('with a dispute that is %s is reported as %j', (disputeState, expected) => {
    expect(kinds(records(), records({ payment: { disputeState } }))).toEqual(expected);
  });

  it('is reported as disputed once', () => {
    const disputed = records({ payment: { disputeState: 'inquiry' } });
    expect(kinds(disputed, records({ payment: { disputeState: 'needs_response' } }))).toEqual([]);
  });
});

describe('a plan', () => {
  it('is cancelled when it no longer renews but goes on for a while', () => {
    const cancelled = records({ plan: { renewsAt: null, endsAt: daysFromNow(365) } });
    expect(kinds(records(), cancelled)).toEqual(['cancelled']);
    expect(kinds(cancelled, cancelled)).toEqual([]);
    expect(kinds(cancelled, records())).toEqual([]);
  });

  it('that ends at once was not cancelled by the member', () => {
    expect(kinds(records(), records({ plan: { renewsAt: null, endsAt: now } }))).toEqual([]);
  });

  it('reports a failed renewal once, until it is paid', () => {
    const owed = records({ plan: { owedSince: now } });
    expect(kinds(records(), owed)).toEqual(['renewal_failed']);
    expect(kinds(owed, owed)).toEqual([]);
    expect(kinds(owed, records())).toEqual([]);
  });
});
