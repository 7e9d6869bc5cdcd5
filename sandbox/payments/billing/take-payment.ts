import { type LedgerTransaction, mustExist } from '../ledger/transaction.ts';
import { chargeObject, declinedMessage } from '../objects/charge.ts';
import type { PaymentIntent } from '../objects/wire.ts';

export interface PaymentAttempt {
  readonly cardId: string;
  readonly at: number;
  /** Whether the holder is absent: then a card that fails later fails. */
  readonly isRenewal: boolean;
  /** Fails whatever the card is. */
  readonly mustFail?: boolean;
}

/** Charges a card for an intent, and returns whether that worked. */
export function takePayment(
  transaction: LedgerTransaction,
  intent: PaymentIntent,
  attempt: PaymentAttempt,
): boolean {
  const card = mustExist(transaction.ledger.cards[attempt.cardId], attempt.cardId);
  const isPaid = !attempt.mustFail && !(attempt.isRenewal && card.failsLater);
  const charge = chargeObject(intent, card.object, isPaid, attempt.at);
  transaction.ledger.charges[charge.id] = charge;
  intent.latest_charge = charge.id;
  if (isPaid) {
    intent.payment_method = card.object.id;
    intent.status = 'succeeded';
    intent.amount_received = intent.amount;
    intent.last_payment_error = null;
  } else {
    intent.last_payment_error = {
      charge: charge.id,
      code: 'card_declined',
      decline_code: 'generic_decline',
      message: declinedMessage,
      type: 'card_error',
    };
  }
  transaction.emit(isPaid ? 'charge.succeeded' : 'charge.failed', charge);
  transaction.emit(isPaid ? 'payment_intent.succeeded' : 'payment_intent.payment_failed', intent);
  return isPaid;
}
