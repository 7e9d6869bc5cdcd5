import Stripe from 'stripe';
import type { PaymentSettings } from '../config-services.ts';

/** A page must not hang on a provider that does not answer. */
const longestAnswer = 5_000;

/** The provider's own client. A request that fails on the way is sent again under the same idempotency key. */
export function paymentClient({ secretKey, api }: PaymentSettings): Stripe {
  return new Stripe(secretKey, { ...api, timeout: longestAnswer, maxNetworkRetries: 1, telemetry: false });
}
