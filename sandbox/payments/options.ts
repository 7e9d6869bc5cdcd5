import type { PriceIds } from './catalogue.ts';

export interface PaymentServiceOptions {
  /** The address of its pages, such as `http://localhost:3000/sandbox/payments`. The API is at `/v1` of the same host. */
  readonly baseUrl: string;
  /** The folder that keeps everything over a restart. */
  readonly stateDir: string;
  readonly secretKey: string;
  readonly webhook: {
    readonly url: string;
    readonly secret: string;
  };
  /** The sandbox's own unless given. */
  readonly priceIds?: PriceIds;
  /** What becomes of a subscription when the last retry has failed; it is cancelled unless said otherwise. */
  readonly afterLastRetry?: 'cancel' | 'mark_unpaid';
  /** Milliseconds between the attempts to deliver an event. */
  readonly deliveryPauses?: readonly number[];
  /** In milliseconds; the system's unless given. */
  readonly now?: () => number;
}
