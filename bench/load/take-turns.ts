import type { Burst, Side } from './side.ts';

/** Code gets faster while it runs: enough requests to get there come first, and do not count. */
const warmUp = { seconds: 10, mostRequests: 4_000 };

const burst = { seconds: 1, mostRequests: 20_000 };
const rounds = 9;

/** One burst at each side. */
export interface Round {
  readonly theirs: Burst;
  readonly ours: Burst;
}

/**
 * Lets the two sides run in turn, again and again in short bursts, so that whatever else the machine
 * does meets both of them alike.
 */
export async function takeTurns({ theirs, ours }: { theirs: Side; ours: Side }): Promise<Round[]> {
  await theirs(warmUp);
  await ours(warmUp);
  const results: Round[] = [];
  while (results.length < rounds) results.push({ theirs: await theirs(burst), ours: await ours(burst) });
  return results;
}
