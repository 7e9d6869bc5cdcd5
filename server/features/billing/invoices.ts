import type { Invoices } from '@chalkline/contract/invoices';
import type Stripe from 'stripe';
import { findCustomer } from './customers.ts';
import { reachingProvider } from './reaching-provider.ts';
import type { Billing } from './sync-customer.ts';

/** Earlier invoices are in the billing portal. */
const mostInvoices = 24;

const states = ['paid', 'open'] as const;

/** A person's invoices at the provider, the latest first. */
export async function invoicesOf({ db, stripe }: Billing, userId: string): Promise<Invoices> {
  const customer = await findCustomer(db, userId);
  if (!customer) return [];
  const { data } = await reachingProvider(() => stripe.invoices.list({ customer, limit: mostInvoices }));
  return data.filter(({ status }) => status !== 'draft').map(toInvoice);
}

function toInvoice(invoice: Stripe.Invoice): Invoices[number] {
  const { id = '', number, created, total, status, hosted_invoice_url } = invoice;
  return {
    id,
    number: number ?? id,
    createdAt: new Date(created * 1000).toISOString(),
    amountInCents: total,
    state: states.find((known) => known === status) ?? 'void',
    url: hosted_invoice_url ?? null,
  };
}
