import type { Burst, Side } from './side.ts';

/** Code gets faster while it runs: enough requests to get there come first, and do not count. */
const warmUp = { seconds: 10, mostRequests: 4_000 };

const burst = { seconds: 1, mostRequests: 20_000 };
const rounds = 9;

/**
 * Lets the sides run one after the other, again and again in short bursts, so that whatever else the
 * machine does meets all of them alike.
 */
export async function takeTurns<Name extends string>(
  sides: Readonly<Record<Name, Side>>,
): Promise<Record<Name, Burst[]>> {
  const names = Object.keys(sides) as Name[];
  for (const name of names) await sides[name](warmUp);
  const results = Object.fromEntries(names.map((name) => [name, []])) as unknown as Record<Name, Burst[]>;
  for (let round = 0; round < rounds; round += 1) {
    for (const name of names) results[name].push(await sides[name](burst));
  }
  return results;
}
