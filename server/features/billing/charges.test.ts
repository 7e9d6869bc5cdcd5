import type Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import { Charges } from './charges.ts';

const paidAt = new Date('2026-11-01T12:00:00Z');
const refundedAt = new Date('2026-11-10T12:00:00Z');
const won = { state: 'won' as const, disputedAt: paidAt, dueAt: null };

const charges = new Charges(
  new Map([
    ['pi_won', { paidAt, refundedAt: null, dispute: won }],
    ['pi_refunded', { paidAt, refundedAt, dispute: null }],
    ['pi_kept', { paidAt, refundedAt: null, dispute: null }],
  ]),
);

function invoiceOf(...intents: string[]): Stripe.Invoice {
  const data = intents.map((payment_intent) => ({ payment: { payment_intent } }));
  return { payments: { data } } as unknown as Stripe.Invoice;
}

describe('the charges of an invoice', () => {
  it('does not hide the refund of one payment behind the won dispute of another', () => {
    expect(charges.outcomeOfInvoice(invoiceOf('pi_won', 'pi_refunded'))).toMatchObject({ refundedAt });
    expect(charges.outcomeOfInvoice(invoiceOf('pi_kept', 'pi_won'))).toMatchObject({ dispute: won });
    expect(charges.outcomeOfInvoice(invoiceOf('pi_kept'))).toMatchObject({ refundedAt: null, dispute: null });
  });
});
