import { britishDate, type CalendarDate } from '@chalkline/domain/calendar/calendar-date';

/** "Last updated 15 August 2025". */
export function legalByline(lastUpdated: CalendarDate): string {
  return `Last updated ${britishDate(lastUpdated)}`;
}
