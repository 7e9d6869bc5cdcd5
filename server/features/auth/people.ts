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
