import { addressOf, confirmWaitlistPagePath, leaveWaitlistPagePath } from '@chalkline/contract/addresses';
import { type CalendarDate, longDate } from '@chalkline/domain/calendar/calendar-date';
import { waitlistDays } from '@chalkline/domain/waitlist/waitlist';
import type { Mail } from '../../db/email-content.ts';

/** A waitlist entry, as its emails need it. */
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

/** Asks the owner of the email to confirm: nothing more is sent unless they do. */
export function confirmEmail(entry: EmailedEntry, course: CourseInEmail): Mail {
  return {
    event: askedEvent(entry, entry.emails),
    to: entry.email,
    subject: `Please confirm: email me when ${course.title} goes live`,
    email: {
      preheader: "One click, and we'll email you the day it opens.",
      heading: `Should we email you when ${course.title} goes live?`,
      paragraphs: [
        `Someone, most likely you, asked us to email this address when ${course.title} opens. ${releaseText(course.goesLiveDate)}`,
        "Confirm, and we'll email you once, when the course opens. Nothing else.",
      ],
      action: {
        label: 'Confirm my address',
        path: addressOf(confirmWaitlistPagePath, { token: entry.token }),
      },
      note: `Wasn't you? Just ignore this email. We delete the address after ${waitlistDays.asked} days.`,
      unsubscribePath: unsubscribePathOf(entry),
    },
  };
}

function releaseText(goesLiveDate: CalendarDate | null): string {
  return goesLiveDate
    ? `It will be released on ${longDate(goesLiveDate)}.`
    : "We haven't set a release date yet.";
}

/** The announcement that was requested. */
export function courseLiveEmail(entry: EmailedEntry, course: CourseInEmail): Mail {
  return {
    event: toldEvent(entry, entry.emails),
    to: entry.email,
    subject: `${course.title} is live`,
    email: {
      preheader: "You asked us to let you know. This is the only email we'll send about it.",
      heading: `${course.title} is live`,
      paragraphs: [
        `You asked us to let you know when ${course.title} opens. It's open now.`,
        "This is the only email we'll send about it. Your address will be removed from the list automatically.",
      ],
      action: { label: 'See the course', path: `/${course.slug}` },
      unsubscribePath: unsubscribePathOf(entry),
    },
  };
}

/** The event names of all emails that an entry may have had. */
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
  return addressOf(leaveWaitlistPagePath, { token });
}
