import Stripe from 'stripe';
import type { PaymentSettings } from '../config/config-services.ts';

/** A page must not wait long for a provider that does not answer. */
const usualLongestAnswer = 5_000;

/**
 * The provider's own client. A request that fails in transit is repeated with the same idempotency key. It
 * uses `fetch`, whose timeout covers the whole reply and not only the pauses in it.
 */
export function paymentClient({
  secretKey,
  api,
  longestAnswer: timeout = usualLongestAnswer,
}: Pick<PaymentSettings, 'secretKey' | 'api' | 'longestAnswer'>): Stripe {
  const httpClient = Stripe.createFetchHttpClient();
  return new Stripe(secretKey, { ...api, timeout, maxNetworkRetries: 1, telemetry: false, httpClient });
}
