import { refusePasskey, refuseWeakerAddition } from '@chalkline/domain/access/sign-in-methods';
import type { LinkedIdentity } from '../../db/schema.ts';
import { Refusal, refused } from '../../platform/http/refusal.ts';
import { cannotHaveCodes, changeMethods, type MethodDependencies, saveCodes } from './change-methods.ts';
import { announceMethodChange } from './method-changes.ts';
import type { OwnMethods } from './own-methods.ts';
import { insertPasskey, type Passkey } from './passkeys.ts';
import type { VerifiedPasskey } from './relying-party.ts';
import { findMethod, linkIdentity } from './sign-in-methods.ts';

interface AddedPasskey extends VerifiedPasskey {
  readonly issuer: string;
  readonly device: string;
}

export function addPasskey(
  context: MethodDependencies,
  userId: string,
  added: AddedPasskey,
): Promise<Passkey> {
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
  { signInCodes }: Pick<MethodDependencies, 'signInCodes'>,
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
  context: Pick<MethodDependencies, 'signInCodes'>,
  own: OwnMethods,
  issuer: string | undefined,
): void {
  const refusal = refuseAddition(context, own, issuer);
  if (refusal) throw refused(refusal);
  if (!own.canAddCodes) throw cannotHaveCodes();
}

interface AddedCodes {
  /** The address to which a code was sent and for which it was entered, in lower case. */
  readonly proved: string;
  /** The issuer of the session in which they are added. */
  readonly issuer: string | undefined;
}

/** Lets codes for the account's own address open it, also if they were switched off before. */
export function addCodes(
  context: MethodDependencies,
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
  context: MethodDependencies,
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
