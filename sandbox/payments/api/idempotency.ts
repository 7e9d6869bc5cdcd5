import { createHash } from 'node:crypto';
import type { StoredReply } from '../ledger/ledger.ts';
import type { LedgerTransaction } from '../ledger/transaction.ts';
import { ApiError } from './api-error.ts';

export interface KeyedRequest {
  readonly key: string | undefined;
  readonly requestId: string;
  readonly path: string;
  readonly body: string;
}

export interface KeyedAnswer {
  readonly body: unknown;
  /** The request whose reply is repeated. */
  readonly replayOf?: string;
}

/**
 * Does the work once per key. The check is part of the work itself, so that two simultaneous requests
 * cannot both do it.
 */
export function onceForKey(
  transaction: LedgerTransaction,
  request: KeyedRequest,
  work: () => unknown,
): KeyedAnswer {
  const { key, requestId } = request;
  if (!key) return { body: work() };
  if (key.length > 255)
    throw new ApiError(400, 'invalid_request_error', 'Idempotency-Key can be at most 255 characters long.');
  const fingerprint = `${request.path} ${createHash('sha256').update(request.body).digest('hex')}`;
  // Prefixed, because a key is arbitrary text and must not match a property of every object.
  const name = `key:${key}`;
  const before = transaction.ledger.answers[name];
  if (before) return { body: sameRequest(before, fingerprint, key).body, replayOf: before.requestId };
  const body = work();
  transaction.ledger.answers[name] = { fingerprint, requestId, at: transaction.now, body };
  return { body };
}

function sameRequest(before: StoredReply, fingerprint: string, key: string): StoredReply {
  if (before.fingerprint === fingerprint) return before;
  const [pathBefore] = before.fingerprint.split(' ');
  const [path] = fingerprint.split(' ');
  const same = path === pathBefore ? 'with the same parameters' : `for the same endpoint (${pathBefore})`;
  throw new ApiError(
    400,
    'idempotency_error',
    `Keys for idempotent requests can only be used ${same} they were first used ${path === pathBefore ? 'with' : 'for'}. ` +
      `Try using a key other than '${key}' if you meant to execute a different request.`,
  );
}
