/** Three digits say all that a measurement on a shared machine can. */
export function shorten(value: number): string {
  if (value === 0) return '0';
  return value >= 100 ? value.toFixed(0) : value.toPrecision(3);
}
