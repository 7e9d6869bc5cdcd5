import type { Burst } from '../load/side.ts';
import type { Aim, Figure } from './figure.ts';
import { median, quantile } from './quantiles.ts';
import { shorten } from './shorten.ts';

/**
 * How many requests one side answers while the other answers one, for the same processor time of its
 * process; the median of the rounds counts. Requests a second stand beside it: they say how fast the load
 * process can ask and read, wherever the server is the faster of the two, so they count only on systems
 * that do not tell the processor time.
 */
export function ratio(what: string, judged: readonly Burst[], against: readonly Burst[], aim: Aim): Figure {
  const byRate = compare(judged, against, (ours, theirs) => ours.perSecond / theirs.perSecond);
  const byCost = compare(judged, against, (ours, theirs) => theirs.cost / ours.cost).filter(Number.isFinite);
  if (byCost.length === 0) return { what, value: median(byRate), unit: '', aim, remark: spread(byRate) };
  const remark = `${spread(byCost)}; requests a second ${shorten(median(byRate))}`;
  return { what, value: median(byCost), unit: '', aim, remark };
}

/** Round by round: what disturbs a round disturbs both sides of it. */
function compare(
  judged: readonly Burst[],
  against: readonly Burst[],
  quotient: (ours: Burst, theirs: Burst) => number,
): number[] {
  return judged.flatMap((ours, round) => {
    const theirs = against[round];
    return theirs ? [quotient(ours, theirs)] : [];
  });
}

function spread(rounds: readonly number[]): string {
  return `half of the rounds ${shorten(quantile(rounds, 0.25))} to ${shorten(quantile(rounds, 0.75))}`;
}
