const connectionCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EPIPE',
  // PostgreSQL: wrong password, no such database, too many connections.
  '28P01',
  '28000',
  '3D000',
  '53300',
  // A read-only server, such as one that has just been replaced by another.
  '25006',
  // Ended by the server: an idle transaction, a query that took too long or was cancelled.
  '25P03',
  '57014',
]);

/** PostgreSQL's error classes for broken connections, shutdown and startup. */
const connectionClasses = /^(?:08...|57P0.)$/;

const connectionMessages = [
  'timeout expired',
  'timeout exceeded when trying to connect',
  'Connection terminated',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
  'Query read timeout',
  // Another service answers at that address, or the protocol does not match.
  'received invalid response',
  'The server does not support SSL connections',
  'Cannot use a pool after calling end on the pool',
  'The embedded database has stopped',
];

/** Requests fail at once with this error while the database is known to be down. */
export class DatabaseDown extends Error {
  override readonly name = 'DatabaseDown';

  constructor() {
    super('The database is down.');
  }
}

/** Whether the error means that the database is unreachable, rather than that the query is wrong. */
export function isDatabaseOutOfReach(error: unknown): boolean {
  return causesOf(error).some(isUnreachableError);
}

/** Whether a query was refused without being tried, because the database is known to be down. */
export function isKnownToBeDown(error: unknown): boolean {
  return causesOf(error).some((cause) => cause instanceof DatabaseDown);
}

function isUnreachableError(error: Error): boolean {
  const { code = '', message } = error as Error & { code?: string };
  return (
    error instanceof DatabaseDown ||
    connectionCodes.has(code) ||
    connectionClasses.test(code) ||
    connectionMessages.some((text) => message.startsWith(text))
  );
}

/** An error with all its causes. A host name with several addresses fails with one error per address. */
function causesOf(error: unknown): Error[] {
  if (!(error instanceof Error)) return [];
  const parts = error instanceof AggregateError ? error.errors : [];
  return [error, ...causesOf(error.cause), ...parts.flatMap(causesOf)];
}
