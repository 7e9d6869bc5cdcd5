import { type CalendarDate, longDate } from '../calendar/calendar-date.ts';

/** The facts about an item before it is published. */
export interface BeforePublishing {
  readonly kind: 'course' | 'post';
  readonly day: CalendarDate | null;
  readonly lessons: number;
  /** How many people are on the waitlist. */
  readonly waiting: number;
}

/** What publishing an item now does, shown before it is done. */
export function publishingLabels(
  { kind, day, lessons, waiting }: BeforePublishing,
  today: CalendarDate,
): string {
  return [
    kind === 'course'
      ? 'Members will be able to take it right away. Until now it was listed as coming soon.'
      : 'Everyone will be able to see it right away.',
    kind === 'course' && lessons === 0 ? 'It has no lessons yet, so people will find it empty.' : '',
    waiting > 0 ? `${emails(waiting)}, and that can't be undone.` : '',
    day !== null && day > today ? dateBecomesToday(kind, day) : '',
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}

function dateBecomesToday(kind: BeforePublishing['kind'], day: CalendarDate): string {
  return kind === 'course'
    ? `It was announced for ${longDate(day)}. That date becomes today.`
    : `Its date, ${longDate(day)}, becomes today.`;
}

function emails(waiting: number): string {
  return waiting === 1
    ? '1 person on the waitlist will get an email right away'
    : `${waiting} people on the waitlist will get an email right away`;
}
