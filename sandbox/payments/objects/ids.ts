import { randomBytes } from 'node:crypto';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** An id in Stripe's format, such as `cus_NffrFeUfNV2Hib`, long enough to be unguessable. */
export function newId(prefix: string, length = 24): string {
  const emails = Array.from(randomBytes(length), (byte) => alphabet[byte % alphabet.length]);
  return `${prefix}_${emails.join('')}`;
}
