import { writeReviewsUrlState } from '../certifications/reviews-url-state.ts';

interface TicketNews {
  readonly ticketId: string;
  readonly title: string;
}

interface MemberNews {
  readonly memberId: string;
  readonly member: string;
}

/**
 * Everything that people are notified about, with what is stored of it. The text is made of it when it is
 * read, so stored parameters must stay readable: add optional ones, and do not rename any.
 */
interface NotificationParameters {
  readonly certification_awarded: {
    readonly certification: string;
    /** The secret part of the certificate's address. */
    readonly certificate: string;
  };
  readonly changes_requested: { readonly certification: string };
  readonly ticket_reply: TicketNews;
  readonly ticket_acknowledged: TicketNews;
  readonly ticket_started: TicketNews;
  readonly ticket_completed: TicketNews;
  readonly ticket_moved_back: TicketNews;
  readonly refund_declined: { readonly plan: string };
  readonly payment_failed: { readonly plan: string };
  readonly course_published: { readonly course: string; readonly slug: string };
  /** `path` led to the answer then. `lessonId` says where it is now; the first ones were stored without it. */
  readonly question_answered: { readonly lesson: string; readonly path: string; readonly lessonId?: number };

  readonly submission_received: {
    readonly submissionId: string;
    readonly learner: string;
    readonly certification: string;
  };
  readonly ticket_prioritised: TicketNews & { readonly member: string };
  readonly ticket_question: TicketNews & { readonly member: string };
  readonly refund_requested: MemberNews & { readonly plan: string };
  readonly renewal_failed: MemberNews & { readonly plan: string };
  readonly payment_disputed: MemberNews & { readonly plan: string };
  /** `path` leads to the question in the console. */
  readonly question_asked: { readonly asker: string; readonly lesson: string; readonly path: string };
}

export type NotificationType = keyof NotificationParameters;

/** What happened: a type with its parameters. */
export type News = {
  readonly [Type in NotificationType]: {
    readonly type: Type;
    readonly parameters: NotificationParameters[Type];
  };
}[NotificationType];

export interface NotificationText {
  readonly title: string;
  /** What it is about. */
  readonly subject: string;
  /** The page of this site that it leads to. */
  readonly path: string;
}

type Texts = {
  readonly [Type in NotificationType]: (parameters: NotificationParameters[Type]) => NotificationText;
};

const texts: Texts = {
  certification_awarded: ({ certification, certificate }) => ({
    title: "You've earned a certification",
    subject: certification,
    path: `/certificates/${certificate}`,
  }),
  changes_requested: ({ certification }) => ({
    title: 'Your reviewer asks for changes',
    subject: certification,
    path: '/dashboard',
  }),
  ticket_reply: onBoard('Your consultant replied'),
  ticket_acknowledged: onBoard('Your consultant has read your ticket'),
  ticket_started: onBoard('Work on your ticket has started'),
  ticket_completed: onBoard('Your ticket is completed'),
  ticket_moved_back: onBoard('Your consultant moved your ticket back'),
  refund_declined: ({ plan }) => ({
    title: "We've answered your refund request",
    subject: `${plan} plan`,
    path: '/account',
  }),
  payment_failed: ({ plan }) => ({
    title: "Your last payment didn't go through",
    subject: `${plan} plan`,
    path: '/account',
  }),
  course_published: ({ course, slug }) => ({
    title: 'A course you were waiting for is live',
    subject: course,
    path: `/${slug}`,
  }),
  question_answered: ({ lesson, path }) => ({ title: 'Your question was answered', subject: lesson, path }),

  submission_received: ({ submissionId, learner, certification }) => ({
    title: `${learner} sent work for review`,
    subject: certification,
    path: `/founder/reviews${writeReviewsUrlState({ isDecided: false, submissionId, search: '' })}`,
  }),
  ticket_prioritised: inConsole('moved a ticket to Priority'),
  ticket_question: inConsole('wrote in a ticket'),
  refund_requested: aboutMember('asks for a refund'),
  renewal_failed: aboutMember("couldn't be charged"),
  payment_disputed: aboutMember('disputes a payment'),
  question_asked: ({ asker, lesson, path }) => ({
    title: `${asker} asked a question`,
    subject: lesson,
    path,
  }),
};

function onBoard(title: string) {
  return ({ ticketId, title: subject }: TicketNews): NotificationText => ({
    title,
    subject,
    path: `/consulting?ticket=${ticketId}`,
  });
}

function inConsole(what: string) {
  return ({ ticketId, title: subject, member }: TicketNews & { readonly member: string }) => ({
    title: `${member} ${what}`,
    subject,
    path: `/founder/tickets?ticket=${ticketId}`,
  });
}

function aboutMember(what: string) {
  return ({ memberId, member, plan }: MemberNews & { readonly plan: string }) => ({
    title: `${member} ${what}`,
    subject: `${plan} plan`,
    path: `/founder/members/${memberId}`,
  });
}

/** What a reader sees. A newer version may have stored types that this one does not know. */
export function notificationText(news: News): NotificationText {
  const text: ((parameters: never) => NotificationText) | undefined = texts[news.type];
  return text
    ? text(news.parameters as never)
    : { title: "There's news for you", subject: 'Open your dashboard to see it', path: '/dashboard' };
}
