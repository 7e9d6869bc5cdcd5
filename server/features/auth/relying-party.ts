import type {
  NewPasskey,
  PasskeyCreation,
  PasskeyRequest,
  PasskeySignIn,
} from '@chalkline/contract/passkeys';
import type { passkeys } from '../../db/schema.ts';
import { newToken } from '../../platform/security/secret-token.ts';
import { challengeSeconds } from './passkey-challenges.ts';

/** Loaded at the first use: it reads many certificate formats, and most starts need none of them. */
const loadLibrary = () => import('@simplewebauthn/server');

/** ECDSA with P-256, Ed25519, and RSA for Windows. */
const algorithms = [-7, -8, -257];

type StoredPasskey = Pick<
  typeof passkeys.$inferSelect,
  'credentialId' | 'publicKey' | 'counter' | 'transports'
>;

/** What is stored about a new passkey, as far as the passkey itself says it. */
export type VerifiedPasskey = StoredPasskey;

interface NewOwner {
  readonly id: string;
  readonly email: string;
  readonly name: string;
}

interface CreationOptions {
  readonly brand: string;
  readonly owner: NewOwner;
  readonly known: readonly Pick<StoredPasskey, 'credentialId' | 'transports'>[];
}

/**
 * This site, as passkeys know it. A passkey belongs to the host name of PUBLIC_URL, and what it signs names
 * the origin of the page that asked for it. Both are checked by a library for the WebAuthn standard.
 */
export class RelyingParty {
  readonly #id: string;
  readonly #origin: string;

  constructor(publicUrl: string) {
    const { hostname, origin } = new URL(publicUrl);
    this.#id = hostname;
    this.#origin = origin;
  }

  /** Options for a passkey that is stored on the device and asks for a fingerprint, a face or a PIN. */
  creation({ brand, owner, known }: CreationOptions): PasskeyCreation {
    return {
      rp: { id: this.#id, name: brand },
      user: { id: userHandle(owner.id), name: owner.email, displayName: owner.name },
      challenge: newToken(),
      pubKeyCredParams: algorithms.map((alg) => ({ alg, type: 'public-key' })),
      timeout: challengeSeconds * 1000,
      excludeCredentials: known.map(({ credentialId: id, transports }) => ({
        id,
        type: 'public-key',
        transports: [...transports],
      })),
      authenticatorSelection: {
        residentKey: 'required',
        requireResidentKey: true,
        userVerification: 'required',
      },
      attestation: 'none',
    };
  }

  request(): PasskeyRequest {
    return {
      challenge: newToken(),
      rpId: this.#id,
      timeout: challengeSeconds * 1000,
      userVerification: 'required',
    };
  }

  /** Throws when anything is wrong with the answer. */
  async verifyNew(answer: NewPasskey, challenge: string): Promise<VerifiedPasskey> {
    const { verifyRegistrationResponse } = await loadLibrary();
    const { transports = [], ...response } = answer.response;
    const { registrationInfo } = await verifyRegistrationResponse({
      response: { ...answer, response, clientExtensionResults: {} },
      ...this.#expected(challenge),
      supportedAlgorithmIDs: algorithms,
    });
    if (!registrationInfo) throw new Error('The new passkey could not be verified.');
    const { id, publicKey, counter } = registrationInfo.credential;
    return {
      credentialId: id,
      publicKey: Buffer.from(publicKey).toString('base64url'),
      counter,
      transports,
    };
  }

  /** Checks a signature, and returns the passkey's new counter. Throws when anything is wrong. */
  async verifySignature(
    passkey: StoredPasskey & { readonly userId: string },
    { response, ...answer }: PasskeySignIn['passkey'],
    challenge: string,
  ): Promise<number> {
    const { verifyAuthenticationResponse } = await loadLibrary();
    const { userHandle: handle, ...signed } = response;
    if (handle !== userHandle(passkey.userId)) throw new Error('The passkey names another account.');
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...answer, response: signed, clientExtensionResults: {} },
      ...this.#expected(challenge),
      credential: {
        id: passkey.credentialId,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
        counter: passkey.counter,
      },
    });
    if (!verified) throw new Error('The signature is wrong.');
    return authenticationInfo.newCounter;
  }

  #expected(expectedChallenge: string) {
    return {
      expectedChallenge,
      expectedOrigin: this.#origin,
      expectedRPID: this.#id,
      requireUserVerification: true,
    };
  }
}

/** The bytes by which a passkey remembers its account: the account's id, which says nothing about the person. */
function userHandle(userId: string): string {
  return Buffer.from(userId.replaceAll('-', ''), 'hex').toString('base64url');
}
