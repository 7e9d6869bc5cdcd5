import { paymentWebhookPath } from '@chalkline/contract/addresses';
import { type PaidPlanName, priceLabel, prices } from '@chalkline/domain/billing/prices';
import type Stripe from 'stripe';
import type { PaymentSettings } from '../../../platform/config/config-services.ts';
import { differenceFrom } from './ensure-prices.ts';
import { endpointsAt } from './ensure-webhook.ts';
import { webhookEventTypes } from './webhook-event-types.ts';

/* Each says what is wrong at the provider, and changes nothing. */

export async function priceProblems(
  stripe: Stripe,
  priceIds: PaymentSettings['priceIds'],
): Promise<string[]> {
  const plans = Object.keys(prices) as PaidPlanName[];
  const found = await Promise.all(
    plans.map(async (plan) => differenceFrom(plan, await stripe.prices.retrieve(priceIds[plan]))),
  );
  return plans.flatMap((plan, index) =>
    found[index]
      ? [`${plan}: the price at Stripe ${found[index]}, but it should be ${priceLabel(prices[plan])}`]
      : [],
  );
}

export async function webhookProblem(stripe: Stripe, publicUrl: string): Promise<string | undefined> {
  const url = `${publicUrl}${paymentWebhookPath}`;
  const [endpoint, ...more] = await endpointsAt(stripe, url);
  if (!endpoint) return `Stripe has no webhook endpoint for ${url}.`;
  if (more.length > 0) return `${more.length + 1} webhook endpoints send to ${url}: delete all but one.`;
  if (endpoint.status !== 'enabled') return 'The webhook endpoint is switched off.';
  const has = new Set(endpoint.enabled_events);
  const missing = has.has('*') ? [] : webhookEventTypes.filter((type) => !has.has(type));
  return missing.length > 0 ? `The webhook endpoint doesn't get: ${missing.join(', ')}.` : undefined;
}

export async function portalProblem(
  stripe: Stripe,
  configurationId: string | undefined,
): Promise<string | undefined> {
  const configuration = configurationId
    ? await stripe.billingPortal.configurations.retrieve(configurationId)
    : (await stripe.billingPortal.configurations.list({ is_default: true, limit: 1 })).data[0];
  if (!configuration?.active) return 'The billing portal isn’t configured.';
  const { features } = configuration;
  const missing = [
    ...(features.payment_method_update.enabled ? [] : ['change their card']),
    ...(features.subscription_cancel.enabled ? [] : ['cancel']),
    ...(features.invoice_history.enabled ? [] : ['see their invoices']),
  ];
  return missing.length > 0 ? `In the billing portal, members can't ${missing.join(' or ')}.` : undefined;
}
