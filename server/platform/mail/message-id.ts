import { createHash } from 'node:crypto';

/**
 * The same for every attempt at the same letter. Should a server have taken a message whose process was
 * killed before it could note so, the second one carries the same id, by which it is known as the first.
 */
export function messageIdOf(event: string, publicUrl: string): string {
  const name = createHash('sha256').update(event).digest('hex').slice(0, 32);
  return `<${name}@${new URL(publicUrl).hostname}>`;
}
