import type { AppContext } from '../../platform/app-context.ts';
import { paymentClient } from '../../platform/payments/payment-client.ts';
import type { Billing } from './sync-customer.ts';

export type BillingDependencies = Pick<AppContext, 'db' | 'now' | 'payments' | 'mail' | 'founderEmails'>;

/** What is needed to work with the payment provider. */
export function billingOf({ db, now, payments, mail, founderEmails }: BillingDependencies): Billing {
  const { priceIds, portalConfiguration } = payments;
  return { db, now, mail, founderEmails, stripe: paymentClient(payments), priceIds, portalConfiguration };
}
