import { addressOf, badgeKeyPath } from '@chalkline/contract/addresses';
import { SignJWT } from 'jose';
import type { OpenBadgeCredential } from './credential.ts';
import type { PublicKey, SigningKey } from './signing-key.ts';

/** The URL of a key; a badge names its key by this URL. */
function keyAddress(publicUrl: string, keyId: string): string {
  return publicUrl + addressOf(badgeKeyPath, { keyId });
}

export function servedKey(publicUrl: string, { id, jwk }: PublicKey) {
  return { ...jwk, kid: keyAddress(publicUrl, id) };
}

/**
 * The credential as a signed token. Its properties are the payload, with the registered claims repeating
 * some of them.
 */
export function signBadge(
  credential: OpenBadgeCredential,
  { id, privateKey }: SigningKey,
  publicUrl: string,
): Promise<string> {
  return new SignJWT({ ...credential })
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT', kid: keyAddress(publicUrl, id) })
    .setIssuer(credential.issuer.id)
    .setJti(credential.id)
    .setSubject(credential.credentialSubject.id)
    .setNotBefore(Math.floor(Date.parse(credential.validFrom) / 1000))
    .sign(privateKey);
}
