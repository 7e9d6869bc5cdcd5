import { tryToWriteTable } from '../db/disk-full.ts';
import type { OpenDatabase } from '../db/open-database.ts';
import type { AppContext } from '../platform/app-context.ts';
import { Overload } from '../platform/http/overload.ts';
import type { ReadinessChecks } from '../platform/http/readiness.ts';
import { tryToWriteFile } from '../platform/storage/try-to-write.ts';
import type { AppOptions } from './app-options.ts';

/** Queries are fast, so this many waiting queries mean that there is more work than can be done. */
const mostWaitingQueries = 100;

/** Logged once when an outage begins and once when it ends. */
export function logOutages({ app }: AppContext, { status }: OpenDatabase): void {
  const unsubscribe = status.onChange((isDown, reason) => {
    if (isDown) app.log.error({ reason }, 'the database is out of reach');
    else app.log.warn('the database is back');
  });
  app.addHook('onClose', async () => unsubscribe());
}

export function watchOverload(database: OpenDatabase): Overload {
  const overload = new Overload();
  overload.watch(() => database.waiting() > mostWaitingQueries);
  return overload;
}

export function readinessChecks({ config, database }: AppOptions): ReadinessChecks {
  return {
    ping: () => database.ping(),
    tryToWrite: async () => {
      await tryToWriteFile(config.dataDir);
      await tryToWriteTable(database.db);
    },
  };
}
