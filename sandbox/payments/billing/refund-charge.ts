import type { Books } from '../ledger/books.ts';
import { type RefundDetails, refundObject } from '../objects/refund.ts';
import type { Charge, Refund } from '../objects/wire.ts';

/** Refunds all or a part of a charge. The caller has checked the amount. */
export function refundCharge(books: Books, charge: Charge, details: Omit<RefundDetails, 'created'>): Refund {
  const before = structuredClone(charge);
  const refund = refundObject(charge, { ...details, created: books.now });
  books.ledger.refunds[refund.id] = refund;
  charge.amount_refunded += refund.amount;
  charge.refunded = charge.amount_refunded === charge.amount;
  books.emit('refund.created', refund);
  books.emit('charge.refunded', charge, before);
  return refund;
}
