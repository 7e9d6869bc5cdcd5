import { BrokenContent } from '../db/content/broken-content.ts';
import { DataDirInUse } from '../db/data-dir-lock.ts';
import { BadConfiguration } from '../platform/config.ts';

/** One clear line for what can go wrong at the start; anything else keeps its whole story. */
export function explainFailure(error: unknown, port: string | undefined): string {
  if (error instanceof BadConfiguration || error instanceof DataDirInUse) return error.message;
  if (error instanceof BrokenContent) return `The content cannot be loaded:\n${error.message}`;
  const { code, message, stack } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') {
    return `Port ${port ?? 3000} is in use. Stop what runs there, or choose another: PORT=3001 npm start`;
  }
  if (code === 'EACCES' && message.includes('listen'))
    return `Port ${port ?? 3000} is not allowed for this user. Example: PORT=3000`;
  return isDatabaseOutOfReach(error)
    ? `DATABASE_URL: the database cannot be reached (${message || code}).`
    : (stack ?? message);
}

const connectionCodes = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  '28P01',
  '28000',
  '3D000',
]);

function isDatabaseOutOfReach(error: unknown): boolean {
  const { code, message } = error as NodeJS.ErrnoException;
  return connectionCodes.has(code ?? '') || message === 'timeout expired';
}
