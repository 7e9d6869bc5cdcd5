import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Clock } from '../clock.ts';

const warnAgainAfter = 60 * 60 * 1000;

/** Records whether an untrusted proxy has forwarded requests. */
export interface ForwardingWatch {
  /** When the last request came through an untrusted proxy. */
  lastUntrustedAt(): Date | undefined;
}

/**
 * Warns when clients come through a proxy that TRUST_PROXY does not name: they would all share one address
 * and one sign-in limit. These headers can be forged, so the warning appears at most once an hour.
 */
export function watchForwarding(
  app: FastifyInstance,
  now: Clock,
  isTrusted: (address: string, hop: number) => boolean,
): ForwardingWatch {
  let seenAt: Date | undefined;
  let warnedAt: Date | undefined;
  app.addHook('onRequest', (request, _reply, done) => {
    if (isForwarded(request) && !isTrusted(request.socket.remoteAddress ?? '', 0)) {
      seenAt = now();
      if (!warnedAt || seenAt.getTime() - warnedAt.getTime() >= warnAgainAfter) {
        warnedAt = seenAt;
        request.log.warn(
          { proxy: request.socket.remoteAddress },
          'Requests may arrive through a proxy that is not trusted, so limits per client would count all of its clients as one. Set TRUST_PROXY to the number of proxies or to their addresses. Ignore this if there is no proxy in front.',
        );
      }
    }
    done();
  });
  return { lastUntrustedAt: () => seenAt };
}

function isForwarded({ headers }: FastifyRequest): boolean {
  return headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined;
}
