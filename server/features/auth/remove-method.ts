import {
  refuseRemoval,
  refuseWeakerRemoval,
  type SignInMethod,
  unusedCodesId,
} from '@chalkline/domain/access/sign-in-methods';
import { and, asc, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { passkeys, signInMethods, users } from '../../db/schema.ts';
import { notFound, refused } from '../../platform/http/refusal.ts';
import { changeMethods, type MethodDependencies, saveCodes } from './change-methods.ts';
import type { MethodChange } from './emails.ts';
import { endSessionsOf, type MethodOfSessions } from './end-sessions.ts';
import { announceMethodChange } from './method-changes.ts';
import type { OwnMethods } from './own-methods.ts';

interface RemovedMethod {
  readonly methodId: string;
  /** The session in which it is removed, and its issuer. */
  readonly sessionId: string | null;
  readonly issuer: string | undefined;
}

export function removeMethod(
  context: MethodDependencies,
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
  context: MethodDependencies,
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
  context: MethodDependencies,
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
  { identity: provider, signInCodes }: MethodDependencies,
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
