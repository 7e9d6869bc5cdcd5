import type { PriceIds } from './catalogue.ts';

export interface PaymentServiceOptions {
  /**
   * The URL of its pages, such as `http://localhost:3000/sandbox/payments`. The API is at `/v1` of the same
   * host.
   */
  readonly baseUrl: string;
  /** The folder that keeps everything across restarts. */
  readonly stateDir: string;
  readonly secretKey: string;
  readonly webhook: {
    readonly url: string;
    readonly secret: string;
  };
  /** The sandbox's own by default. */
  readonly priceIds?: PriceIds;
  /** Whether the merchant still has to create products and prices. */
  readonly startsEmpty?: boolean;
  /** What happens to a subscription when the last retry has failed; it is cancelled by default. */
  readonly afterLastRetry?: 'cancel' | 'mark_unpaid';
  /** Milliseconds between the attempts to deliver an event. */
  readonly deliveryPauses?: readonly number[];
  /** In milliseconds; the system time by default. */
  readonly now?: () => number;
}
