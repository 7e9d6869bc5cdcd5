import type { Clock } from '../clock.ts';
import type { Metrics } from '../metrics/metrics.ts';

const outcomes = ['applied', 'failed', 'refused'] as const;
type WebhookOutcome = (typeof outcomes)[number];

/** Counts the webhook events of this process, and remembers the last one whose signature was wrong. */
export class WebhookMonitor {
  readonly #count: (outcome: WebhookOutcome) => void;
  readonly #now: Clock;
  #lastRefusedAt: Date | undefined;

  constructor(metrics: Metrics, now: Clock) {
    this.#now = now;
    this.#count = metrics.addCounter(
      'chalkline_webhook_events_total',
      'Webhook events of the payment provider. Those with a wrong signature are refused.',
      'outcome',
      outcomes,
    );
  }

  record(outcome: WebhookOutcome): void {
    this.#count(outcome);
    if (outcome === 'refused') this.#lastRefusedAt = this.#now();
  }

  get lastRefusedAt(): Date | undefined {
    return this.#lastRefusedAt;
  }
}
