import Stripe from 'stripe';
import type { PaymentSettings } from '../config/config-services.ts';

/** A page must not hang on a provider that does not answer. */
const longestAnswer = 5_000;

/**
 * The provider's own client. A request that fails on the way is sent again under the same idempotency key. It speaks
 * through `fetch`, because the limit then holds for a whole answer and not only for the pauses in it.
 */
export function paymentClient({ secretKey, api }: PaymentSettings, timeout = longestAnswer): Stripe {
  const httpClient = Stripe.createFetchHttpClient();
  return new Stripe(secretKey, { ...api, timeout, maxNetworkRetries: 1, telemetry: false, httpClient });
}
