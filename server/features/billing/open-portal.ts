import type Stripe from 'stripe';
import type { Provider } from './provider-state.ts';

/** The address of a visit to the provider's billing portal, with the settings that `npm run setup -- stripe` made. */
export async function openBillingPortal(
  { stripe, portalConfiguration }: Provider,
  session: Stripe.BillingPortal.SessionCreateParams,
): Promise<string> {
  const configuration = portalConfiguration ? { configuration: portalConfiguration } : {};
  const { url } = await stripe.billingPortal.sessions.create({ ...session, ...configuration });
  return url;
}
