import { dayOf, longDate } from '../calendar/calendar-date.ts';
import type { IsoTime } from '../calendar/moment.ts';

/** "Earned November 15, 2026"; "Recently" when the day is unknown. */
export function earnedLabel(earnedAt: IsoTime | null): string {
  return earnedAt ? `Earned ${longDate(dayOf(earnedAt))}` : 'Recently';
}
