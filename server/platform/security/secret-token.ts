import { createHash, randomBytes } from 'node:crypto';

/** A value nobody can guess, for a cookie. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What the database keeps of such a value: enough to recognise it, not to use it. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
