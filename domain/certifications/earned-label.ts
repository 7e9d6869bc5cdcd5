import { dayOf, longDate } from '../calendar/calendar-date.ts';
import type { IsoTime } from '../calendar/moment.ts';

/** "Earned November 15, 2026", with the day on the certificate; "Recently" when it is unknown. */
export function earnedLabel(earnedAt: IsoTime | null): string {
  return earnedAt ? `Earned ${longDate(dayOf(earnedAt))}` : 'Recently';
}
