import { type Period, readPeriod } from '../calendar/period.ts';

/** How somebody looks at the business; it lives in the address, so that back and reload keep it. */
export interface OverviewUrlState {
  readonly period: Period;
  /** The course whose lessons are looked at; nothing for the one that most began. */
  readonly course: string | undefined;
}

export function readOverviewUrlState(query: { get(name: string): string | null }): OverviewUrlState {
  const course = query.get('course') ?? '';
  return { period: readPeriod(query.get('days')), course: /^\d{1,9}$/.test(course) ? course : undefined };
}

/** The query of a place, with its question mark; nothing for where everybody arrives. */
export function writeOverviewUrlState({ period, course }: OverviewUrlState): string {
  const parts = [period === 30 ? '' : `days=${period}`, course ? `course=${course}` : ''].filter(Boolean);
  return parts.length > 0 ? `?${parts.join('&')}` : '';
}
