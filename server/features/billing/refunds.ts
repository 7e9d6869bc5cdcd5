import type Stripe from 'stripe';

type PaymentReference = string | { readonly id: string } | null | undefined;

/** What a customer got back in full, by the payment that it was for. */
export class Refunds {
  readonly #byPayment: ReadonlyMap<string, Date>;

  constructor(byPayment: ReadonlyMap<string, Date>) {
    this.#byPayment = byPayment;
  }

  ofPayment(payment: PaymentReference): Date | null {
    const id = typeof payment === 'string' ? payment : payment?.id;
    return (id && this.#byPayment.get(id)) || null;
  }

  ofInvoice({ payments }: Stripe.Invoice): Date | null {
    const moments = (payments?.data ?? []).map(({ payment }) => this.ofPayment(payment.payment_intent));
    return moments.find((moment) => moment !== null) ?? null;
  }
}

/** A part of a payment that was given back is goodwill; only the whole of it ends what it bought. */
export async function readRefunds(stripe: Stripe, customer: string): Promise<Refunds> {
  const charges = await stripe.charges.list({ customer, limit: 100 }).autoPagingToArray({ limit: 10_000 });
  const refunded = charges.filter((charge) => charge.refunded);
  const entries = await Promise.all(refunded.map((charge) => refundEntry(stripe, charge)));
  return new Refunds(new Map(entries));
}

async function refundEntry(stripe: Stripe, charge: Stripe.Charge): Promise<[string, Date]> {
  const { data } = await stripe.refunds.list({ charge: charge.id, limit: 1 });
  const payment = charge.payment_intent;
  const id = typeof payment === 'string' ? payment : (payment?.id ?? charge.id);
  return [id, new Date((data[0]?.created ?? charge.created) * 1000)];
}
