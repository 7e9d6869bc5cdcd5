export type Interval = 'month' | 'year';

/**
 * The end of the period that begins at `start`, in seconds. Counted from the anchor, so that a subscription
 * from the 31st is charged on 28 February and on 31 March.
 */
export function periodEnd(anchor: number, start: number, interval: Interval): number {
  const step = interval === 'year' ? 12 : 1;
  let months = step;
  while (monthsAfter(anchor, months) <= start) months += step;
  return monthsAfter(anchor, months);
}

function monthsAfter(anchor: number, months: number): number {
  const date = new Date(anchor * 1000);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, lastDay));
  return date.getTime() / 1000;
}
