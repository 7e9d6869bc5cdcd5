import Stripe from 'stripe';
import { timesPerPerson } from '../../platform/http/rate-limits.ts';
import { Refusal } from '../../platform/http/refusal.ts';

/** The provider limits requests. The page after a checkout polls every other second. */
export const providerLimit = timesPerPerson(60);

/**
 * A refusal or failure of the provider is not the caller's fault, so the provider's status must never
 * become the reply's status.
 */
export async function reachingProvider<Outcome>(ask: () => Promise<Outcome>): Promise<Outcome> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    throw new Refusal(
      'unavailable',
      "We can't reach the payment service. Please try again.",
      undefined,
      error,
    );
  }
}
