import { and, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import { answerSource } from '../../content/answer-search-source.ts';
import type { Database } from '../../db/database.ts';
import { lessonQuestions } from '../../db/schema.ts';
import { updateDocuments } from '../../db/search-index.ts';

/** Keeps nothing that the asker wrote or that says who they are. The team wrote the title and the answer. */
const withoutAsker = {
  userId: null,
  sentId: null,
  text: '',
  positionSeconds: null,
  uploadId: null,
  mayShowName: false,
  answerMarkdown: null,
  publishedQuestion: null,
  askedAt: sql`${lessonQuestions.publishedAt}`,
  answeredAt: sql`${lessonQuestions.publishedAt}`,
  answerChangedAt: sql`${lessonQuestions.publishedAt}`,
} as const;

/** Deletes questions. Of published ones, the published title and answer stay. */
export async function forgetQuestions(tx: Database, matches: SQL | undefined): Promise<void> {
  // Otherwise an answer that is published between the two statements would be deleted with its question.
  await tx.select({ id: lessonQuestions.id }).from(lessonQuestions).where(matches).for('update');
  const kept = await tx
    .update(lessonQuestions)
    .set(withoutAsker)
    .where(and(matches, isNotNull(lessonQuestions.publishedAt)))
    .returning({ id: lessonQuestions.id });
  await tx.delete(lessonQuestions).where(matches);
  await updateDocuments(
    tx,
    answerSource,
    kept.map(({ id }) => id),
  );
}

/** Deleting a question that is gone already is no error: it was sent twice. */
export function deleteOwnQuestion(db: Database, userId: string, id: string): Promise<void> {
  const isTheirs = and(eq(lessonQuestions.id, id), eq(lessonQuestions.userId, userId));
  return db.transaction((tx) => forgetQuestions(tx, isTheirs));
}
