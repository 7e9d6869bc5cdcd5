import { type Html, html } from '@chalkline/domain/writing/html';
import type { LedgerTransaction } from '../ledger/transaction.ts';
import { longDate } from './labels.ts';

/** A customer's one-time purchases, as sentences. */
export function purchaseLines({ ledger }: LedgerTransaction, customerId: string): Html[] {
  return Object.values(ledger.checkouts)
    .filter(({ object }) => object.customer === customerId)
    .filter(({ object }) => object.mode === 'payment' && object.status === 'complete')
    .map(({ object, lineItems }) => {
      const intent = ledger.paymentIntents[object.payment_intent ?? ''];
      const isRefunded = ledger.charges[intent?.latest_charge ?? '']?.refunded ?? false;
      const paid = `paid once on ${longDate(intent?.created ?? object.created)}${isRefunded ? ', refunded' : ''}`;
      return html`<p><strong>${lineItems[0]?.description ?? 'Payment'}</strong>, ${paid}</p>`;
    });
}
