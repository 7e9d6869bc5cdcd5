import { type CalendarDate, dayOf, longDate } from '../calendar/calendar-date.ts';
import { dayLabel, type IsoTime } from '../calendar/moment.ts';

export function endInUtc(day: CalendarDate): Date {
  return new Date(`${day}T23:59:59.999Z`);
}

/** The last day as it was chosen, which is the same for every reader, or the day on which the plan was ended early. */
export function grantEndLabel(endsAt: IsoTime, timeZone: string | null): string {
  const chosen = dayOf(endsAt);
  const isChosen = endInUtc(chosen).getTime() === new Date(endsAt).getTime();
  return isChosen ? longDate(chosen) : dayLabel(endsAt, timeZone);
}
