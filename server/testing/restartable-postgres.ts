import { pathToFileURL } from 'node:url';
import { projectPath } from '../db/project-path.ts';

/** `fast` is an orderly restart, `immediate` is a crash that needs recovery, `kill` ends the main process. */
type StopMode = 'fast' | 'immediate' | 'kill';

/** A PostgreSQL server that a test may stop and start. It keeps its port and its data. */
export interface RestartablePostgres {
  readonly url: string;
  stop(mode: StopMode): Promise<void>;
  start(): Promise<void>;
  restart(mode: StopMode): Promise<void>;
  remove(): Promise<void>;
}

interface RestartablePostgresModule {
  startRestartablePostgres(): Promise<RestartablePostgres>;
}

/**
 * Imported at run time from the tooling, which the benchmarks use, too, and which the server must not
 * import.
 */
export async function startRestartablePostgres(): Promise<RestartablePostgres> {
  const { href } = pathToFileURL(projectPath('tooling/restartable-postgres.mjs'));
  const module = (await import(/* @vite-ignore */ href)) as RestartablePostgresModule;
  return module.startRestartablePostgres();
}
