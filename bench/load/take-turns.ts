const warmUpRounds = 3;
const rounds = 9;

/**
 * Lets the sides run one after the other, again and again in short bursts, so that whatever else the
 * machine does meets all of them alike. The first rounds warm them up and do not count.
 */
export async function takeTurns<Side extends string, Result>(
  sides: Readonly<Record<Side, () => Promise<Result>>>,
): Promise<Record<Side, Result[]>> {
  const names = Object.keys(sides) as Side[];
  const results = Object.fromEntries(names.map((name) => [name, []])) as unknown as Record<Side, Result[]>;
  for (let round = 0; round < warmUpRounds + rounds; round += 1) {
    for (const name of names) {
      const result = await sides[name]();
      if (round >= warmUpRounds) results[name].push(result);
    }
  }
  return results;
}
