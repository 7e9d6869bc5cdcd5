/** Rounds to as many digits as a measurement is accurate to, and as its target needs. */
export function shorten(value: number): string {
  if (value === 0) return '0';
  return value >= 100 ? value.toFixed(1) : value.toPrecision(3);
}
