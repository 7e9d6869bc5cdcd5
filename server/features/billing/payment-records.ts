import type { ReportedPayment } from '@chalkline/domain/billing/billing-changes';
import type { PaidPlanName } from '@chalkline/domain/billing/prices';
import type Stripe from 'stripe';
import type { Charges, PaymentOutcome } from './charges.ts';
import { planOfPrice } from './plan-prices.ts';
import { idOf } from './reference.ts';

/** One payment for the accounts. */
export interface PaymentRecord extends ReportedPayment {
  readonly currency: string;
  readonly disputedAt: Date | null;
}

/** Undefined for an invoice that is not about a plan, or that was for nothing. */
export function recordOfInvoice(
  invoice: Stripe.Invoice,
  priceIds: Readonly<Record<PaidPlanName, string>>,
  charges: Charges,
): PaymentRecord | undefined {
  const plan = invoice.lines.data.map((line) => planOfLine(line, priceIds)).findLast(Boolean);
  // A one-time payment is recorded by its checkout, which may or may not have an invoice.
  if (!plan || plan === 'Lifetime' || !invoice.id || invoice.amount_paid === 0) return undefined;
  return {
    id: invoice.id,
    plan,
    amountInCents: invoice.amount_paid,
    currency: invoice.currency,
    paidAt: moment(invoice.status_transitions.paid_at ?? invoice.created),
    isRenewal: invoice.billing_reason === 'subscription_cycle',
    ...outcomeColumns(charges.outcomeOfInvoice(invoice)),
  };
}

/** A switch to another plan has a line for the rest of the old plan, and then one for the new plan. */
function planOfLine(
  line: Stripe.InvoiceLineItem,
  priceIds: Readonly<Record<PaidPlanName, string>>,
): PaidPlanName | undefined {
  const id = idOf(line.pricing?.price_details?.price);
  return id ? planOfPrice(priceIds, id) : undefined;
}

export function recordOfSession(session: Stripe.Checkout.Session, charges: Charges): PaymentRecord {
  return {
    id: session.id,
    plan: 'Lifetime',
    amountInCents: session.amount_total ?? 0,
    currency: session.currency ?? 'usd',
    paidAt: charges.paidAt(session.payment_intent) ?? moment(session.created),
    isRenewal: false,
    ...outcomeColumns(charges.outcomeOf(session.payment_intent)),
  };
}

function outcomeColumns({ refundedAt, dispute }: PaymentOutcome) {
  return {
    refundedAt,
    disputedAt: dispute?.disputedAt ?? null,
    disputeState: dispute?.state ?? null,
    disputeDueAt: dispute?.dueAt ?? null,
  };
}

function moment(seconds: number): Date {
  return new Date(seconds * 1000);
}
