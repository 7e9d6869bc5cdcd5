import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Clock } from './clock.ts';

const warnAgainAfter = 60 * 60 * 1000;

/** Remembers whether a proxy that is not trusted has forwarded requests. */
export interface ForwardingWatch {
  /** When a request came through an untrusted proxy for the last time. */
  lastUntrustedAt(): Date | undefined;
}

/**
 * Warns when clients come through a proxy that TRUST_PROXY does not name: all of them would share one
 * address, and so one sign-in limit. Somebody can also forge these headers, so it is said once an hour at most.
 */
export function watchForwarding(app: FastifyInstance, now: Clock): ForwardingWatch {
  let seenAt: Date | undefined;
  let warnedAt: Date | undefined;
  app.addHook('onRequest', (request, _reply, done) => {
    if (isForwardedByStranger(request)) {
      seenAt = now();
      if (!warnedAt || seenAt.getTime() - warnedAt.getTime() >= warnAgainAfter) {
        warnedAt = seenAt;
        request.log.warn(
          { proxy: request.socket.remoteAddress },
          'Requests arrive through a proxy that is not trusted, so limits per client count all of its clients as one. Set TRUST_PROXY to the number of proxies or to their addresses.',
        );
      }
    }
    done();
  });
  return { lastUntrustedAt: () => seenAt };
}

/** Only a trusted proxy adds an address to the one that the connection has. */
function isForwardedByStranger({ headers, ips }: FastifyRequest): boolean {
  const isForwarded = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined;
  return isForwarded && (ips?.length ?? 0) < 2;
}
