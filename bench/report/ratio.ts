import type { Round } from '../load/take-turns.ts';
import type { Aim, Figure } from './figure.ts';
import { median, quantile } from './quantiles.ts';
import { shorten } from './shorten.ts';

/**
 * How many requests our side answers in the CPU time in which theirs answers one; the median of the rounds
 * counts. Requests per second are shown, too. Where the server is faster than the load process they only
 * measure the load process, so they count only on systems that do not report CPU time.
 */
export function ratio(what: string, rounds: readonly Round[], aim: Aim): Figure {
  const byRate = rounds.map(({ ours, theirs }) => ours.perSecond / theirs.perSecond);
  const byCost = rounds.map(({ ours, theirs }) => theirs.cost / ours.cost).filter(Number.isFinite);
  if (byCost.length === 0) return { what, value: median(byRate), unit: '', aim, remark: spread(byRate) };
  const remark = `${spread(byCost)}; requests a second ${shorten(median(byRate))}`;
  return { what, value: median(byCost), unit: '', aim, remark };
}

function spread(values: readonly number[]): string {
  return `half of the rounds ${shorten(quantile(values, 0.25))} to ${shorten(quantile(values, 0.75))}`;
}
