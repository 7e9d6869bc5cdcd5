import Stripe from 'stripe';
import { timesPerPerson } from '../../platform/http/rate-limits.ts';
import { Refusal } from '../../platform/http/refusal.ts';

/** The provider counts how often it is asked. The page after a checkout asks every other second. */
export const providerLimit = timesPerPerson(60);

/**
 * Whatever the provider refuses or fails at, the caller has asked for nothing wrong: a status of the provider's
 * must never be taken for an answer to them.
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
