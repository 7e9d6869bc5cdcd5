import type { BusinessOverview } from '@chalkline/contract/business-overview';
import { chartDay } from '@chalkline/domain/calendar/period';

export interface ChartProps {
  readonly overview: BusinessOverview;
  /** The address of the data as a CSV file. */
  readonly file: string;
}

/** "1,234". */
export function number(value: number): string {
  return String(Math.round(value)).replace(/\B(?=(\d{3})+$)/g, ',');
}

/** "+3", "-2", "±0". */
export function changeLabel(change: number): string {
  if (change === 0) return '±0';
  return change > 0 ? `+${number(change)}` : `-${number(-change)}`;
}

/** The first and the last day. */
export function endsOf(days: readonly { readonly day: string }[]): readonly [string, string] {
  const [first, last] = [days[0], days.at(-1)];
  const label = (end: typeof first) => (end ? chartDay(end.day, days.length) : '');
  return [label(first), label(last)];
}

/** Tables show the newest day first. */
export function latestFirst<Row>(rows: readonly Row[]): Row[] {
  return rows.toReversed();
}
