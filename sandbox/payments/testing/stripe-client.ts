import Stripe from 'stripe';

/** The provider's own package, pointed at a local service. Failures are not retried, so tests see them. */
export function stripeClient(secretKey: string, port: number): Stripe {
  return new Stripe(secretKey, {
    host: 'localhost',
    port,
    protocol: 'http',
    telemetry: false,
    maxNetworkRetries: 0,
  });
}
