import { newId } from './ids.ts';
import type { InvoiceLine, Price, Subscription } from './wire.ts';

export interface InvoiceLineDetails {
  readonly invoice: string;
  readonly price: Price;
  readonly quantity: number;
  readonly amount: number;
  readonly description: string;
  readonly period: { readonly start: number; readonly end: number };
  readonly subscription: Subscription | undefined;
  readonly isProration: boolean;
}

export function invoiceLineObject(details: InvoiceLineDetails): InvoiceLine {
  const { price, amount, subscription } = details;
  return {
    id: newId('il'),
    object: 'line_item',
    amount,
    currency: price.currency,
    description: details.description,
    discount_amounts: [],
    discountable: !details.isProration,
    discounts: [],
    invoice: details.invoice,
    livemode: false,
    metadata: { ...subscription?.metadata },
    parent: subscription ? subscriptionItemParent(subscription, details.isProration) : invoiceItemParent(),
    period: { ...details.period },
    pretax_credit_amounts: [],
    pricing: {
      price_details: { price: price.id, product: price.product },
      type: 'price_details',
      unit_amount_decimal: price.unit_amount_decimal,
    },
    quantity: details.quantity,
    quantity_decimal: String(details.quantity),
    subscription: subscription?.id ?? null,
    subtotal: amount,
    taxes: [],
  };
}

function subscriptionItemParent({ id, items }: Subscription, proration: boolean): InvoiceLine['parent'] {
  return {
    invoice_item_details: null,
    subscription_item_details: {
      invoice_item: null,
      proration,
      proration_details: { credited_items: null },
      subscription: id,
      subscription_item: items.data[0]?.id ?? '',
    },
    type: 'subscription_item_details',
  };
}

function invoiceItemParent(): InvoiceLine['parent'] {
  return {
    invoice_item_details: {
      invoice_item: newId('ii'),
      proration: false,
      proration_details: { credited_items: null },
      subscription: null,
    },
    subscription_item_details: null,
    type: 'invoice_item_details',
  };
}
