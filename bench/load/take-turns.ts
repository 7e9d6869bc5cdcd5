import type { Burst, Side } from './side.ts';

/** Code gets faster while it runs, so enough warm-up requests come first and do not count. */
const warmUp = { seconds: 5, mostRequests: 3_000, isWarmUp: true };

const burst = { seconds: 1, mostRequests: 20_000 };
const usualRounds = 5;

/** One burst at each side. */
export interface Round {
  readonly theirs: Burst;
  readonly ours: Burst;
}

/** Runs the two sides alternately in short bursts, so that other load on the machine affects both alike. */
export async function takeTurns(
  { theirs, ours }: { theirs: Side; ours: Side },
  rounds = usualRounds,
): Promise<Round[]> {
  await theirs(warmUp);
  await ours(warmUp);
  const results: Round[] = [];
  while (results.length < rounds) results.push({ theirs: await theirs(burst), ours: await ours(burst) });
  return results;
}
