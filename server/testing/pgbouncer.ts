import { pathToFileURL } from 'node:url';
import { projectPath } from '../db/project-path.ts';

/** PgBouncer in transaction mode in front of a PostgreSQL server. */
export interface RunningPgBouncer {
  readonly url: string;
  stop(): Promise<void>;
}

interface PgBouncerModule {
  findPgBouncer(): string | undefined;
  startPgBouncer(serverUrl: string): Promise<RunningPgBouncer>;
}

/** Imported at run time from the tooling, which the server must not import. */
async function pgBouncerModule(): Promise<PgBouncerModule> {
  const { href } = pathToFileURL(projectPath('tooling/pgbouncer.mjs'));
  return (await import(/* @vite-ignore */ href)) as PgBouncerModule;
}

export async function isPgBouncerInstalled(): Promise<boolean> {
  return (await pgBouncerModule()).findPgBouncer() !== undefined;
}

export async function startPgBouncer(serverUrl: string): Promise<RunningPgBouncer> {
  return (await pgBouncerModule()).startPgBouncer(serverUrl);
}
