import { newId } from './ids.ts';
import type { Charge, Metadata, Refund } from './wire.ts';

export interface RefundDetails {
  readonly amount: number;
  readonly created: number;
  readonly reason: Refund['reason'];
  readonly metadata: Metadata;
}

export function refundObject(charge: Charge, details: RefundDetails): Refund {
  return {
    id: newId('re'),
    object: 'refund',
    balance_transaction: newId('txn'),
    charge: charge.id,
    currency: charge.currency,
    customer: charge.customer,
    customer_account: null,
    destination_details: { type: 'card' },
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
    ...details,
  };
}
