import type Stripe from 'stripe';
import { newId } from './ids.ts';
import type { EventType } from './wire.ts';

/** The API version of all objects here. */
const apiVersion: typeof Stripe.API_VERSION = '2026-10-28.endive';

/** The API request that caused an event; undefined for people's actions and the clock. */
export interface Cause {
  readonly id: string | null;
  readonly idempotency_key: string | null;
}

export interface WebhookEvent {
  readonly id: string;
  readonly object: 'event';
  readonly api_version: string;
  readonly created: number;
  readonly data: { readonly object: object; readonly previous_attributes?: object };
  readonly livemode: false;
  pending_webhooks: number;
  readonly request: Cause;
  readonly type: EventType;
}

export function eventObject(
  type: EventType,
  data: WebhookEvent['data'],
  created: number,
  request: Cause,
): WebhookEvent {
  return {
    id: newId('evt'),
    object: 'event',
    api_version: apiVersion,
    created,
    data,
    livemode: false,
    pending_webhooks: 1,
    request,
    type,
  };
}
