import { accountOf, type LedgerTransaction, mustExist } from '../ledger/transaction.ts';
import { invoiceObject, newInvoiceId } from '../objects/invoice.ts';
import { type InvoiceLineDetails, invoiceLineObject } from '../objects/invoice-line.ts';
import { invoicePaymentObject } from '../objects/invoice-payment.ts';
import { paymentIntentObject } from '../objects/payment-intent.ts';
import type { Invoice, InvoicePayment, Metadata, PaymentIntent, Subscription } from '../objects/wire.ts';
import { type PaymentAttempt, takePayment } from './take-payment.ts';

export type DraftLine = Omit<InvoiceLineDetails, 'invoice' | 'subscription'>;

export interface DraftInvoice {
  readonly customerId: string;
  readonly subscription?: Subscription;
  readonly reason: NonNullable<Invoice['billing_reason']>;
  readonly lines: readonly DraftLine[];
  readonly at: number;
}

/** Creates an invoice and applies the customer's credit. Nothing has been collected yet. */
export function issueInvoice(transaction: LedgerTransaction, draft: DraftInvoice): Invoice {
  const { object: customer } = accountOf(transaction, draft.customerId);
  const { subscription, reason, at } = draft;
  const id = newInvoiceId();
  const sequence = customer.next_invoice_sequence ?? 1;
  const invoice = invoiceObject({
    id,
    customer,
    subscription,
    reason,
    number: `${customer.invoice_prefix}-${String(sequence).padStart(4, '0')}`,
    created: at,
    lines: draft.lines.map((line) => invoiceLineObject({ ...line, invoice: id, subscription })),
    paymentMethod: subscription?.default_payment_method ?? null,
    url: transaction.shop.address.invoiceUrl(id),
  });
  customer.next_invoice_sequence = sequence + 1;
  customer.balance = invoice.ending_balance ?? 0;
  transaction.ledger.invoices[id] = invoice;
  if (subscription) subscription.latest_invoice = id;
  transaction.emit('invoice.created', invoice);
  transaction.emit('invoice.finalized', invoice);
  return invoice;
}

/** Tries to collect what is due, and returns whether the invoice is paid now. */
export function collectInvoice(
  transaction: LedgerTransaction,
  invoice: Invoice,
  attempt: PaymentAttempt,
  metadata: Metadata = {},
): boolean {
  const payment = invoice.amount_due > 0 ? paymentOf(transaction, invoice, metadata) : undefined;
  const isPaid = payment ? takePayment(transaction, intentOf(transaction, payment), attempt) : true;
  invoice.attempted = true;
  if (payment) invoice.attempt_count += 1;
  accountOf(transaction, invoice.customer ?? '').object.delinquent = !isPaid;
  if (!isPaid) {
    transaction.emit('invoice.payment_failed', invoice);
    return false;
  }
  if (payment) markPaymentPaid(payment, attempt.at);
  markInvoicePaid(transaction, invoice, attempt.at);
  return true;
}

function markInvoicePaid(transaction: LedgerTransaction, invoice: Invoice, at: number): void {
  invoice.status = 'paid';
  invoice.amount_paid = invoice.amount_due;
  invoice.amount_remaining = 0;
  invoice.auto_advance = false;
  invoice.next_payment_attempt = null;
  invoice.status_transitions.paid_at = at;
  transaction.emit('invoice.paid', invoice);
  transaction.emit('invoice.payment_succeeded', invoice);
}

function markPaymentPaid(payment: InvoicePayment, at: number): void {
  payment.status = 'paid';
  payment.amount_paid = payment.amount_requested;
  payment.status_transitions.paid_at = at;
}

/** One invoice has one payment, however often it is tried. */
function paymentOf(transaction: LedgerTransaction, invoice: Invoice, metadata: Metadata): InvoicePayment {
  const before = Object.values(transaction.ledger.invoicePayments).find(
    (payment) => payment.invoice === invoice.id,
  );
  if (before) return before;
  const intent = paymentIntentObject({
    amount: invoice.amount_due,
    created: invoice.created,
    customer: invoice.customer ?? '',
    description: invoice.lines.data[0]?.description ?? null,
    metadata,
    receipt_email: null,
  });
  transaction.ledger.paymentIntents[intent.id] = intent;
  transaction.emit('payment_intent.created', intent);
  const payment = invoicePaymentObject(invoice, intent.id);
  transaction.ledger.invoicePayments[payment.id] = payment;
  return payment;
}

function intentOf(transaction: LedgerTransaction, { payment }: InvoicePayment): PaymentIntent {
  const id = payment.payment_intent ?? '';
  return mustExist(transaction.ledger.paymentIntents[id], id);
}
