import { newId } from './ids.ts';
import { type Customer, type Invoice, type InvoiceLine, type Subscription, wholeList } from './wire.ts';

export interface InvoiceDetails {
  readonly id: string;
  readonly customer: Customer;
  readonly subscription: Subscription | undefined;
  readonly reason: NonNullable<Invoice['billing_reason']>;
  readonly number: string;
  readonly created: number;
  readonly lines: InvoiceLine[];
  readonly paymentMethod: string | null;
  readonly url: string;
}

/** A finalised, unpaid invoice. The customer's credit lowers what is due. */
export function invoiceObject(details: InvoiceDetails): Invoice {
  const { customer, subscription, created, lines } = details;
  const total = lines.reduce((sum, line) => sum + line.amount, 0);
  const amountDue = Math.max(0, total + customer.balance);
  return {
    id: details.id,
    object: 'invoice',
    account_country: 'GB',
    account_name: 'Chalkline',
    account_tax_ids: null,
    amount_due: amountDue,
    amount_overpaid: 0,
    amount_paid: 0,
    amount_remaining: amountDue,
    amount_shipping: 0,
    application: null,
    attempt_count: 0,
    attempted: false,
    auto_advance: true,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null, provider: null, status: null },
    automatically_finalizes_at: null,
    billing_reason: details.reason,
    collection_method: 'charge_automatically',
    created,
    currency: 'usd',
    custom_fields: null,
    customer: customer.id,
    customer_account: null,
    customer_address: null,
    customer_email: customer.email,
    customer_name: customer.name ?? null,
    customer_phone: customer.phone ?? null,
    customer_shipping: null,
    customer_tax_exempt: 'none',
    customer_tax_ids: [],
    default_payment_method: details.paymentMethod,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    due_date: null,
    effective_at: created,
    ending_balance: total + customer.balance - amountDue,
    footer: null,
    from_invoice: null,
    hosted_invoice_url: details.url,
    invoice_pdf: null,
    issuer: { type: 'self' },
    last_finalization_error: null,
    latest_revision: null,
    lines: wholeList(lines, `/v1/invoices/${details.id}/lines`),
    livemode: false,
    metadata: {},
    next_payment_attempt: null,
    number: details.number,
    on_behalf_of: null,
    parent: subscription ? subscriptionParent(subscription) : null,
    payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: null },
    period_end: created,
    period_start: created,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    receipt_number: null,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    starting_balance: customer.balance,
    statement_descriptor: null,
    status: 'open',
    status_transitions: {
      finalized_at: created,
      marked_uncollectible_at: null,
      paid_at: null,
      voided_at: null,
    },
    subtotal: total,
    subtotal_excluding_tax: total,
    test_clock: null,
    total,
    total_discount_amounts: [],
    total_excluding_tax: total,
    total_pretax_credit_amounts: [],
    total_taxes: [],
    webhooks_delivered_at: created,
  };
}

function subscriptionParent({ id, metadata }: Subscription): Invoice['parent'] {
  return {
    quote_details: null,
    subscription_details: { metadata: { ...metadata }, subscription: id },
    type: 'subscription_details',
  };
}

export function newInvoiceId(): string {
  return newId('in');
}
