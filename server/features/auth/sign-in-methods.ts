import { roleOf } from '@chalkline/domain/access/roles';
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { type LinkedIdentity, signInMethods, users } from '../../db/schema.ts';
import type { AppContext } from '../../platform/app-context.ts';
import { founderEntryOf } from './founder-entries.ts';
import type { Identity } from './identity-of.ts';

/** Issuer and subject, by which a sign-in is recognised. */
type MethodName = Pick<Identity, 'issuer' | 'subject'>;

interface UsedMethod extends MethodName {
  readonly userId: string;
  /** In lower case. */
  readonly email: string;
}

export async function findMethodUser(
  db: Database,
  { issuer, subject }: MethodName,
): Promise<string | undefined> {
  const [method] = await db
    .select({ userId: signInMethods.userId })
    .from(signInMethods)
    .where(and(eq(signInMethods.issuer, issuer), eq(signInMethods.subject, subject)));
  return method?.userId;
}

/**
 * Records that somebody signed in by this method, which is added if it is new. Returns whose method it is:
 * somebody else's if they added it at the same time.
 */
export async function saveMethod(db: Database, method: UsedMethod, now: Date): Promise<string> {
  const { email } = method;
  const [saved] = await db
    .insert(signInMethods)
    .values({ ...method, createdAt: now, lastUsedAt: now })
    .onConflictDoUpdate({
      target: [signInMethods.issuer, signInMethods.subject],
      set: { email, lastUsedAt: now },
    })
    .returning({ userId: signInMethods.userId });
  if (!saved) throw new Error('The database did not return the sign-in method.');
  return saved.userId;
}

/** An account whose owner has proved an address by another method than a code. */
interface AccountOfAddress {
  readonly id: string;
  readonly isStaff: boolean;
}

/** The account that proved this address last, among the accounts that a code may open. */
export async function findAccountOfAddress(
  db: Database,
  { codes, founderEmails }: Pick<AppContext, 'codes' | 'founderEmails'>,
  email: string,
): Promise<AccountOfAddress | undefined> {
  const issuers = [...codes.opensAccountsOf];
  const [account] = await db
    .select({ id: users.id, role: users.role, founderEntry: founderEntryOf(users.id) })
    .from(signInMethods)
    .innerJoin(users, eq(users.id, signInMethods.userId))
    .where(
      and(
        eq(signInMethods.email, email),
        inArray(signInMethods.issuer, issuers),
        inArray(users.issuer, issuers),
      ),
    )
    .orderBy(desc(signInMethods.lastUsedAt), users.id)
    .limit(1);
  return account && { id: account.id, isStaff: roleOf(account, founderEmails) !== null };
}

/**
 * Connects another provider's identity with an account that was created by a code. The account is then known
 * by that identity first, as it would be if it had been created by it.
 */
export async function linkIdentity(
  tx: Database,
  account: { readonly id: string; readonly email: string },
  linked: LinkedIdentity,
  { codes, now }: { codes: AppContext['codes']; now: Date },
): Promise<void> {
  const { issuer, subject, firstName, lastName, name, pictureUrl } = linked;
  const owner = await saveMethod(tx, { issuer, subject, userId: account.id, email: account.email }, now);
  if (owner !== account.id) return;
  await tx
    .update(users)
    .set({ issuer, subject, firstName, lastName, name, profileImageUrl: pictureUrl })
    .where(and(eq(users.id, account.id), eq(users.issuer, codes.knownAs)));
}
