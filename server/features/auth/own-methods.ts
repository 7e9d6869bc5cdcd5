import { isRecoveryOpen, lastEndedRecovery } from '@chalkline/domain/access/account-recovery';
import { roleOf } from '@chalkline/domain/access/roles';
import { type SignInRights, signInRightsOf } from '@chalkline/domain/access/sign-in-methods';
import { normalizeEmail } from '@chalkline/domain/account/email-address';
import { and, asc, eq, gt, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { prepared } from '../../db/prepared.ts';
import { accountRecoveries, signInMethods, users } from '../../db/schema.ts';
import type { AppContext } from '../../platform/app-context.ts';
import { isOpenedOnlyByCodes } from './accounts-of-codes.ts';
import { founderEntryOf } from './founder-entries.ts';
import { type Passkey, passkeysOf } from './passkeys.ts';

export type MethodSettings = Pick<
  AppContext,
  'identity' | 'signInCodes' | 'acceptedIssuers' | 'founderEmails' | 'now'
>;
type StoredIdentity = typeof signInMethods.$inferSelect;

/** A person with every way in which they can sign in. */
export interface OwnMethods extends SignInRights {
  readonly user: typeof users.$inferSelect;
  /** The account's own address, in lower case. */
  readonly address: string;
  readonly passkeys: readonly Passkey[];
  /** Whether nothing but codes, and passkeys that were added after them, opens the account. */
  readonly hasOnlyCodes: boolean;
  readonly isStaff: boolean;
  /** When somebody asked to recover the account by codes; null if nobody did, or too long ago. */
  readonly recoveryAskedAt: Date | null;
  /** Whether a code is worth as much as anything: because there is nothing better, or it is lost. */
  readonly codesGrantFullAccess: boolean;
}

/** Waits for other changes of the person's methods to end, so that two of them cannot remove the last one. */
export async function lockMethods(tx: Database, userId: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
}

const personWithRecovery = prepared((db) =>
  db
    .select({
      user: users,
      founderEntry: founderEntryOf(users.id),
      isOnlyMethod: isOpenedOnlyByCodes(users.id, sql.placeholder('codeIssuer')),
      recoveryAskedAt: accountRecoveries.askedAt,
    })
    .from(users)
    .leftJoin(
      accountRecoveries,
      and(
        eq(accountRecoveries.userId, users.id),
        gt(accountRecoveries.askedAt, sql.param(sql.placeholder('lastEnded'), accountRecoveries.askedAt)),
      ),
    )
    .where(eq(users.id, sql.placeholder('userId')))
    .prepare('person_with_recovery'),
);

/** Methods of providers that are no longer used, such as the sandbox, open nothing and are left out. */
export async function readMethods(
  db: Database,
  settings: MethodSettings,
  userId: string,
): Promise<OwnMethods | undefined> {
  const { identity, signInCodes, acceptedIssuers, founderEmails, now } = settings;
  const [person] = await personWithRecovery(db).execute({
    userId,
    codeIssuer: signInCodes.storedIssuer,
    lastEnded: lastEndedRecovery(now()),
  });
  if (!person) return undefined;
  const { user, founderEntry, isOnlyMethod: hasOnlyCodes, recoveryAskedAt } = person;
  const isStaff = roleOf({ role: user.role, founderEntry }, founderEmails) !== null;
  const address = normalizeEmail(user.email);
  const stored = await storedIdentities(db, userId, { issuer: signInCodes.storedIssuer, subject: address });
  const own = stored.filter((row) => row.userId === userId);
  const passkeys = (await passkeysOf(db, userId)).filter(({ issuer }) => acceptedIssuers.includes(issuer));
  const rights = signInRightsOf({
    address,
    google: own.filter(({ issuer }) => issuer === identity.storedIssuer).map(identityMethod),
    codes: own.filter(({ issuer }) => issuer === signInCodes.storedIssuer).map(codesMethod),
    passkeys: passkeys.map(passkeyMethod),
    isStaff,
    hasOnlyCodes,
    mayUseCodes: signInCodes.opensAccountsOf.includes(user.issuer) && own.length === stored.length,
  });
  // A mailbox alone never recovers the account of a staff member.
  const isRecovered = !isStaff && isRecoveryOpen(recoveryAskedAt, now());
  const codesGrantFullAccess = hasOnlyCodes || isRecovered;
  return { ...rights, user, address, passkeys, hasOnlyCodes, isStaff, recoveryAskedAt, codesGrantFullAccess };
}

/** Whether a session of codes may do everything in an account. */
export async function codesGrantFullAccess(
  db: Database,
  settings: MethodSettings,
  userId: string,
): Promise<boolean> {
  return (await readMethods(db, settings, userId))?.codesGrantFullAccess ?? false;
}

const identitiesOf = prepared((db) => {
  const { userId, issuer, subject, createdAt, id } = signInMethods;
  const areCodes = and(eq(issuer, sql.placeholder('issuer')), eq(subject, sql.placeholder('subject')));
  return db
    .select()
    .from(signInMethods)
    .where(or(eq(userId, sql.placeholder('userId')), areCodes))
    .orderBy(asc(createdAt), asc(id))
    .prepare('identities_of');
});

/** The person's identities, and the codes for their address, which can be somebody else's. */
function storedIdentities(
  db: Database,
  userId: string,
  codes: Pick<StoredIdentity, 'issuer' | 'subject'>,
): Promise<StoredIdentity[]> {
  return identitiesOf(db).execute({ userId, ...codes });
}

function identityMethod({ id, email: name, createdAt: addedAt, lastUsedAt }: StoredIdentity) {
  return { id, name, addedAt, lastUsedAt };
}

function codesMethod(row: StoredIdentity) {
  const { switchedOffAt, confirmedAsStaffAt } = row;
  const isSwitchedOff = switchedOffAt !== null;
  return { ...identityMethod(row), isSwitchedOff, isConfirmed: confirmedAsStaffAt !== null };
}

function passkeyMethod({ id, name, createdAt: addedAt, lastUsedAt }: Passkey) {
  return { id, name, addedAt, lastUsedAt };
}
