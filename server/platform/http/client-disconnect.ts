import type { FastifyReply } from 'fastify';
import { Refusal } from './refusal.ts';

/** What is done for somebody who is no longer there. Nobody reads it. */
export function goneCaller(): Refusal {
  return new Refusal('invalid', "We couldn't read the request.");
}

/** Tells when whoever waits for this reply has hung up, be it before anybody asked. */
export function clientDisconnect({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController();
  // The request itself closes as soon as its body was read; the reply only when nobody waits any more.
  const closed = () => {
    if (!raw.writableFinished) controller.abort(goneCaller());
  };
  if (raw.closed) closed();
  else raw.once('close', closed);
  return controller.signal;
}
