import type { LedgerTransaction } from '../ledger/transaction.ts';
import type { CheckoutSession } from '../objects/wire.ts';

export function expireCheckout(transaction: LedgerTransaction, session: CheckoutSession): void {
  session.status = 'expired';
  session.url = null;
  transaction.emit('checkout.session.expired', session);
}
