import { type CalendarDate, longDate } from '../learning/calendar-date.ts';

type State = 'live' | 'scheduled' | 'unpublished' | 'deleted';

/** Whether the public sees something, in words. */
export function stateLabel(state: State, day: CalendarDate | null, today: CalendarDate): string {
  switch (state) {
    case 'live':
      return 'Live';
    case 'scheduled':
      return day ? `Goes live ${longDate(day)}` : 'Scheduled';
    case 'unpublished':
      return day !== null && day > today ? `Announced for ${longDate(day)}` : 'Not published';
    case 'deleted':
      return 'Deleted';
  }
}
