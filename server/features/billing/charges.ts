import { type DisputeState, disputeStateOf, isMoneyGone } from '@chalkline/domain/billing/dispute';
import type Stripe from 'stripe';
import { idOf } from './reference.ts';

type PaymentReference = string | { readonly id: string } | null | undefined;

/** A dispute: the card holder's bank has taken a payment back, or tried to. */
interface Dispute {
  readonly state: DisputeState;
  readonly disputedAt: Date;
  /** The deadline for the founder's response. */
  readonly dueAt: Date | null;
}

/** What happened to a payment after it was made. */
export interface PaymentOutcome {
  /** When it was refunded in full. */
  readonly refundedAt: Date | null;
  readonly dispute: Dispute | null;
}

interface Paid extends PaymentOutcome {
  readonly paidAt: Date;
}

const untouched: PaymentOutcome = { refundedAt: null, dispute: null };

/** What a customer has really paid, by payment. */
export class Charges {
  readonly #byPayment: ReadonlyMap<string, Paid>;

  constructor(byPayment: ReadonlyMap<string, Paid>) {
    this.#byPayment = byPayment;
  }

  paidAt(payment: PaymentReference): Date | undefined {
    return this.#of(payment)?.paidAt;
  }

  outcomeOf(payment: PaymentReference): PaymentOutcome {
    return this.#of(payment) ?? untouched;
  }

  /**
   * An invoice can have several payments. A payment whose money was returned counts more than one with a
   * won dispute.
   */
  outcomeOfInvoice({ payments }: Stripe.Invoice): PaymentOutcome {
    const all = (payments?.data ?? []).map(({ payment }) => this.outcomeOf(payment.payment_intent));
    return all.find(moneyLostAt) ?? all.find(({ dispute }) => dispute) ?? untouched;
  }

  #of(payment: PaymentReference): Paid | undefined {
    return this.#byPayment.get(idOf(payment) ?? '');
  }
}

export async function readCharges(stripe: Stripe, customer: string): Promise<Charges> {
  const charges = await stripe.charges.list({ customer, limit: 100 }).autoPagingToArray({ limit: 10_000 });
  const paid = charges.filter((charge) => charge.paid);
  return new Charges(new Map(await Promise.all(paid.map((charge) => entryOf(stripe, charge)))));
}

async function entryOf(stripe: Stripe, charge: Stripe.Charge): Promise<[string, Paid]> {
  const id = idOf(charge.payment_intent) ?? charge.id;
  return [id, { paidAt: moment(charge.created), ...(await readOutcome(stripe, charge)) }];
}

/** A partial refund is goodwill; only a full refund ends what was bought. */
async function readOutcome(stripe: Stripe, charge: Stripe.Charge): Promise<PaymentOutcome> {
  if (charge.refunded) {
    const { data } = await stripe.refunds.list({ charge: charge.id, limit: 1 });
    return { refundedAt: moment(data[0]?.created ?? charge.created), dispute: null };
  }
  if (!charge.disputed) return untouched;
  const { data } = await stripe.disputes.list({ charge: charge.id, limit: 1 });
  return { refundedAt: null, dispute: data[0] ? disputeOf(data[0]) : null };
}

function disputeOf({ status, created, evidence_details }: Stripe.Dispute): Dispute {
  const due = evidence_details.due_by;
  return {
    state: disputeStateOf(status),
    disputedAt: moment(created),
    dueAt: due === null ? null : moment(due),
  };
}

/** When a payment stopped counting, because it was refunded or the bank took it back. */
export function moneyLostAt({ refundedAt, dispute }: PaymentOutcome): Date | null {
  if (refundedAt || !dispute) return refundedAt;
  return isMoneyGone(dispute.state) ? dispute.disputedAt : null;
}

function moment(seconds: number): Date {
  return new Date(seconds * 1000);
}
