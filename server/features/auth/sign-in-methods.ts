import { type AnyColumn, and, eq, isNull, ne, notExists, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { type LinkedIdentity, signInMethods, users } from '../../db/schema.ts';
import type { AppContext } from '../../platform/app-context.ts';
import type { Identity } from './identity-of.ts';
import { announceMethodChange } from './method-changes.ts';

/** Issuer and subject, by which a sign-in is recognised. */
type MethodName = Pick<Identity, 'issuer' | 'subject'>;

interface UsedMethod extends MethodName {
  readonly userId: string;
  /** In lower case. */
  readonly email: string;
}

interface KnownMethod {
  readonly id: string;
  readonly userId: string;
  /** Whether its owner has switched it off, so that it opens nothing. */
  readonly isSwitchedOff: boolean;
}

export async function findMethod(
  db: Database,
  { issuer, subject }: MethodName,
): Promise<KnownMethod | undefined> {
  const { id, userId, switchedOffAt } = signInMethods;
  const [method] = await db
    .select({ id, userId, switchedOffAt })
    .from(signInMethods)
    .where(and(eq(signInMethods.issuer, issuer), eq(signInMethods.subject, subject)));
  return method && { id: method.id, userId: method.userId, isSwitchedOff: method.switchedOffAt !== null };
}

interface SavedMethod {
  readonly id: string;
  /** Somebody else, if they added the method at the same time. */
  readonly ownerId: string;
  readonly isNew: boolean;
}

/** Records that somebody signed in by this method, which is added if it is new. Another owner's is not changed. */
export async function saveMethod(db: Database, method: UsedMethod, now: Date): Promise<SavedMethod> {
  const { userId, issuer, subject, email } = method;
  const [added] = await db
    .insert(signInMethods)
    .values({ ...method, createdAt: now, lastUsedAt: now })
    .onConflictDoNothing({ target: [signInMethods.issuer, signInMethods.subject] })
    .returning({ id: signInMethods.id });
  if (added) return { ...added, ownerId: userId, isNew: true };
  const known = await findMethod(db, method);
  if (!known) throw new Error('The sign-in method was removed during the sign-in.');
  if (known.userId === userId) {
    await db
      .update(signInMethods)
      .set({ email, lastUsedAt: now })
      .where(and(eq(signInMethods.issuer, issuer), eq(signInMethods.subject, subject)));
  }
  return { id: known.id, ownerId: known.userId, isNew: false };
}

/**
 * Removes a method, and says whether the person had it. One that is switched off is kept, because without its row
 * the next code would open the account again.
 */
export async function removeIdentity(
  tx: Database,
  { userId, issuer, subject }: Omit<UsedMethod, 'email'>,
): Promise<boolean> {
  const removed = await tx
    .delete(signInMethods)
    .where(
      and(
        eq(signInMethods.userId, userId),
        eq(signInMethods.issuer, issuer),
        eq(signInMethods.subject, subject),
        isNull(signInMethods.switchedOffAt),
      ),
    )
    .returning({ id: signInMethods.id });
  return removed.length > 0;
}

/**
 * Connects another provider's identity with an account that was created by a code. The account is then known
 * by that identity first, as it would be if it had been created by it. A name and a picture that the person
 * already has are kept.
 */
export async function linkIdentity(
  tx: Database,
  context: Pick<AppContext, 'app' | 'mail' | 'signInCodes' | 'now'>,
  account: { readonly id: string; readonly email: string },
  linked: LinkedIdentity,
): Promise<void> {
  const { issuer, subject } = linked;
  const method = { issuer, subject, userId: account.id, email: account.email };
  const { ownerId, isNew } = await saveMethod(tx, method, context.now());
  if (ownerId !== account.id) return;
  if (isNew) {
    await announceMethodChange(tx, context, account.id, { change: 'added', method: { kind: 'google' } });
  }
  await tx
    .update(users)
    .set({
      issuer,
      subject,
      firstName: keptOr(users.firstName, linked.firstName),
      lastName: keptOr(users.lastName, linked.lastName),
      name: keptOr(users.name, linked.name),
      profileImageUrl: keptOr(users.profileImageUrl, linked.pictureUrl),
    })
    .where(and(eq(users.id, account.id), notExists(providerOf(tx, context))));
}

/** The provider's identity by which an account is known first; it may also be known by codes or a passkey. */
function providerOf(tx: Database, { signInCodes }: Pick<AppContext, 'signInCodes'>) {
  const { userId, issuer, subject } = signInMethods;
  const isKnownFirst = and(eq(userId, users.id), eq(issuer, users.issuer), eq(subject, users.subject));
  return tx
    .select({ id: signInMethods.id })
    .from(signInMethods)
    .where(and(isKnownFirst, ne(issuer, signInCodes.storedIssuer)));
}

function keptOr(column: AnyColumn, value: string | null): SQL {
  return sql`coalesce(${column}, ${value})`;
}
