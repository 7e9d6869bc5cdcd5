import { signInFirst } from '@chalkline/contract/sign-in-addresses';
import { fullName, greeting } from '@chalkline/domain/account/person-name';
import { momentLabel } from '@chalkline/domain/calendar/moment';
import {
  leftOutText,
  messageEmailTime,
  messagesHeading,
  mostQuotedMessages,
} from '@chalkline/domain/consulting/message-mail';
import {
  type PromiseKind,
  promisedHours,
  type RunningPromise,
} from '@chalkline/domain/consulting/promise-clock';
import type { TicketType } from '@chalkline/domain/consulting/ticket';
import type { BatchedMail, Email, Mail } from '../../db/email-content.ts';
import type { Person } from '../auth/index.ts';
import type { FounderReader } from '../founder-emails/index.ts';

/** The facts about a ticket that emails need. */
export interface TicketInEmail {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly type: TicketType;
}

const hour = 60 * 60 * 1000;
const after = (moment: Date, hours: number, timeZone: string | null) =>
  momentLabel(new Date(moment.getTime() + hours * hour), timeZone);

const onBoard = (ticket: TicketInEmail) => ({
  label: 'Open the ticket',
  path: `/consulting?ticket=${ticket.id}`,
});
const onConsole = (ticket: TicketInEmail) => ({
  label: 'Open the ticket',
  path: signInFirst(`/founder/tickets?ticket=${ticket.id}`),
});

/** Emails to a member, by the consultant's action. */
const toMember = {
  acknowledged: {
    subject: 'Your ticket has been acknowledged',
    says: () => ['Your consultant has read it and will start on it next.'],
  },
  started: {
    subject: 'Work on your ticket has started',
    says: (at: Date, timeZone: string | null) => [
      `Expect progress or the finished work by ${after(at, promisedHours.completion, timeZone)}.`,
    ],
  },
  completed: {
    subject: 'Your ticket is completed',
    says: () => ["Take a look at the result. If anything's missing, reply in the ticket."],
  },
} as const;

export type MemberEmailKind = keyof typeof toMember;

export function memberEmail(kind: MemberEmailKind, ticket: TicketInEmail, member: Person, at: Date): Mail {
  const { subject, says } = toMember[kind];
  return {
    event: `ticket:${ticket.id}:${kind}:${at.toISOString()}`,
    to: member.email,
    about: member.id,
    optional: { type: 'ticket_progress', userId: member.id },
    subject: `${subject}: ${ticket.title}`,
    email: {
      preheader: ticket.title,
      heading: subject,
      paragraphs: [`${greeting('Hello', member)},`, ...says(at, member.timeZone)],
      facts: [{ label: 'Ticket', value: ticket.title }],
      action: onBoard(ticket),
    },
  };
}

/** The consultant's answer, to the member. */
export function replyEmail(
  message: { id: string; markdown: string },
  ticket: TicketInEmail,
  member: Person,
): Mail {
  return {
    event: `ticket-message:${message.id}`,
    to: member.email,
    about: member.id,
    optional: { type: 'ticket_reply', userId: member.id },
    subject: `Your consultant replied: ${ticket.title}`,
    email: {
      preheader: ticket.title,
      heading: 'Your consultant has replied',
      paragraphs: [`${greeting('Hello', member)},`, 'Your consultant wrote to you in a ticket:'],
      quote: message.markdown,
      isQuoteMarkdown: true,
      facts: [{ label: 'Ticket', value: ticket.title }],
      action: onBoard(ticket),
    },
  };
}

/** A member's messages, to each founder: messages of a ticket within a few minutes go into one email. */
export function questionMails(
  message: { id: string; markdown: string; sentAt: Date },
  ticket: TicketInEmail,
  member: Person,
  founderEmails: readonly string[],
): BatchedMail[] {
  return founderEmails.map((to) => ({
    batch: `ticket-questions:${ticket.id}`,
    event: message.id,
    to,
    about: member.id,
    leavesAt: messageEmailTime(message.sentAt),
    compose: (before) => questions(message.markdown, ticket, member, before),
  }));
}

function questions(markdown: string, ticket: TicketInEmail, member: Person, before: Email | undefined) {
  const textCount = (before?.textCount ?? 0) + 1;
  const isQuoted = textCount <= mostQuotedMessages;
  const quoted = isQuoted ? [before?.quote, markdown] : [before?.quote];
  const heading = messagesHeading(fullName(member), textCount);
  const leftOut = leftOutText(textCount);
  return {
    subject: `${heading}: ${ticket.title}`,
    email: {
      preheader: ticket.title,
      heading: `${heading} a ticket`,
      paragraphs: leftOut ? [leftOut] : [],
      quote: quoted.filter((text) => text !== undefined).join(betweenMessages),
      isQuoteMarkdown: true,
      textCount,
      facts: factsOf(ticket, member),
      action: onConsole(ticket),
    },
  };
}

/** A line between the messages, in Markdown and in plain text. */
const betweenMessages = '\n\n* * *\n\n';

/**
 * A new Priority ticket, to the founders: once a day per ticket, however often it is moved back and forth.
 */
export function prioritisedEmails(
  ticket: TicketInEmail,
  member: Person,
  at: Date,
  founders: readonly FounderReader[],
): Mail[] {
  return founders.map(({ to, timeZone }) => ({
    event: `ticket:${ticket.id}:prioritised:${at.toISOString().slice(0, 10)}:${to}`,
    to,
    about: member.id,
    subject: `New Priority ticket: ${ticket.title}`,
    email: {
      preheader: `Acknowledge it by ${after(at, promisedHours.acknowledgement, timeZone)}.`,
      heading: 'A ticket moved to Priority',
      paragraphs: [`Acknowledge it by ${after(at, promisedHours.acknowledgement, timeZone)}.`],
      quote: ticket.description,
      facts: factsOf(ticket, member),
      action: onConsole(ticket),
    },
  }));
}

const asked: Readonly<Record<PromiseKind, string>> = {
  acknowledgement: 'Please acknowledge it.',
  completion: 'Please complete it.',
};

/** To the founders before a promised time ends: once for each promise. */
export function reminderEmails(
  { kind, due }: RunningPromise,
  clockText: string,
  ticket: TicketInEmail,
  member: Person,
  founders: readonly FounderReader[],
): Mail[] {
  return founders.map(({ to, timeZone }) => ({
    event: `ticket:${ticket.id}:${kind}-due:${due.toISOString()}:${to}`,
    to,
    about: member.id,
    subject: `${clockText}: ${ticket.title}`,
    email: {
      preheader: `Deadline: ${momentLabel(due, timeZone)}`,
      heading: clockText,
      paragraphs: [`${asked[kind]} The deadline is ${momentLabel(due, timeZone)}.`],
      facts: factsOf(ticket, member),
      action: onConsole(ticket),
    },
  }));
}

function factsOf(ticket: TicketInEmail, member: Person) {
  return [
    { label: 'Ticket', value: ticket.title },
    { label: 'Type', value: ticket.type },
    { label: 'Member', value: fullName(member) },
  ];
}
