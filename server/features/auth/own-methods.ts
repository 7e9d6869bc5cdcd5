import { roleOf } from '@chalkline/domain/access/roles';
import { isCodeEnough } from '@chalkline/domain/access/sign-in-codes';
import { type SignInMethod, signInMethodsOf } from '@chalkline/domain/access/sign-in-methods';
import { normalizeEmail } from '@chalkline/domain/account/email-address';
import { and, asc, eq, or } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { signInMethods, users } from '../../db/schema.ts';
import type { AppContext } from '../../platform/app-context.ts';
import { isOpenedOnlyByCodes } from './accounts-of-codes.ts';
import { founderEntryOf } from './founder-entries.ts';
import { type Passkey, passkeysOf } from './passkeys.ts';

export type MethodSettings = Pick<
  AppContext,
  'identity' | 'signInCodes' | 'acceptedIssuers' | 'founderEmails'
>;
type StoredIdentity = typeof signInMethods.$inferSelect;

/** A person with every way in which they can sign in. */
export interface OwnMethods {
  readonly user: typeof users.$inferSelect;
  /** The account's own address, in lower case. */
  readonly address: string;
  readonly methods: readonly SignInMethod[];
  readonly passkeys: readonly Passkey[];
  readonly canAddGoogle: boolean;
  readonly canAddCodes: boolean;
  /** Whether a code may open the account: for staff, only one that is confirmed or all they have. */
  readonly areCodesEnough: boolean;
}

/** Waits for other changes of the person's methods to end, so that two of them cannot remove the last one. */
export async function lockMethods(tx: Database, userId: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
}

/** Methods of providers that are no longer used, such as the sandbox, open nothing and are left out. */
export async function readMethods(
  db: Database,
  settings: MethodSettings,
  userId: string,
): Promise<OwnMethods | undefined> {
  const { identity, signInCodes, acceptedIssuers, founderEmails } = settings;
  const [person] = await db
    .select({
      user: users,
      founderEntry: founderEntryOf(users.id),
      isOnlyMethod: isOpenedOnlyByCodes(users.id, signInCodes.knownAs),
    })
    .from(users)
    .where(eq(users.id, userId));
  if (!person) return undefined;
  const { user, founderEntry } = person;
  const address = normalizeEmail(user.email);
  const stored = await storedIdentities(db, userId, { issuer: signInCodes.knownAs, subject: address });
  const own = stored.filter((row) => row.userId === userId);
  const passkeys = (await passkeysOf(db, userId)).filter(({ issuer }) => acceptedIssuers.includes(issuer));
  const google = own.filter(({ issuer }) => issuer === identity.knownAs);
  const canUseCodes = signInCodes.opensAccountsOf.includes(user.issuer) && own.length === stored.length;
  const isStaff = roleOf({ role: user.role, founderEntry }, founderEmails) !== null;
  const code = { isStaff, isOnlyMethod: person.isOnlyMethod, isOwnerHere: false, isLinking: false };
  const codes = own.filter(({ issuer }) => issuer === signInCodes.knownAs);
  const isEnough = (row: StoredIdentity) => isCodeEnough({ ...code, isConfirmed: isConfirmed(row) });
  const methods = signInMethodsOf({
    address,
    google: google.map(identityMethod),
    codes: codes.map((row) => ({
      ...identityMethod(row),
      isSwitchedOff: row.switchedOffAt !== null || !isEnough(row),
    })),
    passkeys: passkeys.map(({ id, name, createdAt: addedAt, lastUsedAt }) => ({
      id,
      name,
      addedAt,
      lastUsedAt,
    })),
    opensByUnusedCodes: canUseCodes && !isStaff && google.some(({ email }) => email === address),
  });
  const hasCodes = methods.some(({ kind, name }) => kind === 'email' && name === address);
  return {
    user,
    address,
    methods,
    passkeys,
    canAddGoogle: google.length === 0,
    canAddCodes: canUseCodes && !hasCodes,
    areCodesEnough: isCodeEnough({ ...code, isConfirmed: codes.some(isConfirmed) }),
  };
}

/** The person's identities, and the codes for their address, which can be somebody else's. */
function storedIdentities(
  db: Database,
  userId: string,
  codes: Pick<StoredIdentity, 'issuer' | 'subject'>,
): Promise<StoredIdentity[]> {
  const areCodes = and(eq(signInMethods.issuer, codes.issuer), eq(signInMethods.subject, codes.subject));
  return db
    .select()
    .from(signInMethods)
    .where(or(eq(signInMethods.userId, userId), areCodes))
    .orderBy(asc(signInMethods.createdAt), asc(signInMethods.id));
}

function isConfirmed({ confirmedAsStaffAt }: StoredIdentity): boolean {
  return confirmedAsStaffAt !== null;
}

function identityMethod({ id, email: name, createdAt: addedAt, lastUsedAt }: StoredIdentity) {
  return { id, name, addedAt, lastUsedAt };
}
