import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { WebhookEvent } from '../objects/event.ts';
import { signatureHeader } from './signature.ts';

export interface Endpoint {
  readonly url: string;
  readonly secret: string;
}

const longestAnswer = 20_000;

/** Posts an event and returns the status of the reply. Every attempt is signed when it is sent. */
export function postEvent(event: WebhookEvent, endpoint: Endpoint, stop: AbortSignal): Promise<number> {
  const body = JSON.stringify(event);
  const url = new URL(endpoint.url);
  const send = url.protocol === 'https:' ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    const request = send(url, {
      method: 'POST',
      // Uses its own connection, so that none is left open at a shutdown.
      agent: false,
      timeout: longestAnswer,
      signal: stop,
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'content-length': Buffer.byteLength(body),
        'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
        'stripe-signature': signatureHeader(body, endpoint.secret, Math.floor(Date.now() / 1000)),
      },
    });
    request.on('response', (response) => {
      response.resume();
      response.on('error', reject);
      response.on('end', () => resolve(response.statusCode ?? 0));
    });
    request.on('timeout', () => request.destroy(new Error('no answer in time')));
    request.on('error', reject);
    request.end(body);
  });
}
