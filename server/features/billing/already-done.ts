import Stripe from 'stripe';

/**
 * Makes a call to the provider that may have been made before. A refusal because it was already done counts
 * as success.
 */
export async function unlessDone(ask: () => Promise<unknown>, refusedWith: string): Promise<void> {
  try {
    await ask();
  } catch (error) {
    const isDone = error instanceof Stripe.errors.StripeInvalidRequestError && error.code === refusedWith;
    if (!isDone) throw error;
  }
}
