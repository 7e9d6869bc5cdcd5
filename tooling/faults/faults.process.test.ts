import { cpSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { Closing } from '../product/closing.ts';
import { temporaryFolder } from '../product/temporary-folder.ts';
import { type RestartablePostgres, startRestartablePostgres } from '../restartable-postgres.mjs';
import { killUnderWrites } from './kills.ts';
import { restartDatabaseUnderLoad } from './restarts.ts';
import { backUpAndRestore } from './round-trips.ts';
import { sigtermUnderLoad } from './sigterms.ts';

// The short version of `npm run bench -- faults`.

declare module 'vitest' {
  export interface ProvidedContext {
    /** A data folder in which the product was started once. */
    template: string;
  }
}

let closing: Closing;
let postgres: RestartablePostgres;
beforeEach(async () => {
  closing = new Closing();
  postgres = await startRestartablePostgres();
  closing.add(() => postgres.remove());
});
afterEach(() => closing.end());

const logLevel = 'silent';
/** These products run for seconds only: compiling the embedded database for speed takes longer than it saves. */
const nodeOptions = ['--liftoff-only'];
const onPostgres = () => ({
  dataDir: temporaryFolder(closing),
  logLevel,
  nodeOptions,
  databaseUrl: postgres.url,
});
/** The product was started there before, because a first start takes long. */
const onPglite = () => {
  const dataDir = temporaryFolder(closing);
  cpSync(inject('template'), dataDir, { recursive: true });
  return { dataDir, logLevel, nodeOptions };
};
const nothingMissing = { lost: 0, duplicated: 0 };

describe('acknowledged writes', () => {
  it('are neither lost nor repeated when the product is killed, stopped or restored under writes', async () => {
    const [embedded, server] = [onPglite(), onPostgres()];
    const killed = await killUnderWrites(closing, embedded, 1);
    expect(killed).toMatchObject(nothingMissing);
    expect(killed.acknowledged).toBeGreaterThan(0);
    expect(await sigtermUnderLoad(closing, embedded, 1)).toMatchObject({
      ...nothingMissing,
      cutOff: 0,
      unclean: 0,
    });
    expect(await backUpAndRestore(closing, [embedded, server], 1)).toMatchObject({
      ...nothingMissing,
      acknowledged: 5,
      failed: 0,
    });
  });

  it('are neither lost nor repeated when the product on PostgreSQL is killed, or PostgreSQL restarts, under writes', async () => {
    const location = onPostgres();
    expect(await killUnderWrites(closing, location, 1)).toMatchObject(nothingMissing);
    expect(await restartDatabaseUnderLoad(closing, postgres, location, 2)).toMatchObject({
      ...nothingMissing,
      wrongAnswers: 0,
      crashes: 0,
    });
  });
});
