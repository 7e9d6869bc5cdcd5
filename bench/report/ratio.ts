import type { Aim, Figure } from './figure.ts';

/** The side that is judged against the other one: medians, with the range of the single rounds. */
export function ratio(what: string, judged: readonly number[], against: readonly number[], aim: Aim): Figure {
  const rounds = judged.map((value, round) => value / (against[round] ?? Number.NaN));
  return {
    what,
    value: median(judged) / median(against),
    unit: '',
    aim,
    remark: `rounds ${shorten(Math.min(...rounds))} to ${shorten(Math.max(...rounds))}`,
  };
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((left, right) => left - right);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (middle === undefined) throw new Error('There is no median of nothing.');
  return middle;
}

/** Three digits say all that a measurement on a shared machine can. */
export function shorten(value: number): string {
  return value >= 100 ? value.toFixed(0) : value.toPrecision(3);
}
