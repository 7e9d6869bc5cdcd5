import { randomUUID } from 'node:crypto';
import {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
  LogController,
} from 'fastify';
import { describeError } from './describe-error.ts';
import { loggedPath } from './logged-path.ts';
import { traceIdOf } from './trace-id.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who sent this request, known after the first lookup. */
    userId: string | undefined;
  }
}

/** The levels at which requests are logged. */
const levelsWithRequests = ['trace', 'debug', 'info'];

const wellFormedId = /^[\w-]{8,64}$/;

/** Structured logs with one line per request. Secrets never reach them. */
export function loggingOptions(level: string, stream?: { write(line: string): void }): FastifyServerOptions {
  return {
    logger: {
      level,
      redact: ['req.headers.cookie', 'req.headers.authorization', 'req.headers["x-csrf-token"]'],
      serializers: { err: describeError, req: describeRequest },
      ...(stream ? { stream } : {}),
    },
    logController: new OneLineARequest(levelsWithRequests.includes(level)),
    genReqId: (request) => {
      const given = request.headers['x-request-id'];
      return typeof given === 'string' && wellFormedId.test(given) ? given : randomUUID();
    },
  };
}

class OneLineARequest extends LogController {
  readonly #logsRequests: boolean;

  constructor(logsRequests: boolean) {
    super({ requestIdLogLabel: 'requestId' });
    this.#logsRequests = logsRequests;
  }

  override incomingRequest(): void {
    // One line is logged when the request has been answered.
  }

  override requestCompleted(
    _error: Error | null | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ): void {
    // To prepare a line that is not written takes time.
    if (!this.#logsRequests) return;
    const { ip, userId } = request;
    const milliseconds = Math.round(reply.elapsedTime);
    request.log.info(
      { ...describeRequest(request), status: reply.statusCode, milliseconds, ip, userId },
      'request',
    );
  }

  override routeNotFound(): void {
    // The default line contains the whole URL. Such a request gets its normal line anyway.
  }
}

function describeRequest({ method, url, routeOptions, headers }: FastifyRequest) {
  const traceId = traceIdOf(headers?.traceparent);
  return { method, route: routeOptions?.url, path: loggedPath(url), traceId };
}

/** Puts the request id into every reply, so that a reported problem can be found in the logs. */
export function nameRequests(app: FastifyInstance): void {
  app.decorateRequest('userId', undefined);
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
}
