import { newId } from './ids.ts';
import { planObject } from './plan.ts';
import { type Metadata, type Price, type Subscription, type SubscriptionItem, wholeList } from './wire.ts';

export interface SubscriptionDetails {
  readonly id: string;
  readonly customer: string;
  readonly price: Price;
  readonly quantity: number;
  readonly paymentMethod: string;
  readonly metadata: Metadata;
  readonly description: string | null;
  readonly start: number;
  readonly end: number;
}

export function subscriptionObject(details: SubscriptionDetails): Subscription {
  const { id, start } = details;
  return {
    id,
    object: 'subscription',
    application: null,
    application_fee_percent: null,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null },
    billing_cycle_anchor: start,
    billing_cycle_anchor_config: null,
    billing_mode: { flexible: { proration_discounts: 'included' }, type: 'flexible' },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
    collection_method: 'charge_automatically',
    created: start,
    currency: details.price.currency,
    customer: details.customer,
    customer_account: null,
    days_until_due: null,
    default_payment_method: details.paymentMethod,
    default_source: null,
    default_tax_rates: [],
    description: details.description,
    discounts: [],
    ended_at: null,
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: { type: 'self' },
    },
    items: wholeList([subscriptionItemObject(details)], `/v1/subscription_items?subscription=${id}`),
    latest_invoice: null,
    livemode: false,
    managed_payments: { enabled: false },
    metadata: details.metadata,
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: {
      payment_method_options: null,
      payment_method_types: null,
      save_default_payment_method: 'off',
    },
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    start_date: start,
    status: 'active',
    test_clock: null,
    transfer_data: null,
    trial_end: null,
    trial_settings: {
      end_behavior: { billing_cycle_anchor: null, missing_payment_method: 'create_invoice' },
    },
    trial_start: null,
  };
}

function subscriptionItemObject(details: SubscriptionDetails): SubscriptionItem {
  return {
    id: newId('si', 14),
    object: 'subscription_item',
    billing_thresholds: null,
    created: details.start,
    current_period_end: details.end,
    current_period_start: details.start,
    current_trial: null,
    discounts: [],
    metadata: {},
    plan: planObject(details.price),
    price: details.price,
    quantity: details.quantity,
    subscription: details.id,
    tax_rates: [],
  };
}
