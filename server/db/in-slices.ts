/** Large inserts are split, because building one long statement blocks the event loop. */
const atATime = 25;

/** Splits rows into slices of at most 25, in order. */
export function inSlices<Row>(rows: readonly Row[]): Row[][] {
  const count = Math.ceil(rows.length / atATime);
  return Array.from({ length: count }, (_, index) => rows.slice(index * atATime, (index + 1) * atATime));
}
