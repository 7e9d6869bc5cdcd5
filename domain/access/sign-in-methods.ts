import type { RuleRefusal } from '../refusals/refusal.ts';

export const signInMethodKinds = ['google', 'email', 'passkey'] as const;
export type SignInMethodKind = (typeof signInMethodKinds)[number];

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
}

/** What is stored about a person's ways to sign in. */
export interface StoredMethods {
  /** The account's own address, in lower case. */
  readonly address: string;
  readonly google: readonly StoredMethod[];
  readonly codes: readonly StoredCodes[];
  readonly passkeys: readonly StoredMethod[];
  /** Whether a code opens this account although none was used yet. For people who work here it does not. */
  readonly opensByUnusedCodes: boolean;
}

/** Every way to open an account: what its owner sees, and what counts when one is removed. */
export function signInMethodsOf(stored: StoredMethods): SignInMethod[] {
  const of = (kind: SignInMethodKind, methods: readonly StoredMethod[]): SignInMethod[] =>
    methods.map(({ id, name, addedAt, lastUsedAt }) => ({ id, kind, name, addedAt, lastUsedAt }));
  const used = stored.codes.filter(({ isSwitchedOff }) => !isSwitchedOff);
  return [
    ...of('google', stored.google),
    ...of('email', [...used, ...unusedCodes(stored)]),
    ...of('passkey', stored.passkeys),
  ];
}

/** Somebody who has switched codes off for one address gets none for a new address either. */
function unusedCodes({ address, codes, opensByUnusedCodes }: StoredMethods): StoredMethod[] {
  const isDecided = codes.some(({ name, isSwitchedOff }) => isSwitchedOff || name === address);
  if (!opensByUnusedCodes || isDecided) return [];
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
