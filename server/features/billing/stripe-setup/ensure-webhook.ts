import { paymentWebhookPath } from '@chalkline/contract/addresses';
import type Stripe from 'stripe';
import type { SetupReport } from './setup-report.ts';
import { webhookEventTypes } from './webhook-event-types.ts';

/** Makes sure that Stripe sends the product every event that it needs. */
export async function ensureWebhook(stripe: Stripe, publicUrl: string, report: SetupReport): Promise<void> {
  const url = `${publicUrl}${paymentWebhookPath}`;
  const [endpoint, ...more] = await endpointsAt(stripe, url);
  if (more.length > 0)
    report.problems.push(
      `${more.length + 1} webhook endpoints send to ${url}. Delete all but one in Stripe's dashboard.`,
    );
  if (endpoint) await correct(stripe, endpoint, report);
  else await create(stripe, url, report);
}

export async function endpointsAt(stripe: Stripe, url: string): Promise<Stripe.WebhookEndpoint[]> {
  const found: Stripe.WebhookEndpoint[] = [];
  for await (const endpoint of stripe.webhookEndpoints.list({ limit: 100 })) {
    if (endpoint.url === url) found.push(endpoint);
  }
  return found;
}

async function create(stripe: Stripe, url: string, report: SetupReport): Promise<void> {
  const { secret } = await stripe.webhookEndpoints.create({
    url,
    enabled_events: [...webhookEventTypes],
    description: 'Chalkline: payments, refunds and disputes',
  });
  if (secret) report.variables.set('STRIPE_WEBHOOK_SECRET', secret);
  report.done.push(`Webhook: made the endpoint ${url} with ${webhookEventTypes.length} events.`);
}

async function correct(stripe: Stripe, endpoint: Stripe.WebhookEndpoint, report: SetupReport): Promise<void> {
  const has = new Set(endpoint.enabled_events);
  const missing = has.has('*') ? [] : webhookEventTypes.filter((type) => !has.has(type));
  if (missing.length > 0 || endpoint.status !== 'enabled') {
    await stripe.webhookEndpoints.update(endpoint.id, {
      enabled_events: [...new Set([...endpoint.enabled_events, ...missing])] as typeof missing,
      disabled: false,
    });
    report.done.push(
      `Webhook: corrected the endpoint ${endpoint.url} (${missing.length} events were missing).`,
    );
  } else report.done.push(`Webhook: the endpoint ${endpoint.url} gets every event it needs.`);
  report.advice.push(
    "Stripe shows the webhook's signing secret only once. If you don't have it: Stripe's dashboard, Developers, Webhooks, your endpoint, “Signing secret”. Set it as STRIPE_WEBHOOK_SECRET.",
  );
}
