import { createHash, randomBytes } from 'node:crypto';

/** An unguessable value for a cookie. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The hash that the database stores: it recognises the value but cannot be used in its place. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
