/** Returns the next round number above all values: 1, 2 or 5 times a power of ten, or 1 if there are none. */
export function roundTop(values: readonly (number | null)[]): number {
  const most = Math.max(0, ...values.map((value) => value ?? 0));
  if (most === 0) return 1;
  const power = 10 ** Math.floor(Math.log10(most));
  const step = [1, 2, 5, 10].find((times) => times * power >= most) ?? 10;
  return step * power;
}

/** The path of a line through the values in a square of 100 by 100, interrupted where a value is missing. */
export function linePath(values: readonly (number | null)[], top: number): string {
  return stretches(values, top)
    .map((points) => `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`)
    .join('');
}

/** The area below that line. */
export function groundPath(values: readonly (number | null)[], top: number): string {
  return stretches(values, top)
    .map((points) => {
      const line = points.map(({ x, y }) => `L${x} ${y}`).join('');
      return `M${points[0]?.x ?? 0} 100${line}L${points.at(-1)?.x ?? 0} 100Z`;
    })
    .join('');
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Groups consecutive values into runs of points, split at missing values. */
function stretches(values: readonly (number | null)[], top: number): Point[][] {
  const last = Math.max(1, values.length - 1);
  const found: Point[][] = [];
  values.forEach((value, index) => {
    if (value === null) return;
    if (index === 0 || values[index - 1] === null) found.push([]);
    found.at(-1)?.push({ x: round((index / last) * 100), y: round(100 - (value / top) * 100) });
  });
  return found;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
