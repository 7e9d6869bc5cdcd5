import { hkdfSync } from 'node:crypto';

/** A key for one purpose, made from the product's secret: what one purpose gives away helps with no other. */
export function derivedSecret(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, 'chalkline', purpose, 32));
}
