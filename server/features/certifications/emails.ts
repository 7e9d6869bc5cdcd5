import { signInFirst } from '@chalkline/contract/addresses';
import { fullName, greetingName } from '@chalkline/domain/account/person-name';
import { longDate } from '@chalkline/domain/calendar/calendar-date';
import { promisedBy, reviewPromise } from '@chalkline/domain/calendar/working-days';
import { writeReviewsUrlState } from '@chalkline/domain/certification/reviews-url-state';
import type { Submission } from '@chalkline/domain/certification/submission';
import type { Mail } from '../../db/email-content.ts';
import type { Person } from '../auth/queries.ts';

/** Work that was handed in, as its letters tell about it. */
export interface SubmittedWork {
  readonly submissionId: string;
  readonly certification: string;
  readonly learner: Person;
}

export interface ReceivedWork extends SubmittedWork {
  readonly submission: Submission;
  readonly submittedAt: Date;
  readonly reviewer: string;
}

const myCertifications = { label: 'Open my certifications', path: '/dashboard' };

/** To the learner: the work has arrived, who looks at it, and by when. */
export function receivedEmail(work: ReceivedWork): Mail {
  const { certification, reviewer, submittedAt } = work;
  const day = longDate(promisedBy(submittedAt));
  return toLearner(work, 'received', {
    subject: `We have your work for ${certification}`,
    email: {
      preheader: `${reviewer} looks at it by ${day}.`,
      heading: 'Your work is under review',
      paragraphs: [
        `Hello ${greetingName(work.learner)},`,
        `Your work for ${certification} has arrived. ${reviewer} looks at it in person. Feedback typically takes ${reviewPromise}.`,
      ],
      facts: [
        { label: 'Certification', value: certification },
        { label: 'Reviewed by', value: reviewer },
        { label: 'Answer by', value: day },
      ],
      action: myCertifications,
      note: 'There is nothing for you to do until then. The answer comes by mail.',
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
      preheader: `An answer is promised by ${day}.`,
      heading: `${fullName(learner)} has handed in work`,
      paragraphs: [`It is for ${certification}. An answer is promised by ${day}.`],
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

/** To the learner: it is earned. `certificatePath` is where the certificate can be seen, the dashboard unless given. */
export function awardedEmail(
  work: SubmittedWork & { readonly feedback: string; readonly certificatePath?: string },
): Mail {
  const { certification, certificatePath } = work;
  return toLearner(work, 'awarded', {
    subject: `You have earned ${certification}`,
    email: {
      preheader: 'Your work has passed the review.',
      heading: `${certification}: earned`,
      paragraphs: [
        `Hello ${greetingName(work.learner)},`,
        `Your work has passed the review. ${certification} is yours.`,
      ],
      ...quoted(work.feedback),
      action: certificatePath ? { label: 'See your certificate', path: certificatePath } : myCertifications,
    },
  });
}

/** To the learner: what is missing, in the reviewer's words. */
export function changesRequestedEmail(work: SubmittedWork & { readonly feedback: string }): Mail {
  const { certification } = work;
  return toLearner(work, 'changes_asked', {
    subject: `Changes asked for ${certification}`,
    email: {
      preheader: 'Read the feedback, change your work, and hand it in again.',
      heading: 'Nearly there: changes are asked for',
      paragraphs: [
        `Hello ${greetingName(work.learner)},`,
        `Your work for ${certification} has been looked at. This is the feedback:`,
      ],
      ...quoted(work.feedback),
      action: myCertifications,
      note: 'When you have made the changes, choose Start Assessment on your dashboard and hand your work in again. There is no limit to how often.',
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
    ...content,
  };
}

function quoted(text: string): { quote?: string } {
  return text.trim() === '' ? {} : { quote: text.trim() };
}
