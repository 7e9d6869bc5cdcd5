import { type CalendarDate, longDate } from '../calendar/calendar-date.ts';

/** The day of a release within a sentence. */
export function releaseDay(goesLiveDate: CalendarDate | null): string {
  return goesLiveDate ? longDate(goesLiveDate) : 'a date to be announced';
}

/** The release sentence of an unpublished course. */
export function releaseSentence(goesLiveDate: CalendarDate | null): string {
  return `This course will be released on ${releaseDay(goesLiveDate)}. Check back soon!`;
}
