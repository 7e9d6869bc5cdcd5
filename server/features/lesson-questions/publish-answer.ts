import type { CurrentUser } from '@chalkline/contract/people';
import { type Publication, refusePublication } from '@chalkline/domain/lesson-questions/answer';
import { oneLine } from '@chalkline/domain/writing/written-text';
import { eq } from 'drizzle-orm';
import { answerSource } from '../../content/answer-search-source.ts';
import type { Database } from '../../db/database.ts';
import { courses, lessonQuestions, lessons } from '../../db/schema.ts';
import { updateDocuments } from '../../db/search-index.ts';
import type { AppContext } from '../../platform/app-context.ts';
import { recordAction } from '../../platform/audit/audit.ts';
import { Refusal, refused } from '../../platform/http/refusal.ts';
import { lockQuestion, type StoredQuestion } from './lock-question.ts';

type Dependencies = Pick<AppContext, 'db' | 'now'>;
type Staff = Pick<CurrentUser, 'id'>;

/** Shows an answer under its lesson, or changes what is shown. The same again is no change. */
export async function publishAnswer(
  { db, now }: Dependencies,
  staff: Staff,
  questionId: string,
  wanted: Publication,
): Promise<void> {
  const refusal = refusePublication(wanted);
  if (refusal) throw refused(refusal);
  const publication = {
    publishedTitle: oneLine(wanted.title),
    publishedQuestion: wanted.question.trim() || null,
    publishedAnswer: wanted.answer.trim(),
  };
  await db.transaction(async (tx) => {
    await lockPlace(tx, questionId);
    const question = await lockQuestion(tx, questionId);
    if (!question.answeredAt) throw new Refusal('conflict', 'Answer the question before you publish it.');
    refuseDeletedWords(question, publication);
    if (isShown(question, publication)) return;
    await tx
      .update(lessonQuestions)
      .set({ ...publication, publishedAt: question.publishedAt ?? now() })
      .where(eq(lessonQuestions.id, questionId));
    await record(tx, staff, questionId, 'question.publish');
  });
}

/**
 * Lets an edit of the lesson or its course end first, or wait: they decide who finds the answer by its text. The course
 * comes first, as in edits, or both would wait for each other.
 */
async function lockPlace(tx: Database, questionId: string): Promise<void> {
  const [place] = await tx
    .select({ lessonId: lessons.id, courseId: lessons.courseId })
    .from(lessonQuestions)
    .innerJoin(lessons, eq(lessons.id, lessonQuestions.lessonId))
    .where(eq(lessonQuestions.id, questionId));
  if (!place) return;
  await tx.select({ id: courses.id }).from(courses).where(eq(courses.id, place.courseId)).for('share');
  await tx.select({ id: lessons.id }).from(lessons).where(eq(lessons.id, place.lessonId)).for('share');
}

/** A form that was opened before the asker deleted the question still contains their words. */
function refuseDeletedWords(
  { userId }: StoredQuestion,
  { publishedQuestion }: Pick<StoredPublication, 'publishedQuestion'>,
): void {
  if (userId !== null || publishedQuestion === null) return;
  throw new Refusal(
    'conflict',
    'The member has deleted this question. Only the title and the answer can stay.',
  );
}

type StoredPublication = Pick<StoredQuestion, 'publishedTitle' | 'publishedQuestion' | 'publishedAnswer'>;

function isShown(question: StoredQuestion, wanted: StoredPublication): boolean {
  return (
    question.publishedTitle === wanted.publishedTitle &&
    question.publishedQuestion === wanted.publishedQuestion &&
    question.publishedAnswer === wanted.publishedAnswer
  );
}

/** Stops showing an answer. If its asker has deleted the question, nothing else is left, so the row is deleted. */
export async function unpublishAnswer({ db }: Dependencies, staff: Staff, questionId: string): Promise<void> {
  await db.transaction(async (tx) => {
    await lockPlace(tx, questionId);
    const question = await lockQuestion(tx, questionId);
    if (!question.publishedAt) return;
    const isIt = eq(lessonQuestions.id, questionId);
    if (question.userId === null) await tx.delete(lessonQuestions).where(isIt);
    else await tx.update(lessonQuestions).set(notPublished).where(isIt);
    await record(tx, staff, questionId, 'question.unpublish');
  });
}

const notPublished = {
  publishedAt: null,
  publishedTitle: null,
  publishedQuestion: null,
  publishedAnswer: null,
} as const;

async function record(tx: Database, staff: Staff, questionId: string, action: string): Promise<void> {
  await updateDocuments(tx, answerSource, [questionId]);
  await recordAction(tx, {
    actorId: staff.id,
    action,
    subject: `question:${questionId}`,
    before: null,
    after: null,
  });
}
