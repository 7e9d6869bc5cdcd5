import { newId } from './ids.ts';
import type { LineItem, Price } from './wire.ts';

export function lineItemObject(price: Price, quantity: number, description: string): LineItem {
  const amount = (price.unit_amount ?? 0) * quantity;
  return {
    id: newId('li'),
    object: 'item',
    adjustable_quantity: null,
    amount_discount: 0,
    amount_subtotal: amount,
    amount_tax: 0,
    amount_total: amount,
    currency: price.currency,
    description,
    discounts: [],
    metadata: {},
    price,
    quantity,
    taxes: [],
  };
}
