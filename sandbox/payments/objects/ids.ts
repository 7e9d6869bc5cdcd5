import { randomBytes } from 'node:crypto';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** An id in the provider's manner, such as `cus_NffrFeUfNV2Hib`. Long enough that nobody guesses one. */
export function newId(prefix: string, length = 24): string {
  const emails = Array.from(randomBytes(length), (byte) => alphabet[byte % alphabet.length]);
  return `${prefix}_${emails.join('')}`;
}
