import { signInFirst } from '@chalkline/contract/sign-in-addresses';
import { fullName, greeting } from '@chalkline/domain/account/person-name';
import { longDate } from '@chalkline/domain/calendar/calendar-date';
import { promisedBy, reviewPromise } from '@chalkline/domain/calendar/working-days';
import { writeReviewsUrlState } from '@chalkline/domain/certifications/reviews-url-state';
import type { ReviewedCheck } from '@chalkline/domain/certifications/rubric';
import type { Submission } from '@chalkline/domain/certifications/submission';
import type { Mail } from '../../db/email-content.ts';
import type { Person } from '../auth/index.ts';

/** A submission, as its emails describe it. */
interface SubmittedWork {
  readonly submissionId: string;
  readonly certification: string;
  readonly learner: Person;
}

export interface ReceivedWork extends SubmittedWork {
  readonly submission: Submission;
  readonly submittedAt: Date;
  readonly reviewer: string;
}

/** A decided submission: the reviewer's words, and how the checks went. */
export interface DecidedWork extends SubmittedWork {
  readonly feedback: string;
  readonly checks: readonly ReviewedCheck[];
}

const myCertifications = { label: 'Open my certifications', path: '/dashboard' };

/** To the learner: the work was received, who reviews it, and by when. */
export function receivedEmail(work: ReceivedWork): Mail {
  const { certification, reviewer, submittedAt } = work;
  const day = longDate(promisedBy(submittedAt));
  return toLearner(work, 'received', {
    subject: `We've received your work for ${certification}`,
    email: {
      preheader: `${reviewer} will review it by ${day}.`,
      heading: 'Your work is under review',
      paragraphs: [
        `${greeting('Hello', work.learner)},`,
        `We've received your work for ${certification}. ${reviewer} will review it personally. Feedback typically takes ${reviewPromise}.`,
      ],
      facts: [
        { label: 'Certification', value: certification },
        { label: 'Reviewed by', value: reviewer },
        { label: 'Answer by', value: day },
      ],
      action: myCertifications,
      note: "There's nothing you need to do until then. We'll email you the result.",
    },
  });
}

/** To a founder: there is something to review. */
export function newSubmissionEmail(work: ReceivedWork, founderEmail: string): Mail {
  const { submissionId, certification, submission, submittedAt, learner } = work;
  const day = longDate(promisedBy(submittedAt));
  const facts = [
    { label: 'Certification', value: certification },
    { label: 'Project', value: submission.projectUrl.trim() },
    { label: 'Video', value: submission.videoUrl.trim() },
    { label: 'Answer by', value: day },
  ];
  return {
    event: `submission:${submissionId}:new:${founderEmail}`,
    to: founderEmail,
    about: learner.id,
    subject: `To review: ${certification}, by ${fullName(learner)}`,
    email: {
      preheader: `Reply by ${day}.`,
      heading: `${fullName(learner)} has submitted work`,
      paragraphs: [`It's for ${certification}. Please reply by ${day}.`],
      ...quoted(submission.comments),
      facts: facts.filter(({ value }) => value !== ''),
      action: { label: 'Review it', path: reviewPath(submissionId) },
    },
  };
}

function reviewPath(submissionId: string): string {
  return signInFirst(
    `/founder/reviews${writeReviewsUrlState({ isDecided: false, submissionId, search: '' })}`,
  );
}

/**
 * To the learner: the certification is earned. `certificatePath` is the certificate's page, the dashboard
 * by default.
 */
export function awardedEmail(work: DecidedWork & { readonly certificatePath?: string }): Mail {
  const { certification, certificatePath } = work;
  return toLearner(work, 'awarded', {
    subject: `You've earned ${certification}`,
    email: {
      preheader: 'Your work passed the review.',
      heading: `You've earned ${certification}`,
      paragraphs: [
        `${greeting('Hello', work.learner)},`,
        `Your work passed the review, and you've earned ${certification}. Congratulations!`,
        ...(work.feedback.trim() === '' ? [] : ["Here's the feedback:"]),
      ],
      ...quoted(work.feedback),
      action: certificatePath ? { label: 'See your certificate', path: certificatePath } : myCertifications,
    },
  });
}

/** To the learner: the requested changes, in the reviewer's words. */
export function changesRequestedEmail(work: DecidedWork): Mail {
  const { certification, checks } = work;
  return toLearner(work, 'changes_asked', {
    subject: `Changes requested for ${certification}`,
    email: {
      preheader: 'Read the feedback, update your work and submit it again.',
      heading: 'Nearly there: a few changes needed',
      paragraphs: [
        `${greeting('Hello', work.learner)},`,
        `We've reviewed your work for ${certification}. Here's the feedback:`,
      ],
      ...quoted(work.feedback),
      ...notYet(checks),
      action: myCertifications,
      note: "When you've made the changes, choose Send again on your dashboard. You can try as often as you like.",
    },
  });
}

function toLearner(
  { submissionId, learner }: SubmittedWork,
  occasion: string,
  content: Pick<Mail, 'subject' | 'email'>,
): Mail {
  return {
    event: `submission:${submissionId}:${occasion}`,
    to: learner.email,
    about: learner.id,
    optional: { type: 'certification_review', userId: learner.id },
    ...content,
  };
}

/** The checks that have not passed yet, with the reviewer's comments. */
function notYet(checks: readonly ReviewedCheck[]): { facts?: { label: string; value: string }[] } {
  const open = checks.filter(({ isPassed }) => !isPassed);
  if (open.length === 0) return {};
  return {
    facts: open.map(({ lessonOrder, try: step, comment }) => ({
      label: `Not yet (lesson ${lessonOrder})`,
      value: comment ? `${step}\nReviewer's comment: ${comment}` : step,
    })),
  };
}

function quoted(text: string): { quote?: string } {
  return text.trim() === '' ? {} : { quote: text.trim() };
}
