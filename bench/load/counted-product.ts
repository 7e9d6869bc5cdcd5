import { once } from 'node:events';
import { join } from 'node:path';
import type { Closing } from '../../tooling/product/closing.ts';
import { startProduct } from '../../tooling/product/running-product.ts';
import { temporaryFolder } from '../../tooling/product/temporary-folder.ts';
import { freshDatabase } from '../fresh-database.ts';
import type { Server } from './side.ts';
import { type Cookies, signInEarlier } from './sign-in-earlier.ts';

export interface CountedProduct extends Server {
  readonly cookies: Cookies;
  /** How many queries it has sent so far; undefined on the embedded database. */
  queries(): Promise<number | undefined>;
}

/** A product that counts its queries, with people who are signed in. */
export async function startCounted(closing: Closing, metricsPort?: number): Promise<CountedProduct> {
  const databaseUrl = await freshDatabase(closing);
  const options = {
    dataDir: temporaryFolder(closing),
    ...(databaseUrl === undefined ? {} : { databaseUrl }),
  };
  const cookies = await signInEarlier(closing, options);
  const preload = join(import.meta.dirname, 'count-queries.mjs');
  const { origin, pid, process } = await startProduct(closing, {
    ...options,
    ...(metricsPort === undefined ? {} : { metricsPort }),
    preload,
  });
  const queries = async () => {
    if (databaseUrl === undefined) return undefined;
    process.send('queries');
    const [reply] = (await once(process, 'message')) as [{ queries: number }];
    return reply.queries;
  };
  return { origin, pid, cookies, queries };
}
