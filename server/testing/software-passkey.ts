import { createHash, createPrivateKey, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';
import type {
  NewPasskey,
  PasskeyCreation,
  PasskeyRequest,
  PasskeySignIn,
} from '@chalkline/contract/passkeys';

/** What a test changes about an answer, to see it refused. */
interface Answering {
  readonly origin?: string;
  readonly rpId?: string;
  /** Whether the person has shown a fingerprint, a face or a PIN. */
  readonly isVerified?: boolean;
  readonly userHandle?: string;
  /** The credential that the answer names, instead of its own. */
  readonly id?: string;
}

const [userPresent, userVerified, hasCredential] = [0x01, 0x04, 0x40];

/** A passkey like the one in a phone, with a real key pair: creates itself for a site, and signs challenges. */
export class SoftwarePasskey {
  readonly #origin: string;
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  readonly id = randomBytes(32).toString('base64url');
  /** Counts signatures, unless it is set to 0 before each. */
  counter = 0;
  #userHandle: string | undefined;

  constructor(origin: string) {
    this.#origin = origin;
  }

  create(creation: PasskeyCreation, answering: Answering = {}): NewPasskey {
    this.#userHandle = creation.user.id;
    const { x, y } = this.#keys.publicKey.export({ format: 'jwk' });
    const key = cborMap([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x ?? '', 'base64url')],
      [-3, Buffer.from(y ?? '', 'base64url')],
    ]);
    const credential = Buffer.from(this.id, 'base64url');
    const attested = Buffer.concat([Buffer.alloc(16), uint16(credential.length), credential, key]);
    const authData = Buffer.concat([
      this.#authenticatorData(creation.rp.id, hasCredential, answering),
      attested,
    ]);
    const attestation = cborMap([
      ['fmt', 'none'],
      ['attStmt', new Map<string, string>()],
      ['authData', authData],
    ]);
    return {
      ...this.#answer(answering),
      response: {
        clientDataJSON: this.#clientData('webauthn.create', creation.challenge, answering),
        attestationObject: attestation.toString('base64url'),
        transports: ['internal'],
      },
    };
  }

  sign({ challenge, rpId }: PasskeyRequest, answering: Answering = {}): PasskeySignIn['passkey'] {
    this.counter += 1;
    const clientData = this.#clientData('webauthn.get', challenge, answering);
    const authenticatorData = this.#authenticatorData(rpId, 0, answering);
    const hash = createHash('sha256').update(Buffer.from(clientData, 'base64url')).digest();
    const key = createPrivateKey({ key: this.#keys.privateKey.export({ format: 'jwk' }), format: 'jwk' });
    const signature = createSign('sha256').update(authenticatorData).update(hash).sign(key);
    const userHandle = answering.userHandle ?? this.#userHandle;
    return {
      ...this.#answer(answering),
      response: {
        clientDataJSON: clientData,
        authenticatorData: authenticatorData.toString('base64url'),
        signature: signature.toString('base64url'),
        ...(userHandle ? { userHandle } : {}),
      },
    };
  }

  #answer({ id = this.id }: Answering) {
    return { id, rawId: id, type: 'public-key' } as const;
  }

  #clientData(type: string, challenge: string, { origin = this.#origin }: Answering): string {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false })).toString('base64url');
  }

  #authenticatorData(asked: string, flags: number, { rpId = asked, isVerified = true }: Answering): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    return Buffer.concat([
      createHash('sha256').update(rpId).digest(),
      Buffer.from([flags | userPresent | (isVerified ? userVerified : 0)]),
      counter,
    ]);
  }
}

type CborValue = number | string | Buffer | ReadonlyMap<string, string>;

/** The few kinds of CBOR that a passkey is written in. */
function cborMap(entries: readonly (readonly [number | string, CborValue])[]): Buffer {
  return Buffer.concat([cborHead(5, entries.length), ...entries.flat().map(cbor)]);
}

function cbor(value: CborValue): Buffer {
  if (typeof value === 'number') return value >= 0 ? cborHead(0, value) : cborHead(1, -1 - value);
  if (typeof value === 'string') return Buffer.concat([cborHead(3, value.length), Buffer.from(value)]);
  return Buffer.isBuffer(value) ? Buffer.concat([cborHead(2, value.length), value]) : cborHead(5, 0);
}

function cborHead(kind: number, count: number): Buffer {
  if (count < 24) return Buffer.from([(kind << 5) | count]);
  if (count < 256) return Buffer.from([(kind << 5) | 24, count]);
  return Buffer.concat([Buffer.from([(kind << 5) | 25]), uint16(count)]);
}

function uint16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16BE(value);
  return bytes;
}
