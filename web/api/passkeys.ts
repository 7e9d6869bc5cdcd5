import {
  passkeyCreationPath,
  passkeyRequestPath,
  passkeySignInPath,
  passkeysPath,
} from '@chalkline/contract/sign-in-addresses';
import type { SignInMethod } from '@chalkline/contract/sign-in-methods';
import { ApiError } from './api-error.ts';
import { write } from './write.ts';

/** Few visits use a passkey, so the library is loaded only then. */
const loadLibrary = () => import('@simplewebauthn/browser');

export function canUsePasskeys(): boolean {
  return 'PublicKeyCredential' in window;
}

/** Lets the browser create a passkey, and adds it to the account of the person who is signed in. */
export async function addPasskey(): Promise<SignInMethod> {
  const creation = await write('POST', passkeyCreationPath);
  const { startRegistration } = await loadLibrary();
  const { id, rawId, type, response } = await startRegistration({ optionsJSON: creation });
  const { clientDataJSON, attestationObject, transports = [] } = response;
  return write('POST', passkeysPath, {
    id,
    rawId,
    type,
    response: { clientDataJSON, attestationObject, transports },
  });
}

/** Signs in with a passkey that the person chooses. Returns the page that they are on the way to. */
export async function signInWithPasskey(returnTo: string | undefined): Promise<string> {
  const request = await write('POST', passkeyRequestPath);
  const { startAuthentication } = await loadLibrary();
  const { id, rawId, type, response } = await startAuthentication({ optionsJSON: request });
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  const signed = { clientDataJSON, authenticatorData, signature };
  const reply = await write('POST', passkeySignInPath, {
    passkey: { id, rawId, type, response: userHandle ? { ...signed, userHandle } : signed },
    ...(returnTo ? { returnTo } : {}),
  });
  return reply.returnTo;
}

/** Why a passkey could not be added or used. Browsers do not say whether somebody cancelled or has no passkey. */
export function passkeyFailure(error: unknown): string {
  if (error instanceof ApiError) {
    const { refusal } = error;
    return refusal && refusal.code !== 'internal' ? refusal.message : 'Please try again.';
  }
  const name = error instanceof Error ? error.name : '';
  return texts[name] ?? "Your browser couldn't use a passkey here. Please try again.";
}

const texts: Readonly<Record<string, string>> = {
  NotAllowedError: 'The browser was closed or found no passkey. Nothing has changed.',
  InvalidStateError: 'This device already has a passkey for your account.',
  SecurityError: "Passkeys don't work at this web address.",
};
