import { type CalendarDate, longDate } from './calendar-date.ts';

/** What an unpublished course says of its release. */
export function releaseSentence(goesLiveDate: CalendarDate | null): string {
  const date = goesLiveDate ? longDate(goesLiveDate) : 'a date to be announced';
  return `This course will be released on ${date}. Check back soon!`;
}
