import { once } from 'node:events';
import { join } from 'node:path';
import type { Closing } from '../../tooling/product/closing.ts';
import { startProduct } from '../../tooling/product/running-product.ts';
import { temporaryFolder } from '../../tooling/product/temporary-folder.ts';
import { freshDatabase } from '../fresh-database.ts';

export interface WatchedProduct {
  readonly origin: string;
  /** The longest block of the main thread since the last call, in milliseconds. */
  longestStall(): Promise<number>;
}

/** A product whose main thread is measured; on PostgreSQL where available, because that costs it more. */
export async function startWatched(closing: Closing): Promise<WatchedProduct> {
  const databaseUrl = await freshDatabase(closing);
  const product = await startProduct(closing, {
    dataDir: temporaryFolder(closing),
    preload: join(import.meta.dirname, 'watch-loop.mjs'),
    ...(databaseUrl === undefined ? {} : { databaseUrl }),
  });
  return {
    origin: product.origin,
    longestStall: async () => {
      product.process.send('longest stall');
      const [reply] = (await once(product.process, 'message')) as [{ longest: number }];
      return reply.longest;
    },
  };
}
