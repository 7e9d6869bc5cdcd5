import type { AppContext } from '../../platform/app-context.ts';
import { paymentClient } from '../../platform/payments/payment-client.ts';
import type { Billing } from './sync-customer.ts';

/** What is needed to work with the payment provider. */
export function billingOf({ db, now, payments }: Pick<AppContext, 'db' | 'now' | 'payments'>): Billing {
  return { db, now, stripe: paymentClient(payments), priceIds: payments.priceIds };
}
