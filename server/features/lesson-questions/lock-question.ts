import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { lessonQuestions } from '../../db/schema.ts';
import { orNotFound } from '../../platform/http/refusal.ts';

export type StoredQuestion = typeof lessonQuestions.$inferSelect;

/** A question that nobody else changes until the transaction ends. */
export async function lockQuestion(tx: Database, id: string): Promise<StoredQuestion> {
  const [row] = await tx
    .select()
    .from(lessonQuestions)
    .where(eq(lessonQuestions.id, id))
    .for('no key update');
  return orNotFound(row, 'This question');
}
