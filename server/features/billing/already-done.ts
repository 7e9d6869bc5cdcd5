import Stripe from 'stripe';

/** Does something at the provider that may have been done already: that is as good as doing it. */
export async function unlessDone(ask: () => Promise<unknown>, refusedWith: string): Promise<void> {
  try {
    await ask();
  } catch (error) {
    const isDone = error instanceof Stripe.errors.StripeInvalidRequestError && error.code === refusedWith;
    if (!isDone) throw error;
  }
}
