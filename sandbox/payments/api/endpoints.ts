import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { OpenLedger } from '../ledger/open-ledger.ts';
import type { LedgerTransaction } from '../ledger/transaction.ts';
import { newId } from '../objects/ids.ts';
import { expanded } from './expand.ts';
import { parseForm } from './form-tree.ts';
import { onceForKey } from './idempotency.ts';
import { Params } from './params.ts';

export interface Call {
  readonly params: Params;
  /** The value of `:id` in the URL. */
  readonly id: string;
  /** The URL without its query. */
  readonly url: string;
}

type Answer = (transaction: LedgerTransaction, call: Call) => object;

/** Where the resources register their calls. */
export interface Endpoints {
  get(path: string, answer: Answer): void;
  post(path: string, answer: Answer): void;
  delete(path: string, answer: Answer): void;
}

interface ApiRoute {
  Params: { id?: string };
  Body: string | null;
}

export function endpointsOf(app: FastifyInstance, ledger: OpenLedger): Endpoints {
  return {
    get: (path, answer) => {
      app.get<ApiRoute>(path, async (request, reply) => {
        nameRequest(request, reply);
        return answered(ledger.read(), request, queryOf(request), answer);
      });
    },
    post: (path, answer) => {
      app.post<ApiRoute>(path, (request, reply) => act(ledger, request, reply, answer));
    },
    delete: (path, answer) => {
      app.delete<ApiRoute>(path, (request, reply) => act(ledger, request, reply, answer));
    },
  };
}

async function act(
  ledger: OpenLedger,
  request: FastifyRequest<ApiRoute>,
  reply: FastifyReply,
  answer: Answer,
): Promise<unknown> {
  const requestId = nameRequest(request, reply);
  const key = request.method === 'POST' ? headerOf(request, 'idempotency-key') : undefined;
  const text = request.body || queryOf(request);
  const keyed = { key, requestId, path: pathOf(request), body: text };
  const { body, replayOf } = await ledger.change(
    (transaction) => onceForKey(transaction, keyed, () => answered(transaction, request, text, answer)),
    { id: requestId, idempotency_key: key ?? null },
  );
  if (replayOf) reply.headers({ 'idempotent-replayed': 'true', 'original-request': replayOf });
  return body;
}

function answered(
  transaction: LedgerTransaction,
  request: FastifyRequest<ApiRoute>,
  text: string,
  answer: Answer,
): object {
  const params = new Params(parseForm(text));
  const object = answer(transaction, { params, id: request.params.id ?? '', url: pathOf(request) });
  const expand = params.texts('expand');
  params.refuseUnknown();
  return expanded(transaction, object, expand);
}

/** Assigns a request id, which the package puts into every error. */
function nameRequest(request: FastifyRequest, reply: FastifyReply): string {
  const requestId = newId('req', 14);
  const version = headerOf(request, 'stripe-version');
  const key = headerOf(request, 'idempotency-key');
  reply.headers({
    'request-id': requestId,
    'cache-control': 'no-cache, no-store',
    ...(version && { 'stripe-version': version }),
    ...(key && { 'idempotency-key': key }),
  });
  return requestId;
}

function headerOf(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name];
  return typeof value === 'string' ? value : undefined;
}

function pathOf(request: FastifyRequest): string {
  return request.url.split('?', 1).join('');
}

function queryOf(request: FastifyRequest): string {
  return request.url.slice(pathOf(request).length + 1);
}
