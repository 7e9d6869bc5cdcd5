import { accountOf, type LedgerTransaction } from '../ledger/transaction.ts';
import { cardObject } from '../objects/payment-method.ts';
import type { AcceptedCard } from './card-numbers.ts';

/** Attaches a card to a customer as the default for future payments, and returns its id. */
export function putCardOnFile(
  transaction: LedgerTransaction,
  customerId: string,
  card: AcceptedCard,
  at: number,
): string {
  const { object: customer } = accountOf(transaction, customerId);
  const holder = { customer: customer.id, email: customer.email, name: customer.name ?? null };
  const object = cardObject(card, holder, at);
  transaction.ledger.cards[object.id] = { object, failsLater: card.failsLater };
  customer.invoice_settings.default_payment_method = object.id;
  transaction.emit('payment_method.attached', object);
  return object.id;
}
