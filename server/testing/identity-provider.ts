import { createHmac, createPublicKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { IdentitySettings } from '../platform/config/config-services.ts';

export type Endpoint = 'discovery' | 'token' | 'keys' | 'userinfo';

/** How an endpoint misbehaves: it never answers, stops in the middle of the body, or fails. */
export type Misbehaviour = 'never answers' | 'stops halfway' | 'fails';

/** How ID tokens are signed: correctly, or like an attacker without the key would. */
export type Signing =
  | 'correctly'
  | 'by another key'
  | 'after the fact'
  | 'not at all'
  | 'with the public key';

/** An identity provider that can be made to lie and to hang. */
export interface TestIdentityProvider {
  readonly settings: IdentitySettings;
  signing: Signing;
  readonly misbehaviour: Map<Endpoint, Misbehaviour>;
  /** The claims of its next ID token. */
  nonce: string;
  authTime: number | undefined;
  /** The email address that it reports, as verified. */
  email: string;
  close(): Promise<void>;
}

const keyId = 'the-key';
const clientId = 'chalkline';
const subject = 'somebody';
const newKey = () => generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;

export async function startIdentityProvider(): Promise<TestIdentityProvider> {
  const key = newKey();
  const otherKey = newKey();
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', issuer);
    const endpoint = endpointOf[pathname];
    if (!endpoint) return void response.writeHead(404).end();
    answer(response, provider.misbehaviour.get(endpoint), JSON.stringify(replyOf[endpoint]()));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider: TestIdentityProvider = {
    settings: { storedIssuer: issuer, issuer, clientId, clientSecret: 'secret' },
    signing: 'correctly',
    misbehaviour: new Map(),
    nonce: '',
    authTime: undefined,
    email: 'somebody@chalkline.example',
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  const replyOf: Readonly<Record<Endpoint, () => object>> = {
    discovery: () => discoveryOf(issuer, provider.signing),
    keys: () => ({
      keys: [{ ...createPublicKey(key).export({ format: 'jwk' }), kid: keyId, use: 'sig', alg: 'RS256' }],
    }),
    token: () => ({
      access_token: 'access',
      token_type: 'Bearer',
      expires_in: 3600,
      id_token: idToken(provider, { key, otherKey }),
    }),
    userinfo: () => ({ sub: subject, email: provider.email, email_verified: true }),
  };
  return provider;
}

const endpointOf: Readonly<Record<string, Endpoint | undefined>> = {
  '/.well-known/openid-configuration': 'discovery',
  '/token': 'token',
  '/keys': 'keys',
  '/userinfo': 'userinfo',
};

function answer(response: ServerResponse, misbehaviour: Misbehaviour | undefined, body: string): void {
  if (misbehaviour === 'never answers') return;
  if (misbehaviour === 'fails') return void response.writeHead(500).end();
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) });
  if (misbehaviour === 'stops halfway') return void response.write(body.slice(0, body.length / 2));
  response.end(body);
}

function discoveryOf(issuer: string, signing: Signing): object {
  return {
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    userinfo_endpoint: `${issuer}/userinfo`,
    jwks_uri: `${issuer}/keys`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256', algorithmOf(signing)],
  };
}

function algorithmOf(signing: Signing): string {
  if (signing === 'not at all') return 'none';
  return signing === 'with the public key' ? 'HS256' : 'RS256';
}

function idToken(
  { signing, settings: { issuer }, nonce, authTime }: TestIdentityProvider,
  keys: { key: KeyObject; otherKey: KeyObject },
): string {
  const now = Math.floor(Date.now() / 1000);
  const claims = {
    iss: issuer,
    sub: subject,
    aud: clientId,
    iat: now,
    exp: now + 300,
    nonce,
    auth_time: authTime,
  };
  const head = encoded({ alg: algorithmOf(signing), kid: keyId });
  const content = `${head}.${encoded(claims)}`;
  if (signing === 'after the fact') {
    const signature = signed(content, keys.key);
    return `${head}.${encoded({ ...claims, email: 'founder@chalkline.example' })}.${signature}`;
  }
  if (signing === 'not at all') return `${content}.`;
  if (signing === 'with the public key') {
    const secret = createPublicKey(keys.key).export({ type: 'spki', format: 'pem' });
    return `${content}.${createHmac('sha256', secret).update(content).digest('base64url')}`;
  }
  return `${content}.${signed(content, signing === 'by another key' ? keys.otherKey : keys.key)}`;
}

function signed(content: string, key: KeyObject): string {
  return sign('sha256', Buffer.from(content), key).toString('base64url');
}

function encoded(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url');
}
