import type { Role } from '@chalkline/domain/access/roles';
import { and, eq, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { users } from '../../db/schema.ts';
import type { Identity } from './identity-of.ts';

/** Stores a person who has signed in: adds new people and updates known ones. */
export async function savePerson(db: Database, identity: Identity, now: Date): Promise<string> {
  const { issuer, subject, email, firstName, lastName, name, pictureUrl } = identity;
  const facts = { email, firstName, lastName, name, profileImageUrl: pictureUrl, lastSeenAt: now };
  const [person] = await db
    .insert(users)
    .values({ issuer, subject, ...facts, createdAt: now })
    .onConflictDoUpdate({ target: [users.issuer, users.subject], set: facts })
    .returning({ id: users.id });
  if (!person) throw new Error('The database did not return the person.');
  return person.id;
}

/** Gives a person a role, or takes it away. Whether that is allowed is for the caller to decide. */
export async function setRole(tx: Database, userId: string, role: Role | null): Promise<void> {
  await tx.update(users).set({ role }).where(eq(users.id, userId));
}

/** Deletes a person, with every row that belongs to theirs, and says whether the condition held for them. */
export async function deletePerson(tx: Database, userId: string, onlyIf?: SQL): Promise<boolean> {
  const deleted = await tx
    .delete(users)
    .where(and(eq(users.id, userId), onlyIf))
    .returning({ id: users.id });
  return deleted.length > 0;
}
