import { createHash } from 'node:crypto';

/**
 * The same for every attempt at the same email. If a process is killed after the mail server took the
 * message, the second message carries the same id and can be recognised as a duplicate.
 */
export function messageIdOf(event: string, publicUrl: string): string {
  const name = createHash('sha256').update(event).digest('hex').slice(0, 32);
  return `<${name}@${new URL(publicUrl).hostname}>`;
}
