import type Stripe from 'stripe';
import { idOf } from './reference.ts';

type PaymentReference = string | { readonly id: string } | null | undefined;

interface Paid {
  readonly paidAt: Date;
  /** When all of it was given back, or taken back by the card's holder. */
  readonly givenBackAt: Date | null;
}

/** What a customer has really paid, by the payment that it was for. */
export class Charges {
  readonly #byPayment: ReadonlyMap<string, Paid>;

  constructor(byPayment: ReadonlyMap<string, Paid>) {
    this.#byPayment = byPayment;
  }

  paidAt(payment: PaymentReference): Date | undefined {
    return this.#of(payment)?.paidAt;
  }

  givenBackAt(payment: PaymentReference): Date | null {
    return this.#of(payment)?.givenBackAt ?? null;
  }

  invoiceGivenBackAt({ payments }: Stripe.Invoice): Date | null {
    const moments = (payments?.data ?? []).map(({ payment }) => this.givenBackAt(payment.payment_intent));
    return moments.find((moment) => moment !== null) ?? null;
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
  return [id, { paidAt: moment(charge.created), givenBackAt: await givenBackAt(stripe, charge) }];
}

/** A part of a payment that was given back is goodwill; only the whole of it ends what it bought. */
async function givenBackAt(stripe: Stripe, charge: Stripe.Charge): Promise<Date | null> {
  if (charge.refunded) {
    const { data } = await stripe.refunds.list({ charge: charge.id, limit: 1 });
    return moment(data[0]?.created ?? charge.created);
  }
  if (!charge.disputed) return null;
  const { data } = await stripe.disputes.list({ charge: charge.id, limit: 1 });
  const [dispute] = data;
  const isOurs = !dispute || dispute.status === 'won' || dispute.status === 'warning_closed';
  return isOurs ? null : moment(dispute.created);
}

function moment(seconds: number): Date {
  return new Date(seconds * 1000);
}
