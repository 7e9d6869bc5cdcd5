/** The next round number above all values: 1, 2 or 5 times a power of ten; 1 where there is nothing. */
export function roundTop(values: readonly (number | null)[]): number {
  const most = Math.max(0, ...values.map((value) => value ?? 0));
  if (most === 0) return 1;
  const power = 10 ** Math.floor(Math.log10(most));
  const step = [1, 2, 5, 10].find((times) => times * power >= most) ?? 10;
  return step * power;
}

/** A line through values in a square of 100 by 100, broken where there is none. */
export function linePath(values: readonly (number | null)[], top: number): string {
  const last = Math.max(1, values.length - 1);
  return values
    .map((value, index) => {
      if (value === null) return '';
      const isFirst = index === 0 || values[index - 1] === null;
      return `${isFirst ? 'M' : 'L'}${round((index / last) * 100)} ${round(100 - (value / top) * 100)}`;
    })
    .join('');
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
