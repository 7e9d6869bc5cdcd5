import type { LedgerTransaction } from '../ledger/transaction.ts';
import { type RefundDetails, refundObject } from '../objects/refund.ts';
import type { Charge, Refund } from '../objects/wire.ts';

/** Refunds all or a part of a charge. The caller has checked the amount. */
export function refundCharge(
  transaction: LedgerTransaction,
  charge: Charge,
  details: Omit<RefundDetails, 'created'>,
): Refund {
  const before = structuredClone(charge);
  const refund = refundObject(charge, { ...details, created: transaction.now });
  transaction.ledger.refunds[refund.id] = refund;
  charge.amount_refunded += refund.amount;
  charge.refunded = charge.amount_refunded === charge.amount;
  transaction.emit('refund.created', refund);
  transaction.emit('charge.refunded', charge, before);
  return refund;
}
