import { paymentWebhookPath } from '@chalkline/contract/addresses';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type Stripe from 'stripe';
import { webhookEvents } from '../../db/schema.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Routes } from '../../platform/http/routes.ts';
import type { WebhookMonitor } from '../../platform/payments/webhook-monitor.ts';
import { followUp } from './follow-up.ts';
import { idOf, type Reference } from './reference.ts';
import { SharedSyncs } from './shared-syncs.ts';
import { type Billing, syncCustomer } from './sync-customer.ts';

/** An event that was signed longer ago is refused, because it may be a replay. */
const toleranceSeconds = 300;

/** An invoice with many lines is long. Nothing is parsed before its signature was checked. */
const largestWebhookEvent = 1024 * 1024;

interface WebhookParts {
  readonly scope: FastifyInstance;
  readonly routes: Routes;
  readonly webhookMonitor: WebhookMonitor;
}

/**
 * Receives the provider's webhook events. An event only names a customer; its other content is not trusted.
 * It is confirmed only when everything it caused is in the database: until then the provider resends it.
 */
export async function webhookRoutes(
  { scope, routes, webhookMonitor }: WebhookParts,
  billing: Billing,
  webhookSecret: string,
): Promise<void> {
  // The signature covers the raw bytes.
  scope.removeAllContentTypeParsers();
  const options = { parseAs: 'buffer', bodyLimit: largestWebhookEvent } as const;
  scope.addContentTypeParser('*', options, (_request, body, done) => done(null, body));

  const syncs = new SharedSyncs((customerId) => syncCustomer(billing, customerId));
  routes.within(scope).addRaw({
    method: 'POST',
    path: paymentWebhookPath,
    summary: "The payment provider's signed webhook events",
    tag: 'Billing',
    requires: 'public',
    isExemptFromCsrf: true,
    rateLimit: false,
    respond: async ({ request, reply }) => {
      const signature = request.headers['stripe-signature'];
      const event = await verified(billing, webhookSecret, request.body, signature).catch((error) => {
        if (isLikeStripes(signature)) webhookMonitor.record('refused');
        throw error;
      });
      await applyEvent(billing, event, syncs).catch((error) => {
        webhookMonitor.record('failed');
        throw error;
      });
      webhookMonitor.record('applied');
      return reply.send({ received: true });
    },
  });
}

/** Whether the header has the provider's format. Other requests say nothing about our secret. */
function isLikeStripes(signature: string | string[] | undefined): boolean {
  return typeof signature === 'string' && /^t=\d+,v\d=/.test(signature);
}

async function verified(
  { stripe }: Billing,
  secret: string,
  body: unknown,
  signature: string | string[] | undefined,
): Promise<Stripe.Event> {
  const isSigned = Buffer.isBuffer(body) && typeof signature === 'string';
  if (!isSigned) throw new Refusal('invalid', "This webhook event isn't signed.");
  try {
    return await stripe.webhooks.constructEventAsync(body, signature, secret, toleranceSeconds);
  } catch {
    throw new Refusal('invalid', "This webhook event's signature isn't valid.");
  }
}

async function applyEvent(billing: Billing, event: Stripe.Event, syncs: SharedSyncs): Promise<void> {
  const { db } = billing;
  const [known] = await db.select().from(webhookEvents).where(eq(webhookEvents.id, event.id));
  if (known) return;
  const { customer, charge } = event.data.object as { customer?: Reference; charge?: Reference };
  const trusted = {
    id: event.id,
    type: event.type,
    customerId: idOf(customer) ?? null,
    chargeId: idOf(charge) ?? null,
  };
  await followUp(billing, trusted, (customerId) => syncs.request(customerId));
}
