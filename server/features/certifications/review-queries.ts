import type { DecidedReviews, EarlierSubmission, Review, WaitingReview } from '@chalkline/contract/reviews';
import { and, asc, desc, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { isFoundBy } from '../../db/person-search.ts';
import { prepared } from '../../db/prepared.ts';
import {
  certificationSubmissions,
  certifications,
  courses,
  lessonCompletions,
  lessons,
  users,
} from '../../db/schema.ts';
import { below, exactMoment, type PageEnd, pageOf } from '../../platform/http/page-cursor.ts';
import { certificateOf } from '../certificates/index.ts';
import { courseSnapshots } from '../snapshots/index.ts';
import {
  ageOf,
  outcomeFields,
  reviewers,
  summaryFields,
  toOutcome,
  toSummary,
  withChecks,
} from './review-rows.ts';
import { rubricFor } from './rubric-queries.ts';

const submissions = certificationSubmissions;

const waitingSubmissions = prepared((db) =>
  db
    .select(summaryFields)
    .from(submissions)
    .innerJoin(users, eq(users.id, submissions.userId))
    .innerJoin(certifications, eq(certifications.id, submissions.certificationId))
    .where(isNull(submissions.decidedAt))
    .orderBy(asc(submissions.submittedAt), asc(submissions.id))
    .prepare('waiting_submissions'),
);

/** The submissions that wait for review, the oldest first. */
export async function listWaiting(db: Database, now: Date): Promise<WaitingReview[]> {
  const rows = await waitingSubmissions(db).execute();
  return rows.map((row) => ({ ...toSummary(row), ...ageOf(row.submittedAt, now) }));
}

const decidedAtATime = 25;

export const decidedKey = ['moment', 'uuid'] as const;
type DecidedEnd = PageEnd<typeof decidedKey>;

/** Past decisions, the latest first, of learners whose name or email contains the text. */
export async function listDecided(
  db: Database,
  { search, after }: { search: string; after: DecidedEnd | undefined },
): Promise<DecidedReviews> {
  const rows = await db
    .select({ ...summaryFields, ...outcomeFields, exactly: exactMoment(submissions.decidedAt) })
    .from(submissions)
    .innerJoin(users, eq(users.id, submissions.userId))
    .innerJoin(certifications, eq(certifications.id, submissions.certificationId))
    .leftJoin(reviewers, eq(reviewers.id, submissions.decidedBy))
    .where(
      and(
        isNotNull(submissions.decidedAt),
        isFoundBy(search),
        after && below(after, submissions.decidedAt, submissions.id, 'uuid'),
      ),
    )
    .orderBy(desc(submissions.decidedAt), desc(submissions.id))
    .limit(decidedAtATime + 1);
  const { page, next } = pageOf(rows, decidedAtATime, ({ exactly, id }): DecidedEnd => [exactly, id]);
  return {
    reviews: page.flatMap((row) => {
      const outcome = toOutcome(row);
      return outcome ? [{ ...toSummary(row), outcome }] : [];
    }),
    next,
  };
}

/** One submission with everything that is needed to judge it. */
export async function findReview(db: Database, id: string, now: Date): Promise<Review | undefined> {
  const [row] = await db
    .select({
      submission: submissions,
      ...summaryFields,
      ...outcomeFields,
      course: { id: courses.id, title: courses.title, slug: courses.slug },
    })
    .from(submissions)
    .innerJoin(users, eq(users.id, submissions.userId))
    .innerJoin(certifications, eq(certifications.id, submissions.certificationId))
    .innerJoin(courses, eq(courses.id, certifications.courseId))
    .leftJoin(reviewers, eq(reviewers.id, submissions.decidedBy))
    .where(eq(submissions.id, id));
  if (!row) return undefined;
  const { learner, course, submission } = row;
  return {
    ...toSummary(row),
    ...ageOf(row.submittedAt, row.decidedAt ?? now),
    projectUrl: submission.projectUrl,
    videoUrl: submission.videoUrl,
    comments: submission.comments,
    outcome: withChecks(toOutcome(row), submission),
    course: { ...course, lessons: await courseProgress(db, learner.id, course.id) },
    snapshots: await courseSnapshots(db, learner.id, course.id),
    rubric: await rubricFor(db, learner.id, course.id),
    certificate: await certificateOf(db, id),
    earlier: await earlierThan(db, submission),
  };
}

/** The lessons of a course, and which of them a person has completed. */
async function courseProgress(db: Database, userId: string, courseId: number) {
  return db
    .select({
      id: lessons.id,
      orderIndex: lessons.orderIndex,
      title: lessons.title,
      isCompleted: sql<boolean>`${lessonCompletions.userId} is not null`,
    })
    .from(lessons)
    .leftJoin(
      lessonCompletions,
      and(eq(lessonCompletions.lessonId, lessons.id), eq(lessonCompletions.userId, userId)),
    )
    .where(eq(lessons.courseId, courseId))
    .orderBy(asc(lessons.orderIndex));
}

/** Earlier submissions of the same person for the same certification. */
async function earlierThan(
  db: Database,
  { userId, certificationId, submittedAt }: typeof submissions.$inferSelect,
): Promise<EarlierSubmission[]> {
  const rows = await db
    .select({ submission: submissions, ...outcomeFields })
    .from(submissions)
    .leftJoin(reviewers, eq(reviewers.id, submissions.decidedBy))
    .where(
      and(
        eq(submissions.userId, userId),
        eq(submissions.certificationId, certificationId),
        lt(submissions.submittedAt, submittedAt),
      ),
    )
    .orderBy(desc(submissions.submittedAt));
  return rows.flatMap((row) => {
    const { id, projectUrl, videoUrl, comments } = row.submission;
    const outcome = withChecks(toOutcome(row), row.submission);
    if (!outcome) return [];
    return [
      { id, projectUrl, videoUrl, comments, submittedAt: row.submission.submittedAt.toISOString(), outcome },
    ];
  });
}
