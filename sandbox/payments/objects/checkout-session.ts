import type { CheckoutSession, Metadata } from './wire.ts';

export interface CheckoutSessionDetails {
  readonly id: string;
  readonly created: number;
  readonly expires_at: number;
  readonly mode: 'payment' | 'subscription';
  readonly amount_subtotal: number;
  readonly amount_total: number;
  readonly cancel_url: string | null;
  readonly success_url: string;
  readonly client_reference_id: string | null;
  readonly customer: string | null;
  readonly customer_email: string | null;
  readonly customer_details: CheckoutSession['customer_details'];
  readonly invoice_creation: CheckoutSession['invoice_creation'];
  readonly allow_promotion_codes: boolean | null;
  readonly metadata: Metadata;
  readonly url: string;
}

export function checkoutSessionObject(details: CheckoutSessionDetails): CheckoutSession {
  const isSubscription = details.mode === 'subscription';
  return {
    object: 'checkout.session',
    adaptive_pricing: { enabled: false },
    after_expiration: null,
    allowed_payment_method_types: null,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    billing_address_collection: null,
    client_secret: null,
    collected_information: null,
    consent: null,
    consent_collection: null,
    currency: 'usd',
    currency_conversion: null,
    custom_fields: [],
    custom_text: {
      after_submit: null,
      shipping_address: null,
      submit: null,
      terms_of_service_acceptance: null,
    },
    customer_account: null,
    customer_creation: details.customer ? null : isSubscription ? 'always' : 'if_required',
    discounts: [],
    integration_identifier: null,
    invoice: null,
    livemode: false,
    locale: null,
    managed_payments: { enabled: false },
    origin_context: null,
    payment_intent: null,
    payment_link: null,
    payment_method_collection: isSubscription ? 'always' : 'if_required',
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: ['card'],
    payment_status: 'unpaid',
    permissions: null,
    phone_number_collection: { enabled: false },
    recovered_from: null,
    saved_payment_method_options: null,
    setup_intent: null,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    status: 'open',
    submit_type: null,
    subscription: null,
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ui_mode: 'hosted_page',
    wallet_options: null,
    ...details,
  };
}
