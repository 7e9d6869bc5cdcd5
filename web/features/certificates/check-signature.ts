import { addressOf, badgeJwtPath, keySetPath, revokedBadgesPath } from '@chalkline/contract/addresses';

export type SignatureVerdict = 'valid' | 'forged' | 'revoked';

const algorithm = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' };

interface KeySet {
  readonly keys: readonly (JsonWebKey & { readonly kid: string })[];
}

interface RevocationList {
  readonly revokedCredential: readonly { readonly id: string }[];
}

/**
 * Checks a badge as any verifier does: first the signature with the public key it names, then the revocation
 * list.
 */
export async function checkSignature(token: string): Promise<SignatureVerdict> {
  const answer = await fetch(addressOf(badgeJwtPath, { token }));
  // We no longer sign a badge for a revoked certificate.
  if (answer.status === 410) return 'revoked';
  const [badge, keySet, list] = await Promise.all([
    succeeded(answer).text(),
    fetched(keySetPath).then((response) => response.json() as Promise<KeySet>),
    fetched(revokedBadgesPath).then((response) => response.json() as Promise<RevocationList>),
  ]);
  const [header = '', payload = '', signature = ''] = badge.split('.');
  const { kid } = jsonIn<{ kid: string }>(header);
  const jwk = keySet.keys.find((key) => key.kid === kid);
  if (!jwk) return 'forged';
  const key = await crypto.subtle.importKey('jwk', jwk, algorithm, false, ['verify']);
  const signed = new TextEncoder().encode(`${header}.${payload}`);
  if (!(await crypto.subtle.verify(algorithm, key, bytesIn(signature), signed))) return 'forged';
  const { jti } = jsonIn<{ jti: string }>(payload);
  return list.revokedCredential.some(({ id }) => id === jti) ? 'revoked' : 'valid';
}

async function fetched(address: string): Promise<Response> {
  return succeeded(await fetch(address));
}

function succeeded(response: Response): Response {
  if (!response.ok) throw new Error(`${response.status}: ${response.url}`);
  return response;
}

function jsonIn<Data>(part: string): Data {
  return JSON.parse(new TextDecoder().decode(bytesIn(part))) as Data;
}

function bytesIn(base64url: string): Uint8Array<ArrayBuffer> {
  const binary = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}
