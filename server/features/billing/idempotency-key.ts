import { createHash } from 'node:crypto';

/** The same facts give the same key. A key travels in a header, where names of people cannot. */
export function idempotencyKey(purpose: string, ...facts: readonly string[]): string {
  return `${purpose} ${createHash('sha256').update(JSON.stringify(facts)).digest('hex')}`;
}
