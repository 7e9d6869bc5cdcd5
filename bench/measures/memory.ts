import { startProduct } from '../../tooling/product/running-product.ts';
import { temporaryFolder } from '../../tooling/product/temporary-folder.ts';
import { freshDatabase } from '../fresh-database.ts';
import { residentMegabytes } from '../load/resident-memory.ts';
import { signInEarlier } from '../load/sign-in-earlier.ts';
import { atMost, type Figure } from '../report/figure.ts';
import type { BenchContext } from './bench-context.ts';

const usualMinutes = 10;
const burst = { seconds: 3, mostRequests: 100_000 };

const visited = [
  { path: '/', by: 'visitor' },
  { path: '/dashboard', by: 'member' },
  { path: '/build-your-first-website/2', by: 'member' },
  { path: '/prompts', by: 'member' },
  { path: '/consulting', by: 'member' },
  { path: '/api/search?q=stripe', by: 'visitor' },
  { path: '/founder', by: 'founder' },
  { path: '/founder/members', by: 'founder' },
] as const;

/**
 * The memory of the process after ten minutes of mixed load, on each database. `--rounds 2` makes it two minutes. It
 * isn't the first process of its installation, which has also created the database and loaded the content.
 */
export async function measureMemory(context: BenchContext): Promise<Figure[]> {
  const databaseUrl = await freshDatabase(context.closing);
  return [
    ...(databaseUrl === undefined ? [] : [await memoryOn('PostgreSQL', context, 250, databaseUrl)]),
    await memoryOn('the embedded database', context, 450),
  ];
}

async function memoryOn(
  name: string,
  { closing, load, rounds: minutes = usualMinutes }: BenchContext,
  most: number,
  databaseUrl?: string,
): Promise<Figure> {
  const options = {
    dataDir: temporaryFolder(closing),
    ...(databaseUrl === undefined ? {} : { databaseUrl }),
  };
  const cookies = await signInEarlier(closing, options);
  const { origin, pid, stop } = await startProduct(closing, options);
  const atStart = residentMegabytes(pid);
  let highest = atStart;
  const end = Date.now() + minutes * 60_000;
  while (Date.now() < end) {
    for (const { path, by } of visited) {
      const headers = { 'accept-encoding': 'gzip', cookie: cookies[by] };
      // Refused requests are part of a load that is as high as possible.
      await load({ url: origin + path, headers, bounds: burst }).catch(() => undefined);
      highest = Math.max(highest, residentMegabytes(pid));
    }
  }
  const afterwards = residentMegabytes(pid);
  await stop();
  return {
    what: `memory with ${name} after ${minutes} minutes of mixed load`,
    value: afterwards,
    unit: 'MB',
    aim: atMost(most),
    remark: `${atStart} MB after the start, ${highest} MB at most`,
  };
}
