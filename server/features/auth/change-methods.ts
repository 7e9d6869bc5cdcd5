import {
  refusePasskey,
  refuseRemoval,
  refuseWeakerAddition,
  refuseWeakerRemoval,
  type SignInMethod,
  unusedCodesId,
} from '@chalkline/domain/access/sign-in-methods';
import { and, asc, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { type LinkedIdentity, passkeys, signInMethods, users } from '../../db/schema.ts';
import type { AppContext } from '../../platform/app-context.ts';
import { notFound, orNotFound, Refusal, refused } from '../../platform/http/refusal.ts';
import type { MethodChange } from './emails.ts';
import { endSessionsOf, type MethodOfSessions } from './end-sessions.ts';
import { announceMethodChange } from './method-changes.ts';
import { lockMethods, type MethodSettings, type OwnMethods, readMethods } from './own-methods.ts';
import { insertPasskey, type Passkey } from './passkeys.ts';
import type { VerifiedPasskey } from './relying-party.ts';
import { findMethod, linkIdentity } from './sign-in-methods.ts';

type Dependencies = MethodSettings & Pick<AppContext, 'app' | 'db' | 'mail'>;

/** Changes a person's methods, one change after the other. */
function changeMethods<Result>(
  context: Dependencies,
  userId: string,
  change: (tx: Database, own: OwnMethods) => Promise<Result>,
): Promise<Result> {
  return context.db.transaction(async (tx) => {
    await lockMethods(tx, userId);
    return change(tx, orNotFound(await readMethods(tx, context, userId), 'This account'));
  });
}

interface AddedPasskey extends VerifiedPasskey {
  readonly issuer: string;
  readonly device: string;
}

export function addPasskey(context: Dependencies, userId: string, added: AddedPasskey): Promise<Passkey> {
  return changeMethods(context, userId, async (tx, own) => {
    const refusal = refusePasskey(own.methods) ?? refuseAddition(context, own, added.issuer);
    if (refusal) throw refused(refusal);
    const passkey = await insertPasskey(tx, { ...added, userId }, context.now());
    if (!passkey) throw new Refusal('conflict', 'This passkey has already been added.');
    const { name } = passkey;
    await announceMethodChange(tx, context, userId, { change: 'added', method: { kind: 'passkey', name } });
    return passkey;
  });
}

function refuseAddition(
  { signInCodes }: Pick<Dependencies, 'signInCodes'>,
  { areCodesEnough }: OwnMethods,
  issuer: string | undefined,
) {
  return refuseWeakerAddition({
    isByCode: issuer === signInCodes.storedIssuer,
    isCodeEnough: areCodesEnough,
  });
}

/** Refuses codes for an account that cannot have them, or to a session that is not worth enough. */
export function requireCodesCanBeAdded(
  context: Pick<Dependencies, 'signInCodes'>,
  own: OwnMethods,
  issuer: string | undefined,
): void {
  const refusal = refuseAddition(context, own, issuer);
  if (refusal) throw refused(refusal);
  if (!own.canAddCodes) throw cannotHaveCodes();
}

function cannotHaveCodes(): Refusal {
  return new Refusal('conflict', "Email codes can't be added to this account.");
}

interface AddedCodes {
  /** The address to which a code was sent and for which it was entered, in lower case. */
  readonly proved: string;
  /** The issuer of the session in which they are added. */
  readonly issuer: string | undefined;
}

/** Lets codes for the account's own address open it, also if they were switched off before. */
export function addCodes(
  context: Dependencies,
  userId: string,
  { proved, issuer }: AddedCodes,
): Promise<void> {
  return changeMethods(context, userId, async (tx, own) => {
    requireCodesCanBeAdded(context, own, issuer);
    // The account may have got another address since the code was sent.
    if (proved !== own.address) throw cannotHaveCodes();
    await saveCodes(tx, context, { userId, address: proved, switchedOffAt: null });
    const method = { kind: 'email', email: proved } as const;
    await announceMethodChange(tx, context, userId, { change: 'added', method });
  });
}

type GoogleAdded = 'added' | 'address' | 'taken' | 'stronger';

interface AddedGoogle {
  readonly linked: LinkedIdentity;
  /** In lower case. */
  readonly email: string;
  /** The issuer of the session in which it is added. */
  readonly issuer: string | undefined;
}

/** Adds the provider's identity to the account with the same address. */
export function addGoogle(
  context: Dependencies,
  userId: string,
  { linked, email, issuer }: AddedGoogle,
): Promise<GoogleAdded> {
  return changeMethods(context, userId, async (tx, own) => {
    const isByCode = issuer === context.signInCodes.storedIssuer;
    // Google can remove every other method, so a code adds it only where there is nothing better.
    if (refuseWeakerAddition({ isByCode, isCodeEnough: own.codesGrantFullAccess })) return 'stronger';
    const known = await findMethod(tx, linked);
    if (known) return known.userId === userId ? 'added' : 'taken';
    if (email !== own.address) return 'address';
    if (!own.canAddGoogle) return 'taken';
    await linkIdentity(tx, context, { id: userId, email }, linked);
    return 'added';
  });
}

interface RemovedMethod {
  readonly methodId: string;
  /** The session in which it is removed, and its issuer. */
  readonly sessionId: string | null;
  readonly issuer: string | undefined;
}

export function removeMethod(
  context: Dependencies,
  userId: string,
  { methodId, sessionId, issuer }: RemovedMethod,
): Promise<void> {
  const { storedIssuer } = context.signInCodes;
  return changeMethods(context, userId, async (tx, own) => {
    const method = own.methods.find(({ id }) => id === methodId);
    if (!method) throw notFound('This sign-in method');
    const isCodeEnough = own.codesGrantFullAccess || isOfCodes(own, method, storedIssuer);
    const change = { isByCode: issuer === storedIssuer, isCodeEnough };
    const refusal = refuseRemoval(own.methods) ?? refuseWeakerRemoval(change);
    if (refusal) throw refused(refusal);
    const removed = await removals[method.kind](tx, context, own, method);
    await endSessionsOf(tx, own.user, removed, sessionId);
    const { kind, name } = method;
    await announceMethodChange(tx, context, userId, {
      change: 'removed',
      method: announced(method),
      ...(kind === 'google' ? { alsoTo: name } : {}),
    });
  });
}

/** Whether a method is codes, or a passkey that was added after one. */
function isOfCodes({ passkeys: keys }: OwnMethods, { id, kind }: SignInMethod, codeIssuer: string): boolean {
  if (kind !== 'passkey') return kind === 'email';
  return keys.some((key) => key.id === id && key.issuer === codeIssuer);
}

function announced({ kind, name }: SignInMethod): MethodChange['method'] {
  if (kind === 'google') return { kind };
  return kind === 'email' ? { kind, email: name } : { kind, name };
}

/** Removes a method, and returns how the sessions that it has opened name it. */
type Removal = (
  tx: Database,
  context: Dependencies,
  own: OwnMethods,
  method: SignInMethod,
) => Promise<MethodOfSessions>;

const removals: Readonly<Record<SignInMethod['kind'], Removal>> = {
  passkey: async (tx, _, __, { id }) => {
    const [removed] = await tx.delete(passkeys).where(eq(passkeys.id, id)).returning();
    if (!removed) throw notFound('This sign-in method');
    return removed;
  },
  email: (tx, context, { user }, { name: address }) =>
    saveCodes(tx, context, { userId: user.id, address, switchedOffAt: context.now() }),
  google: removeGoogle,
};

/**
 * Afterwards `users` names another method of the account. Otherwise the next sign-in with this Google account would
 * find the account by it.
 */
async function removeGoogle(
  tx: Database,
  context: Dependencies,
  own: OwnMethods,
  { id }: SignInMethod,
): Promise<MethodOfSessions> {
  const { user, address, methods } = own;
  // Codes worked because the provider had verified the address. From now on they work by themselves.
  const keepsCodes = methods.some((other) => other.id === unusedCodesId);
  if (keepsCodes) await saveCodes(tx, context, { userId: user.id, address, switchedOffAt: null });
  const [removed] = await tx.delete(signInMethods).where(eq(signInMethods.id, id)).returning();
  if (!removed) throw notFound('This sign-in method');
  const isKnownBy = removed.issuer === user.issuer && removed.subject === user.subject;
  if (isKnownBy) await nameByAnother(tx, context, own);
  return removed;
}

/** Makes `users` name another Google account, codes, or a passkey. */
async function nameByAnother(
  tx: Database,
  { identity: provider, signInCodes }: Dependencies,
  { user, passkeys: keys }: OwnMethods,
): Promise<void> {
  const [next] = await tx
    .select({ issuer: signInMethods.issuer, subject: signInMethods.subject })
    .from(signInMethods)
    .where(
      and(
        eq(signInMethods.userId, user.id),
        inArray(signInMethods.issuer, [provider.storedIssuer, signInCodes.storedIssuer]),
        isNull(signInMethods.switchedOffAt),
      ),
    )
    .orderBy(
      desc(eq(signInMethods.issuer, provider.storedIssuer)),
      asc(signInMethods.createdAt),
      signInMethods.id,
    )
    .limit(1);
  const [key] = keys;
  const identity = next ?? (key && { issuer: key.issuer, subject: `passkey:${key.id}` });
  if (!identity) throw new Error('No sign-in method is left that the account could be known by.');
  await tx.update(users).set(identity).where(eq(users.id, user.id));
}

interface SavedCodes {
  readonly userId: string;
  readonly address: string;
  readonly switchedOffAt: Date | null;
}

/** Switches codes for an address on or off. */
async function saveCodes(
  tx: Database,
  context: Pick<Dependencies, 'signInCodes' | 'now'>,
  { userId, address, switchedOffAt }: SavedCodes,
): Promise<MethodOfSessions> {
  const [issuer, now] = [context.signInCodes.storedIssuer, context.now()];
  // Switching codes on needs a recent sign-in, so it also confirms them for staff.
  const confirmedAsStaffAt = switchedOffAt ? null : now;
  const row = { userId, issuer, subject: address, email: address, switchedOffAt, confirmedAsStaffAt };
  const [saved] = await tx
    .insert(signInMethods)
    .values({ ...row, createdAt: now, lastUsedAt: now })
    .onConflictDoUpdate({
      target: [signInMethods.issuer, signInMethods.subject],
      set: { switchedOffAt, confirmedAsStaffAt },
      setWhere: eq(signInMethods.userId, userId),
    })
    .returning();
  // Another account has begun to use codes for this address at the same time.
  if (!saved) throw cannotHaveCodes();
  return saved;
}
