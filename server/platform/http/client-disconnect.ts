import type { FastifyReply } from 'fastify';
import { Refusal } from './refusal.ts';

/** The error for work whose client has disconnected. Nobody reads it. */
export function clientDisconnected(): Refusal {
  return new Refusal('invalid', "We couldn't read the request.");
}

/** A signal that is aborted when the client has disconnected, even if that happened before the call. */
export function clientDisconnect({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController();
  // The request closes as soon as its body was read; the reply closes only when the client disconnects.
  const closed = () => {
    if (!raw.writableFinished) controller.abort(clientDisconnected());
  };
  if (raw.closed) closed();
  else raw.once('close', closed);
  return controller.signal;
}
