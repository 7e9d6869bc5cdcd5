import { newId } from './ids.ts';
import type { PaymentMethod } from './wire.ts';

export interface CardDetails {
  readonly last4: string;
  readonly expiryMonth: number;
  readonly expiryYear: number;
}

export interface CardHolder {
  readonly customer: string;
  readonly email: string | null;
  readonly name: string | null;
}

export function cardObject(card: CardDetails, holder: CardHolder, created: number): PaymentMethod {
  return {
    id: newId('pm'),
    object: 'payment_method',
    allow_redisplay: 'limited',
    billing_details: { address: null, email: holder.email, name: holder.name, phone: null, tax_id: null },
    card: {
      brand: 'visa',
      checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
      country: 'US',
      display_brand: 'visa',
      exp_month: card.expiryMonth,
      exp_year: card.expiryYear,
      fingerprint: null,
      funding: 'credit',
      generated_from: null,
      last4: card.last4,
      networks: { available: ['visa'], preferred: null },
      regulated_status: 'unregulated',
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
    created,
    customer: holder.customer,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: 'card',
  };
}
