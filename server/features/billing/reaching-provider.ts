import Stripe from 'stripe';
import { Refusal } from '../../platform/refusal.ts';

/** A provider that cannot be reached, or is in trouble itself, is not the caller's mistake and not ours. */
export async function reachingProvider<Outcome>(ask: () => Promise<Outcome>): Promise<Outcome> {
  try {
    return await ask();
  } catch (error) {
    if (!isOutOfReach(error)) throw error;
    throw new Refusal(
      'unavailable',
      'The payment service cannot be reached. Please try again.',
      undefined,
      error,
    );
  }
}

function isOutOfReach(error: unknown): boolean {
  return (
    error instanceof Stripe.errors.StripeConnectionError ||
    error instanceof Stripe.errors.StripeAPIError ||
    error instanceof Stripe.errors.StripeRateLimitError
  );
}
