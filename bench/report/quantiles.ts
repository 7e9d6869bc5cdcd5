/** The value below which the given share of the values lies. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((left, right) => left - right);
  const value = sorted[Math.round((sorted.length - 1) * share)];
  if (value === undefined) throw new Error('Nothing was measured.');
  return value;
}

export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}
