import { once } from 'node:events';
import { join } from 'node:path';
import type { Closing } from '../../tooling/product/closing.ts';
import { startProduct } from '../../tooling/product/running-product.ts';
import { signIn } from '../../tooling/product/sign-in.ts';
import { temporaryFolder } from '../../tooling/product/temporary-folder.ts';
import { freshDatabase } from '../fresh-database.ts';
import type { Server } from './side.ts';

export interface CountedProduct extends Server {
  readonly cookies: { readonly visitor: ''; readonly member: string; readonly founder: string };
  /** How many queries it has sent so far; undefined on the embedded database. */
  queries(): Promise<number | undefined>;
}

/**
 * A product that counts its queries, with people who are signed in. They sign in at an earlier process: the stand-in
 * for the identity provider slows down the process that it has run in, and on a real site it never runs.
 */
export async function startCounted(closing: Closing, metricsPort?: number): Promise<CountedProduct> {
  const databaseUrl = await freshDatabase(closing);
  const options = {
    dataDir: temporaryFolder(closing),
    ...(databaseUrl === undefined ? {} : { databaseUrl }),
  };
  const first = await startProduct(closing, options);
  const cookies = {
    visitor: '',
    member: await signIn(first.origin, 'demo-consulting'),
    founder: await signIn(first.origin, 'demo-founder'),
  } as const;
  await first.stop();
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
