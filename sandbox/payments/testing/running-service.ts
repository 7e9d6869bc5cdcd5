import { fastify } from 'fastify';
import type Stripe from 'stripe';
import { freePort } from '../../testing/free-port.ts';
import { sandboxPriceIds } from '../catalogue.ts';
import { type PaymentServiceOptions, paymentService } from '../payment-service.ts';
import { ReceivedEvents } from './received-events.ts';
import { stripeClient } from './stripe-client.ts';

export interface RunningService {
  readonly origin: string;
  readonly port: number;
  /** The real package, configured like in the product. */
  readonly stripe: Stripe;
  readonly events: ReceivedEvents;
  /** Advances the clock, in seconds. */
  pass(seconds: number): void;
  stop(): Promise<void>;
}

export const secretKey = 'sk_test_a_key_for_tests';
const webhookSecret = 'whsec_a_secret_for_tests';
export const prices = sandboxPriceIds;
const hookPath = '/api/webhooks/stripe';

type Given = Pick<PaymentServiceOptions, 'stateDir'> & Partial<PaymentServiceOptions> & { port?: number };

/** The service on a free local port, in a host with its own parsers and a webhook receiver. */
export async function startService(given: Given): Promise<RunningService> {
  const { port = await freePort(), ...options } = given;
  const origin = `http://localhost:${port}`;
  let passed = 0;
  const app = fastify({ forceCloseConnections: true, pluginTimeout: 60_000 });
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, _body, done) => done(new Error('The parser of the host got in the way.')),
  );
  const events = new ReceivedEvents(app, hookPath, webhookSecret);
  await app.register(paymentService, {
    baseUrl: `${origin}/sandbox/payments`,
    secretKey,
    webhook: { url: `${origin}${hookPath}`, secret: webhookSecret },
    deliveryPauses: [10, 20],
    now: () => Date.now() + passed,
    ...options,
  });
  await app.listen({ port, host: 'localhost' });
  const pass = (seconds: number) => {
    passed += seconds * 1000;
  };
  return { origin, port, stripe: stripeClient(secretKey, port), events, pass, stop: () => app.close() };
}
