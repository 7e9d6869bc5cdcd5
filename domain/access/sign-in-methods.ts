import type { RuleRefusal } from '../refusals/refusal.ts';
import { isCodeEnough } from './sign-in-codes.ts';

export const signInMethodKinds = ['google', 'email', 'passkey'] as const;
export type SignInMethodKind = (typeof signInMethodKinds)[number];

export const signInMethodLabels: Readonly<Record<SignInMethodKind, string>> = {
  google: 'Google',
  email: 'Email code',
  passkey: 'Passkey',
};

/** How many passkeys a person can have. */
export const mostPasskeys = 10;

export const longestPasskeyName = 60;

/** How long a browser has to answer when a passkey is added or used. */
export const challengeMinutes = 5;

/** The id of email codes that work although nobody has used one yet. */
export const unusedCodesId = 'email';

/** One way to open an account. */
export interface SignInMethod {
  readonly id: string;
  readonly kind: SignInMethodKind;
  /** The address of a Google account or of email codes, or the name of a passkey. */
  readonly name: string;
  /** Null for email codes that nobody has used yet: they work from the first day. */
  readonly addedAt: Date | null;
  readonly lastUsedAt: Date | null;
}

type StoredMethod = Omit<SignInMethod, 'kind'>;

interface StoredCodes extends StoredMethod {
  readonly isSwitchedOff: boolean;
  /** Whether the owner has entered a code while they were signed in, since they became staff. */
  readonly isConfirmed: boolean;
}

/** What is stored about a person's ways to sign in. */
export interface StoredMethods {
  /** The account's own address, in lower case. */
  readonly address: string;
  readonly google: readonly StoredMethod[];
  readonly codes: readonly StoredCodes[];
  readonly passkeys: readonly StoredMethod[];
  readonly isStaff: boolean;
  /** Whether nothing but codes, and passkeys that were added after them, opens the account. */
  readonly hasOnlyCodes: boolean;
  /** Whether codes may open this account at all: not if they open another one with the same address. */
  readonly mayUseCodes: boolean;
}

/** A person's ways to sign in, and which others they can add. */
export interface SignInRights {
  /** Every way to open the account: what its owner sees, and what counts when one is removed. */
  readonly methods: readonly SignInMethod[];
  readonly canAddGoogle: boolean;
  readonly canAddCodes: boolean;
  /** Whether a code may open the account: for staff, only one that is confirmed or all they have. */
  readonly areCodesEnough: boolean;
}

export function signInRightsOf(stored: StoredMethods): SignInRights {
  const { address, google, codes, passkeys, mayUseCodes } = stored;
  const of = (kind: SignInMethodKind, methods: readonly StoredMethod[]): SignInMethod[] =>
    methods.map(({ id, name, addedAt, lastUsedAt }) => ({ id, kind, name, addedAt, lastUsedAt }));
  const working = codes.filter((one) => isWorking(stored, one));
  const emailed = [...working, ...unusedCodes(stored)];
  return {
    methods: [...of('google', google), ...of('email', emailed), ...of('passkey', passkeys)],
    canAddGoogle: google.length === 0,
    canAddCodes: mayUseCodes && emailed.every(({ name }) => name !== address),
    areCodesEnough: areEnough(
      stored,
      codes.some(({ isConfirmed }) => isConfirmed),
    ),
  };
}

function areEnough({ isStaff, hasOnlyCodes }: StoredMethods, isConfirmed: boolean): boolean {
  return isCodeEnough({ isStaff, isConfirmed, isOnlyMethod: hasOnlyCodes, isOwnerHere: false });
}

function isWorking(stored: StoredMethods, { isSwitchedOff, isConfirmed }: StoredCodes): boolean {
  return !isSwitchedOff && areEnough(stored, isConfirmed);
}

/**
 * A code opens an account before the first one is used, because Google has verified the address; but not the
 * account of a staff member. Somebody who has switched codes off for one address gets none for a new address
 * either.
 */
function unusedCodes(stored: StoredMethods): StoredMethod[] {
  const { address, google, codes, isStaff, mayUseCodes } = stored;
  const isDecided = codes.some((one) => !isWorking(stored, one) || one.name === address);
  const isVerified = google.some(({ name }) => name === address);
  if (!mayUseCodes || isStaff || isDecided || !isVerified) return [];
  return [{ id: unusedCodesId, name: address, addedAt: null, lastUsedAt: null }];
}

/** The last method stays: without one, nobody could open the account any more. */
export function refuseRemoval(
  methods: readonly Pick<SignInMethod, 'id'>[],
): RuleRefusal<'last_sign_in_method'> | undefined {
  if (methods.length > 1) return undefined;
  return {
    code: 'last_sign_in_method',
    message: 'This is your only way to sign in. Add another one before you remove it.',
  };
}

/** What decides whether a change may be made in a session. */
interface ChangeInSession {
  /** Whether a code, or a passkey that was added after one, opened the session. */
  readonly isByCode: boolean;
  /** Whether that is enough: because codes have led to what is changed, or are confirmed. */
  readonly isCodeEnough: boolean;
}

/** A mailbox can get a new owner, who must not throw out the person whom the account belongs to. */
export function refuseWeakerRemoval(change: ChangeInSession): RuleRefusal<'stronger_sign_in'> | undefined {
  return refuseWeaker(change, 'remove this sign-in method');
}

export function refuseWeakerSignOut(change: ChangeInSession): RuleRefusal<'stronger_sign_in'> | undefined {
  return refuseWeaker(change, 'sign out this device');
}

/** Whoever gets the mailbox must not delete what belongs to somebody else. */
export function refuseWeakerDeletion(change: ChangeInSession): RuleRefusal<'stronger_sign_in'> | undefined {
  return refuseWeaker(change, 'delete your account');
}

/** A session of staff can be older than the role, so it adds nothing before their codes are confirmed. */
export function refuseWeakerAddition(change: ChangeInSession): RuleRefusal<'stronger_sign_in'> | undefined {
  return refuseWeaker(change, 'add this sign-in method');
}

function refuseWeaker({ isByCode, isCodeEnough }: ChangeInSession, purpose: string) {
  if (!isByCode || isCodeEnough) return undefined;
  return { code: 'stronger_sign_in', message: `Sign in with Google or a passkey to ${purpose}.` } as const;
}

/** Google reports a name with each sign-in, which would replace any other. */
export function refuseOwnName(
  methods: readonly Pick<SignInMethod, 'kind'>[],
): RuleRefusal<'name_from_google'> | undefined {
  if (methods.every(({ kind }) => kind !== 'google')) return undefined;
  return {
    code: 'name_from_google',
    message: 'Your name comes from your Google account. Change it there.',
  };
}

export function refusePasskey(
  methods: readonly Pick<SignInMethod, 'kind'>[],
): RuleRefusal<'passkey_limit'> | undefined {
  if (methods.filter(({ kind }) => kind === 'passkey').length < mostPasskeys) return undefined;
  return {
    code: 'passkey_limit',
    message: `You already have ${mostPasskeys} passkeys. Remove one before you add another.`,
  };
}

/** A name for a new passkey that differs from the others: "Chrome on Mac", then "Chrome on Mac 2". */
export function passkeyName(device: string, taken: readonly string[]): string {
  const names = [device, ...taken.map((_, index) => `${device} ${index + 2}`)];
  return names.find((name) => !taken.includes(name)) ?? device;
}
