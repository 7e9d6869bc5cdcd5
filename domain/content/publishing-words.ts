import { type CalendarDate, longDate } from '../learning/calendar-date.ts';

/** What is known of something when it is about to be made public. */
export interface BeforePublishing {
  readonly kind: 'course' | 'post';
  readonly day: CalendarDate | null;
  readonly lessons: number;
  /** How many asked to be told. */
  readonly waiting: number;
}

/** What publishing something now does, said before it is done. */
export function publishingWords(
  { kind, day, lessons, waiting }: BeforePublishing,
  today: CalendarDate,
): string {
  return [
    kind === 'course'
      ? 'Members can take it from now on. Until now it was listed as coming soon.'
      : 'Everybody can see it from now on.',
    kind === 'course' && lessons === 0 ? 'It has no lessons yet: people will find it empty.' : '',
    waiting > 0 ? `${letters(waiting)}: that cannot be taken back.` : '',
    day !== null && day > today ? `It was announced for ${longDate(day)}: that date becomes today.` : '',
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}

function letters(waiting: number): string {
  return waiting === 1
    ? '1 person asked to be told and gets an e-mail at once'
    : `${waiting} people asked to be told and get an e-mail at once`;
}
