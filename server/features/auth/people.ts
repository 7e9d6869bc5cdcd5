import type { Role } from '@chalkline/domain/access/roles';
import { normalizeEmail } from '@chalkline/domain/account/email-address';
import { and, eq, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { users } from '../../db/schema.ts';
import type { AppContext } from '../../platform/app-context.ts';
import { stopRecovery } from './account-recovery.ts';
import { endAccessOfCodes, requireConfirmation } from './accounts-of-codes.ts';
import type { Identity } from './identity-of.ts';
import { announceMethodChange } from './method-changes.ts';
import { findMethod, removeIdentity, saveMethod } from './sign-in-methods.ts';

type Dependencies = Pick<AppContext, 'app' | 'db' | 'mail' | 'signInCodes' | 'now'>;

interface SavedPerson {
  readonly userId: string;
  /** The method by which they signed in. */
  readonly methodId: string;
}

/** Stores a person who has signed in through a provider: adds new people and updates known ones. */
export async function savePerson(context: Dependencies, identity: Identity): Promise<SavedPerson> {
  const now = context.now();
  const { issuer, subject, email, firstName, lastName, name, pictureUrl } = identity;
  const facts = { email, firstName, lastName, name, profileImageUrl: pictureUrl, lastSeenAt: now };
  return context.db.transaction(async (tx) => {
    const known = (await findMethod(tx, identity))?.userId;
    const userId = known ?? (await addPerson(tx, { issuer, subject, ...facts, createdAt: now }));
    if (known) await updatePerson(tx, context, known, { issuer, subject, ...facts });
    const method = { issuer, subject, userId, email: normalizeEmail(email) };
    const saved = await saveMethod(tx, method, now);
    return { userId: saved.ownerId, methodId: saved.id };
  });
}

/** An account takes name, picture and address from the identity by which it is known first. */
async function updatePerson(
  tx: Database,
  context: Dependencies,
  userId: string,
  person: typeof users.$inferInsert,
): Promise<void> {
  const isKnownFirst = and(eq(users.issuer, person.issuer), eq(users.subject, person.subject));
  const [before] = await tx
    .select({ email: users.email })
    .from(users)
    .where(and(eq(users.id, userId), isKnownFirst))
    .for('update');
  const { lastSeenAt } = person;
  await tx
    .update(users)
    .set(before ? person : { lastSeenAt })
    .where(eq(users.id, userId));
  const address = before && normalizeEmail(before.email);
  if (address && address !== normalizeEmail(person.email)) await removeCodesOf(tx, context, userId, address);
}

const addressChanged = 'Your Google account has another address now.';

/** An address that is no longer the account's must not open it, neither by codes nor by what they have opened. */
async function removeCodesOf(
  tx: Database,
  context: Dependencies,
  userId: string,
  email: string,
): Promise<void> {
  const method = { issuer: context.signInCodes.storedIssuer, subject: email };
  // Even if codes are switched off or their row is gone, what they have opened may still exist.
  await endAccessOfCodes(tx, context, userId, addressChanged);
  if (!(await removeIdentity(tx, { ...method, userId }))) return;
  await announceMethodChange(tx, context, userId, {
    change: 'removed',
    method: { kind: 'email', email },
    reason: addressChanged,
    alsoTo: email,
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

/** Gives a person a role, or takes it away, and says how many of their sessions ended because of it. Whether that is allowed is for the caller to decide. */
export async function setRole(
  tx: Database,
  context: Pick<AppContext, 'app' | 'mail' | 'signInCodes'>,
  userId: string,
  role: Role | null,
): Promise<number> {
  await tx.update(users).set({ role }).where(eq(users.id, userId));
  if (!role) return 0;
  await stopRecovery(tx, context, userId);
  return requireConfirmation(tx, context, userId);
}

/** Deletes a person, with every row that belongs to theirs, and says whether the condition held for them. */
export async function deletePerson(tx: Database, userId: string, onlyIf?: SQL): Promise<boolean> {
  const deleted = await tx
    .delete(users)
    .where(and(eq(users.id, userId), onlyIf))
    .returning({ id: users.id });
  return deleted.length > 0;
}
