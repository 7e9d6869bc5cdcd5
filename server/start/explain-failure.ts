import { BrokenStateFile } from '@chalkline/sandbox/state-file';
import { BrokenContent } from '../content/broken-content.ts';
import { DataDirInUse } from '../db/data-dir-lock.ts';
import { isDatabaseOutOfReach } from '../db/database-out-of-reach.ts';
import { isDiskFull } from '../db/disk-full.ts';
import { MigrationBlocked } from '../db/migrate-postgres.ts';
import { NotificationsLost } from '../db/require-notifications.ts';
import { SessionsRequired } from '../db/require-sessions.ts';
import { DamagedDatabase, NoSpaceLeft } from '../db/unopened-database.ts';
import type { Config } from '../platform/config/config.ts';
import { BadConfiguration } from '../platform/config/config-variables.ts';
import { describeError } from '../platform/logging/describe-error.ts';
import { StorageUnavailable } from '../platform/storage/storage-unavailable.ts';

const fullDisk =
  'The disk is full, so nothing can be saved. No data is lost: free some space and start again.';

/** Errors whose messages are written for the person who starts the product. */
const explainedErrors = [
  BadConfiguration,
  DataDirInUse,
  DamagedDatabase,
  NoSpaceLeft,
  MigrationBlocked,
  SessionsRequired,
  NotificationsLost,
  BrokenStateFile,
];

/**
 * One clear line for known failures at the start; other errors keep their stack and name their causes. The
 * configuration is undefined when reading it is what failed.
 */
export function explainFailure(error: unknown, config: Config | undefined): string {
  if (!(error instanceof Error)) return String(error);
  if (explainedErrors.some((kind) => error instanceof kind)) return error.message;
  if (error instanceof BrokenContent) return `The content cannot be loaded:\n${error.message}`;
  if (isDiskFull(error)) return fullDisk;
  if (error instanceof StorageUnavailable) return explainStorage(error, config);
  if (isDatabaseOutOfReach(error) && !isAboutListening(error, config)) {
    const names = config?.databaseDirectUrl ? 'DATABASE_URL or DATABASE_DIRECT_URL' : 'DATABASE_URL';
    return `${names}: the database cannot be reached (${error.message || codeOf(error)}).`;
  }
  return explainSystemError(error, config) ?? withCauses(error);
}

/** The driver's reason for a failed query is in its cause. */
function withCauses(error: Error): string {
  const { message, stack, cause } = describeError(error);
  const lines = [stack || message];
  for (let next = cause; next; next = next.cause)
    lines.push(`Cause: ${next.message}${next.code ? ` (${next.code})` : ''}`);
  return lines.join('\n');
}

/** Checked before the database, because a refused connection to the bucket has the same codes. */
function explainStorage({ cause }: StorageUnavailable, config: Config | undefined): string {
  const reason = cause instanceof Error ? cause.message || codeOf(cause) : String(cause);
  const place = config?.bucket?.endpoint ?? `region ${config?.bucket?.region}`;
  return `S3_BUCKET: the bucket "${config?.bucket?.bucket}" at ${place} cannot be used (${reason}). Check S3_ENDPOINT, S3_REGION and the access keys, and that the service answers, then try again.`;
}

function explainSystemError(error: Error, config: Config | undefined): string | undefined {
  const code = codeOf(error);
  if (code === 'EADDRINUSE')
    return `Port ${config?.port} is in use. Stop what runs there, or choose another: PORT=3001 npm start`;
  if (code === 'EACCES' && error.message.includes('listen'))
    return `Port ${config?.port} is not allowed for this user. Example: PORT=3000`;
  return isAboutListening(error, config)
    ? `HOST: cannot listen there (${code}). Example: HOST=0.0.0.0`
    : undefined;
}

/** An unknown host name can be that of the database or the one to listen on. */
function isAboutListening(error: Error, config: Config | undefined): boolean {
  const { syscall, hostname } = error as NodeJS.ErrnoException & { hostname?: string };
  return syscall === 'listen' || (syscall === 'getaddrinfo' && hostname === config?.host);
}

function codeOf(error: Error): string | undefined {
  return (error as NodeJS.ErrnoException).code;
}
