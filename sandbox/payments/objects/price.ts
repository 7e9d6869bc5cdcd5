import type { Price } from './wire.ts';

type PriceDetails = Pick<
  Price,
  'id' | 'created' | 'currency' | 'lookup_key' | 'metadata' | 'nickname' | 'product' | 'tax_behavior'
> & {
  /** Undefined for a price that is paid once. */
  readonly interval: 'month' | 'year' | undefined;
  readonly unit_amount: number;
};

export function priceObject({ interval, ...details }: PriceDetails): Price {
  return {
    object: 'price',
    active: true,
    billing_scheme: 'per_unit',
    custom_unit_amount: null,
    livemode: false,
    recurring: interval ? recurring(interval) : null,
    tiers_mode: null,
    transform_quantity: null,
    type: interval ? 'recurring' : 'one_time',
    unit_amount_decimal: String(details.unit_amount),
    ...details,
  };
}

function recurring(interval: 'month' | 'year'): NonNullable<Price['recurring']> {
  return { interval, interval_count: 1, meter: null, trial_period_days: null, usage_type: 'licensed' };
}
