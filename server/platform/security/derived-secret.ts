import { hkdfSync } from 'node:crypto';

/** Derives a key for one purpose from the product's secret. A leaked key does not endanger other purposes. */
export function derivedSecret(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, 'chalkline', purpose, 32));
}
