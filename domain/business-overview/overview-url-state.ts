import { type Period, readPeriod } from '../calendar/period.ts';

/** The state of the business overview. It is part of the URL, so that back and reload keep it. */
export interface OverviewUrlState {
  readonly period: Period;
  /** The selected course; undefined for the one that most people started. */
  readonly course: string | undefined;
}

export function readOverviewUrlState(query: { get(name: string): string | null }): OverviewUrlState {
  const course = query.get('course') ?? '';
  return { period: readPeriod(query.get('days')), course: /^\d{1,9}$/.test(course) ? course : undefined };
}

/** The query string with its question mark; empty for the default state. */
export function writeOverviewUrlState({ period, course }: OverviewUrlState): string {
  const parts = [period === 30 ? '' : `days=${period}`, course ? `course=${course}` : ''].filter(Boolean);
  return parts.length > 0 ? `?${parts.join('&')}` : '';
}
