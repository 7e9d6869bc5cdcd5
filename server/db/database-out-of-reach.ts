const connectionCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'EPIPE',
  // PostgreSQL: wrong password, no such database, shutting down or starting up, too many connections.
  '28P01',
  '28000',
  '3D000',
  '57P01',
  '57P02',
  '57P03',
  '53300',
]);

const connectionMessages = [
  'timeout expired',
  'timeout exceeded when trying to connect',
  'Connection terminated',
  'Query read timeout',
  // Somebody else answers at that address, or not in the way that was asked for.
  'received invalid response',
  'The server does not support SSL connections',
  'Cannot use a pool after calling end on the pool',
  'The embedded database has stopped',
];

/** Whether an error says that the database cannot be asked, rather than what it was asked is wrong. */
export function isDatabaseOutOfReach(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, message, cause } = error as Error & { code?: string };
  const isConnection =
    connectionCodes.has(code ?? '') || connectionMessages.some((text) => message.startsWith(text));
  return isConnection || isDatabaseOutOfReach(cause);
}
