import type { ReviewOutcome } from '@chalkline/contract/reviews';
import { fullName } from '@chalkline/domain/account/person-name';
import { isOverdue, workingDaysBetween } from '@chalkline/domain/calendar/working-days';
import { alias } from 'drizzle-orm/pg-core';
import { certificationSubmissions, certifications, users } from '../../db/schema.ts';

const submissions = certificationSubmissions;
export const reviewers = alias(users, 'reviewers');

const names = { firstName: users.firstName, lastName: users.lastName, name: users.name };

/** The learner and the certification, for lists. */
export const summaryFields = {
  id: submissions.id,
  submittedAt: submissions.submittedAt,
  certification: { id: certifications.id, name: certifications.name, icon: certifications.icon },
  learner: { id: users.id, email: users.email, ...names },
};

export const outcomeFields = {
  decision: submissions.decision,
  feedback: submissions.feedback,
  decidedAt: submissions.decidedAt,
  reviewer: {
    id: reviewers.id,
    email: reviewers.email,
    firstName: reviewers.firstName,
    lastName: reviewers.lastName,
    name: reviewers.name,
  },
};

type Person = Parameters<typeof fullName>[0] & { readonly id: string };

interface SummaryRow {
  readonly id: string;
  readonly submittedAt: Date;
  readonly certification: { id: number; name: string; icon: string };
  readonly learner: Person;
}

export function toSummary({ id, submittedAt, certification, learner }: SummaryRow) {
  return {
    id,
    certification,
    learner: { id: learner.id, name: fullName(learner), email: learner.email },
    submittedAt: submittedAt.toISOString(),
  };
}

export function ageOf(submittedAt: Date, until: Date) {
  return {
    workingDays: workingDaysBetween(submittedAt, until),
    isOverdue: isOverdue(submittedAt, until),
  };
}

interface OutcomeRow {
  readonly decision: ReviewOutcome['decision'] | null;
  readonly feedback: string;
  readonly decidedAt: Date | null;
  readonly reviewer: Person | null;
}

export function toOutcome({ decision, feedback, decidedAt, reviewer }: OutcomeRow): ReviewOutcome | null {
  if (!decision || !decidedAt) return null;
  return {
    decision,
    feedback,
    decidedAt: decidedAt.toISOString(),
    decidedBy: reviewer && fullName(reviewer),
  };
}

/** Adds how the reviewer judged the checks. */
export function withChecks(outcome: ReviewOutcome | null, { checks }: typeof submissions.$inferSelect) {
  return outcome && { ...outcome, checks: [...(checks ?? [])] };
}
