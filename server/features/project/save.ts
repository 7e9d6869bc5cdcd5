import { mostTypedValues, placeholderKey } from '@chalkline/domain/project/known-values';
import { type OwnProject, readProject } from '@chalkline/domain/project/own-project';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { ownProjects, typedValues, users } from '../../db/schema.ts';
import { refused } from '../../platform/http/refusal.ts';

export async function saveProject(
  db: Database,
  userId: string,
  typed: OwnProject,
  changedAt: Date,
): Promise<void> {
  const { project, refusal } = readProject(typed);
  if (refusal) throw refused(refusal);
  await db
    .insert(ownProjects)
    .values({ ...project, userId, changedAt })
    .onConflictDoUpdate({ target: ownProjects.userId, set: { ...project, changedAt } });
}

/** Remembers what was typed into a placeholder, or forgets it when the field was emptied. */
export async function saveTypedValue(
  db: Database,
  userId: string,
  typed: { readonly name: string; readonly value: string },
  changedAt: Date,
): Promise<void> {
  const name = placeholderKey(typed.name);
  const value = typed.value.trim();
  if (value === '') {
    await db.delete(typedValues).where(and(eq(typedValues.userId, userId), eq(typedValues.name, name)));
    return;
  }
  await db.transaction(async (tx) => {
    // One at a time for each person, so that the limit holds for simultaneous requests.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
    await tx
      .insert(typedValues)
      .values({ userId, name, value, changedAt })
      .onConflictDoUpdate({ target: [typedValues.userId, typedValues.name], set: { value, changedAt } });
    await forgetOldest(tx, userId);
  });
}

async function forgetOldest(tx: Database, userId: string): Promise<void> {
  await tx.execute(sql`
    delete from ${typedValues} where user_id = ${userId} and name in (
      select name from ${typedValues} where user_id = ${userId}
      order by changed_at desc, name offset ${mostTypedValues})`);
}
