const rounds = 3;

/**
 * Lets the sides run one after the other, again and again, so that whatever else the machine does
 * meets all of them alike. A first round warms them up and does not count.
 */
export async function takeTurns<Side extends string, Result>(
  sides: Readonly<Record<Side, () => Promise<Result>>>,
): Promise<Record<Side, Result[]>> {
  const names = Object.keys(sides) as Side[];
  const results = Object.fromEntries(names.map((name) => [name, []])) as unknown as Record<Side, Result[]>;
  for (let round = 0; round <= rounds; round += 1) {
    for (const name of names) {
      const result = await sides[name]();
      if (round > 0) results[name].push(result);
    }
  }
  return results;
}
