import { roleOf } from '@chalkline/domain/access/roles';
import { and, desc, eq, inArray, type Placeholder, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { passkeys, sessions, signInMethods, users } from '../../db/schema.ts';
import type { AppContext } from '../../platform/app-context.ts';
import { founderEntryOf } from './founder-entries.ts';
import { announceMethodChange } from './method-changes.ts';

type CodeSettings = Pick<AppContext, 'signInCodes' | 'founderEmails'>;

/** An account with what decides whether a code opens it. */
export interface AccountOfAddress {
  readonly id: string;
  readonly isStaff: boolean;
  readonly isConfirmed: boolean;
  readonly isOnlyMethod: boolean;
  /** Whether its owner has switched codes off: for this address, or for another one before codes were used here. */
  readonly isWithoutCodes: boolean;
}

/**
 * The account that has used codes for this address, else the one whose provider has verified it last. Only
 * accounts of issuers that a code may open are found.
 */
export async function findAccountOfAddress(
  db: Database,
  { signInCodes, founderEmails }: CodeSettings,
  email: string,
): Promise<AccountOfAddress | undefined> {
  const issuers = [...signInCodes.opensAccountsOf];
  const isCode = eq(signInMethods.issuer, signInCodes.storedIssuer);
  const [account] = await db
    .select({
      id: users.id,
      role: users.role,
      founderEntry: founderEntryOf(users.id),
      confirmedAt: sql<Date | null>`case when ${isCode} then ${signInMethods.confirmedAsStaffAt} end`,
      isOnlyMethod: isOpenedOnlyByCodes(users.id, signInCodes.storedIssuer),
      isWithoutCodes: sql<boolean>`case when ${isCode} then ${signInMethods.switchedOffAt} is not null else ${hasSwitchedOff(users.id)} end`,
    })
    .from(signInMethods)
    .innerJoin(users, eq(users.id, signInMethods.userId))
    .where(
      and(
        eq(signInMethods.email, email),
        inArray(signInMethods.issuer, issuers),
        inArray(users.issuer, issuers),
      ),
    )
    .orderBy(desc(isCode), desc(signInMethods.lastUsedAt), users.id)
    .limit(1);
  if (!account) return undefined;
  const { role, founderEntry, confirmedAt, ...facts } = account;
  const isStaff = roleOf({ role, founderEntry }, founderEmails) !== null;
  return { ...facts, isStaff, isConfirmed: confirmedAt !== null };
}

/** Whether codes are the only way to open an account. Passkeys that were added after a sign-in by code count as codes. */
export function isOpenedOnlyByCodes(userId: SQLWrapper, codeIssuer: string | Placeholder): SQL<boolean> {
  const provider = sql`select 1 from ${signInMethods} as other where other.user_id = ${userId} and other.issuer <> ${codeIssuer}`;
  const passkey = sql`select 1 from ${passkeys} as other where other.user_id = ${userId} and other.issuer <> ${codeIssuer}`;
  return sql`(not exists (${provider}) and not exists (${passkey}))`;
}

function hasSwitchedOff(userId: SQLWrapper): SQL {
  return sql`exists (select 1 from ${signInMethods} as other where other.user_id = ${userId} and other.switched_off_at is not null)`;
}

export async function hasOnlyCodes(
  db: Database,
  { signInCodes }: Pick<AppContext, 'signInCodes'>,
  userId: string,
): Promise<boolean> {
  const isCodesAccount = and(eq(users.id, userId), isOpenedOnlyByCodes(users.id, signInCodes.storedIssuer));
  return (await db.$count(users, isCodesAccount)) > 0;
}

/** The owner of the account has entered a code while they were signed in. */
export async function confirmCodes(
  tx: Database,
  { signInCodes, now }: Pick<AppContext, 'signInCodes' | 'now'>,
  userId: string,
): Promise<void> {
  await tx
    .update(signInMethods)
    .set({ confirmedAsStaffAt: now() })
    .where(and(eq(signInMethods.userId, userId), eq(signInMethods.issuer, signInCodes.storedIssuer)));
}

/**
 * Somebody has become staff, so their codes must be confirmed anew: whoever used them before may be somebody
 * else.
 */
export async function requireConfirmation(
  tx: Database,
  context: Announcing,
  userId: string,
): Promise<number> {
  await tx
    .update(signInMethods)
    .set({ confirmedAsStaffAt: null })
    .where(and(eq(signInMethods.userId, userId), eq(signInMethods.issuer, context.signInCodes.storedIssuer)));
  return endAccessOfCodes(tx, context, userId, roleGiven);
}

type Announcing = Pick<AppContext, 'app' | 'mail' | 'signInCodes'>;

const roleGiven =
  'It was added after a sign-in by email code, which is not enough for your new role. Sign in with Google, and add it again.';

/**
 * Ends the sessions that were opened by codes, and removes the passkeys that were added in them, unless codes are
 * the only method. The owner is told the reason. Returns how many sessions ended.
 */
export async function endAccessOfCodes(
  tx: Database,
  context: Announcing,
  userId: string,
  reason: string,
): Promise<number> {
  const { storedIssuer } = context.signInCodes;
  if (await hasOnlyCodes(tx, context, userId)) return 0;
  const ended = await tx
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.issuer, storedIssuer)))
    .returning({ userId: sessions.userId });
  const removed = await tx
    .delete(passkeys)
    .where(and(eq(passkeys.userId, userId), eq(passkeys.issuer, storedIssuer)))
    .returning({ name: passkeys.name });
  for (const { name } of removed) {
    const method = { kind: 'passkey', name } as const;
    await announceMethodChange(tx, context, userId, { change: 'removed', method, reason });
  }
  return ended.length;
}
