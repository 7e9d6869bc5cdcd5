/** As many digits as a measurement is good for, and as a bound beside it needs. */
export function shorten(value: number): string {
  if (value === 0) return '0';
  return value >= 100 ? value.toFixed(1) : value.toPrecision(3);
}
