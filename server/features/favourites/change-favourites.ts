import type { CurrentUser } from '@chalkline/contract/people';
import { requiredToRead } from '@chalkline/domain/access/free-content';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { favouriteLessons, favouritePrompts, snippets } from '../../db/schema.ts';
import { guard } from '../../platform/http/guard.ts';
import { orNotFound } from '../../platform/http/refusal.ts';
import { findVisibleLesson } from '../courses/index.ts';

/* Adding and removing are idempotent: a star that is clicked twice, or in two tabs, counts once. */

export async function addLesson(
  db: Database,
  person: CurrentUser,
  lessonId: number,
  addedAt: Date,
): Promise<void> {
  guard(requiredToRead(orNotFound(await findVisibleLesson(db, lessonId, person), 'This lesson')), person);
  await db.insert(favouriteLessons).values({ userId: person.id, lessonId, addedAt }).onConflictDoNothing();
}

export async function removeLesson(db: Database, { id }: CurrentUser, lessonId: number): Promise<void> {
  await db
    .delete(favouriteLessons)
    .where(and(eq(favouriteLessons.userId, id), eq(favouriteLessons.lessonId, lessonId)));
}

export async function addPrompt(
  db: Database,
  person: CurrentUser,
  snippetId: number,
  addedAt: Date,
): Promise<void> {
  const [prompt] = await db
    .select({ isFree: snippets.isFree })
    .from(snippets)
    .where(eq(snippets.id, snippetId));
  guard(requiredToRead(orNotFound(prompt, 'This prompt')), person);
  await db.insert(favouritePrompts).values({ userId: person.id, snippetId, addedAt }).onConflictDoNothing();
}

export async function removePrompt(db: Database, { id }: CurrentUser, snippetId: number): Promise<void> {
  await db
    .delete(favouritePrompts)
    .where(and(eq(favouritePrompts.userId, id), eq(favouritePrompts.snippetId, snippetId)));
}
