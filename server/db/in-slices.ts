/** Large inserts are split, because building one long statement blocks the event loop. */
const usualSize = 25;

/** Splits rows into slices of at most this size, in order. */
export function inSlices<Row>(rows: readonly Row[], size = usualSize): Row[][] {
  const count = Math.ceil(rows.length / size);
  return Array.from({ length: count }, (_, index) => rows.slice(index * size, (index + 1) * size));
}
