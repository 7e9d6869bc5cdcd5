import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Closing } from '../product/closing.ts';
import { temporaryFolder } from '../product/temporary-folder.ts';
import { type RestartablePostgres, startRestartablePostgres } from '../restartable-postgres.mjs';
import { nodeOptions, usedProduct } from '../testing/used-product.ts';
import { killUnderWrites } from './kills.ts';
import { restartDatabaseUnderLoad } from './restarts.ts';
import { backUpAndRestore } from './round-trips.ts';
import { sigtermUnderLoad } from './sigterms.ts';

// The short version of `npm run bench -- faults`.

let closing: Closing;
let postgres: RestartablePostgres;
beforeEach(async () => {
  closing = new Closing();
  postgres = await startRestartablePostgres();
  closing.add(() => postgres.remove());
});
afterEach(() => closing.end());

const logLevel = 'silent';
const onPostgres = () => ({
  dataDir: temporaryFolder(closing),
  logLevel,
  nodeOptions,
  databaseUrl: postgres.url,
});
const onPglite = () => ({ ...usedProduct(closing), logLevel });
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
