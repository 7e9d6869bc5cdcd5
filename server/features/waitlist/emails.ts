import { addressOf, confirmWaitingPagePath, unsubscribePagePath } from '@chalkline/contract/addresses';
import { releaseDay } from '@chalkline/domain/learning/release-sentence';
import { waitingDays } from '@chalkline/domain/learning/waiting-list';
import type { Mail } from '../../db/email-content.ts';

/** An entry of the waiting list, as its letters need it. */
export interface EmailedEntry {
  readonly id: string;
  readonly email: string;
  readonly token: string;
  readonly emails: number;
}

interface CourseInEmail {
  readonly title: string;
  readonly slug: string;
  readonly goesLiveDate: string | null;
}

/** To whoever was named: nothing is sent unless they say so themselves. */
export function confirmEmail(entry: EmailedEntry, course: CourseInEmail): Mail {
  return {
    event: askedEvent(entry, entry.emails),
    to: entry.email,
    subject: `Please confirm: tell me when ${course.title} is live`,
    email: {
      preheader: 'One press, and you get one mail on the day it opens.',
      heading: `Shall we tell you when ${course.title} is live?`,
      paragraphs: [
        `Somebody, most likely you, left this address to be told when ${course.title} opens. It will be released on ${releaseDay(course.goesLiveDate)}.`,
        'Confirm it, and you get one mail when the course is there. Nothing else.',
      ],
      action: {
        label: 'Confirm my address',
        path: addressOf(confirmWaitingPagePath, { token: entry.token }),
      },
      note: `It was not you? Then do nothing: the address is dropped after ${waitingDays.asked} days.`,
      unsubscribePath: unsubscribePathOf(entry),
    },
  };
}

/** The one that was asked for. */
export function courseLiveEmail(entry: EmailedEntry, course: CourseInEmail): Mail {
  return {
    event: toldEvent(entry, entry.emails),
    to: entry.email,
    subject: `${course.title} is live`,
    email: {
      preheader: 'You asked to be told. This is the only mail about it.',
      heading: `${course.title} is live`,
      paragraphs: [
        `You asked us to tell you when ${course.title} opens. It is open now.`,
        'This is the one mail about it. Your address is dropped from the list by itself.',
      ],
      action: { label: 'See the course', path: `/replit-courses#${course.slug}` },
      unsubscribePath: unsubscribePathOf(entry),
    },
  };
}

/** The names of all letters that an entry may have had. */
export function eventsOf(entry: Pick<EmailedEntry, 'id' | 'emails'>): string[] {
  const rounds = Array.from({ length: entry.emails }, (_, index) => index + 1);
  return rounds.flatMap((round) => [askedEvent(entry, round), toldEvent(entry, round)]);
}

function askedEvent({ id }: Pick<EmailedEntry, 'id'>, round: number): string {
  return `waiting:${id}:asked:${round}`;
}

function toldEvent({ id }: Pick<EmailedEntry, 'id'>, round: number): string {
  return `waiting:${id}:told:${round}`;
}

function unsubscribePathOf({ token }: EmailedEntry): string {
  return addressOf(unsubscribePagePath, { token });
}
