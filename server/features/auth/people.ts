import type { Role } from '@chalkline/domain/access/roles';
import { normalizeEmail } from '@chalkline/domain/account/email-address';
import { and, eq, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { users } from '../../db/schema.ts';
import type { Identity } from './identity-of.ts';
import { findMethodUser, saveMethod } from './sign-in-methods.ts';

/** Stores a person who has signed in through a provider: adds new people and updates known ones. */
export async function savePerson(db: Database, identity: Identity, now: Date): Promise<string> {
  const { issuer, subject, email, firstName, lastName, name, pictureUrl } = identity;
  const facts = { email, firstName, lastName, name, profileImageUrl: pictureUrl, lastSeenAt: now };
  return db.transaction(async (tx) => {
    const known = await findMethodUser(tx, identity);
    const userId = known ?? (await addPerson(tx, { issuer, subject, ...facts, createdAt: now }));
    if (known) await tx.update(users).set(facts).where(eq(users.id, known));
    const method = { issuer, subject, userId, email: normalizeEmail(email) };
    return (await saveMethod(tx, method, now)).ownerId;
  });
}

/** Adds a person, who may have been added at the same time by another sign-in. */
export async function addPerson(tx: Database, person: typeof users.$inferInsert): Promise<string> {
  const [added] = await tx
    .insert(users)
    .values(person)
    .onConflictDoUpdate({ target: [users.issuer, users.subject], set: { lastSeenAt: person.lastSeenAt } })
    .returning({ id: users.id });
  if (!added) throw new Error('The database did not return the person.');
  return added.id;
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
