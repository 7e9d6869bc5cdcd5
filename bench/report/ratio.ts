import type { Burst } from '../load/measured-load.ts';
import type { Aim, Figure } from './figure.ts';
import { median, quantile } from './quantiles.ts';
import { shorten } from './shorten.ts';

/**
 * Requests a second of one side against the other, round by round; the median of the rounds counts.
 * Beside it stands the same by processor time, which other work on the machine disturbs less.
 */
export function ratio(what: string, judged: readonly Burst[], against: readonly Burst[], aim: Aim): Figure {
  const rounds = pair(judged, against, (ours, theirs) => ours.perSecond / theirs.perSecond);
  const costs = pair(judged, against, (ours, theirs) =>
    ours.cost === undefined || theirs.cost === undefined ? Number.NaN : theirs.cost / ours.cost,
  ).filter(Number.isFinite);
  const spread = `half of the rounds ${shorten(quantile(rounds, 0.25))} to ${shorten(quantile(rounds, 0.75))}`;
  const byCost = costs.length > 0 ? `, by processor time ${shorten(median(costs))}` : '';
  return { what, value: median(rounds), unit: '', aim, remark: spread + byCost };
}

function pair(
  judged: readonly Burst[],
  against: readonly Burst[],
  compare: (ours: Burst, theirs: Burst) => number,
): number[] {
  return judged.flatMap((ours, round) => {
    const theirs = against[round];
    return theirs ? [compare(ours, theirs)] : [];
  });
}
