import { type CalendarDate, longDate } from '../calendar/calendar-date.ts';

/** The day of a release, as it stands in a sentence. */
export function releaseDay(goesLiveDate: CalendarDate | null): string {
  return goesLiveDate ? longDate(goesLiveDate) : 'a date to be announced';
}

/** What an unpublished course says of its release. */
export function releaseSentence(goesLiveDate: CalendarDate | null): string {
  return `This course will be released on ${releaseDay(goesLiveDate)}. Check back soon!`;
}
