import { BrokenContent } from '../db/content/broken-content.ts';
import { DataDirInUse } from '../db/data-dir-lock.ts';
import { isDatabaseOutOfReach } from '../db/database-out-of-reach.ts';
import { BadConfiguration } from '../platform/config.ts';

/** One clear line for what can go wrong at the start; anything else keeps its whole story. */
export function explainFailure(error: unknown, port: string | undefined): string {
  if (error instanceof BadConfiguration || error instanceof DataDirInUse) return error.message;
  if (error instanceof BrokenContent) return `The content cannot be loaded:\n${error.message}`;
  const { code, message, stack, syscall, hostname } = error as NodeJS.ErrnoException & { hostname?: string };
  if (code === 'EADDRINUSE') {
    return `Port ${port ?? 3000} is in use. Stop what runs there, or choose another: PORT=3001 npm start`;
  }
  if (syscall === 'listen' || (syscall === 'getaddrinfo' && hostname === process.env.HOST))
    return `HOST: cannot listen there (${code}). Example: HOST=0.0.0.0`;
  if (code === 'ENOSPC') return 'The disk is full: nothing can be kept.';
  if (code === 'EACCES' && message.includes('listen'))
    return `Port ${port ?? 3000} is not allowed for this user. Example: PORT=3000`;
  return isDatabaseOutOfReach(error)
    ? `DATABASE_URL: the database cannot be reached (${message || code}).`
    : (stack ?? message);
}
