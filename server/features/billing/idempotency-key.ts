import { createHash } from 'node:crypto';

/**
 * The same facts give the same key. They are hashed, because a key is sent in a header, which cannot hold
 * every name.
 */
export function idempotencyKey(purpose: string, ...facts: readonly string[]): string {
  return `${purpose} ${createHash('sha256').update(JSON.stringify(facts)).digest('hex')}`;
}
