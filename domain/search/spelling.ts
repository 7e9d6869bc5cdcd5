/** Shorter words have too many neighbours to be corrected. */
export const shortestCorrectedWord = 4;

/** How many letters may be wrong: a slip of the finger in a short word, two in a long one. */
function allowedSlips(word: string): number {
  if (word.length < shortestCorrectedWord) return 0;
  return word.length < 8 ? 1 : 2;
}

/** The known words that somebody probably meant: the nearest ones, if they are near enough. */
export function corrections(typed: string, known: readonly string[]): string[] {
  const distances = known.map((word) => ({ word, slips: slipsBetween(typed, word) }));
  const fewest = Math.min(...distances.map(({ slips }) => slips));
  if (fewest > allowedSlips(typed)) return [];
  return distances.filter(({ slips }) => slips === fewest).map(({ word }) => word);
}

/** How many letters have to be added, removed, replaced or swapped with the next one. */
export function slipsBetween(a: string, b: string): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const isSame = a[i - 1] === b[j - 1];
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row.push(
        Math.min(
          at(row, j - 1) + 1,
          at(last, j) + 1,
          at(last, j - 1) + (isSame ? 0 : 1),
          isSwap ? at(before, j - 2) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    before = last;
    last = row;
  }
  return at(last, b.length);
}

function at(row: readonly number[], index: number): number {
  return row[index] ?? Number.POSITIVE_INFINITY;
}
