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
  // A server that only reads, such as one that another has just taken over from.
  '25006',
  // Ended by the server: an idle transaction, a query that took too long or was cancelled.
  '25P03',
  '57014',
]);

/** PostgreSQL's classes of codes for broken connections, and for shutting down and starting up. */
const connectionClasses = /^(?:08...|57P0.)$/;

const connectionMessages = [
  'timeout expired',
  'timeout exceeded when trying to connect',
  'Connection terminated',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
  'Query read timeout',
  // Somebody else answers at that address, or not in the way that was asked for.
  'received invalid response',
  'The server does not support SSL connections',
  'Cannot use a pool after calling end on the pool',
  'The embedded database has stopped',
];

/** Nobody waits for a database that is known to be down: its requests fail at once with this. */
export class DatabaseDown extends Error {
  override readonly name = 'DatabaseDown';

  constructor() {
    super('The database is down.');
  }
}

/** Whether an error says that the database cannot be asked, rather than what it was asked is wrong. */
export function isDatabaseOutOfReach(error: unknown): boolean {
  return causesOf(error).some(isAboutReach);
}

/** Whether a request was refused without being tried, because the database is known to be down. */
export function isKnownToBeDown(error: unknown): boolean {
  return causesOf(error).some((cause) => cause instanceof DatabaseDown);
}

function isAboutReach(error: Error): boolean {
  const { code = '', message } = error as Error & { code?: string };
  return (
    error instanceof DatabaseDown ||
    connectionCodes.has(code) ||
    connectionClasses.test(code) ||
    connectionMessages.some((text) => message.startsWith(text))
  );
}

/**
 * An error with everything that it was caused by. A name with several addresses fails with one error for each of
 * them.
 */
function causesOf(error: unknown): Error[] {
  if (!(error instanceof Error)) return [];
  const parts = error instanceof AggregateError ? error.errors : [];
  return [error, ...causesOf(error.cause), ...parts.flatMap(causesOf)];
}
