import type { IncomingMessage } from 'node:http';
import { goneCaller } from './hung-up.ts';
import { Refusal } from './refusal.ts';

/** Reads a body of unknown kind, and stops as soon as it is longer than it may be. */
export async function readLimitedBody(request: IncomingMessage, largest: number): Promise<Buffer> {
  const tooLarge = () => new Refusal('too_large', `This is larger than ${largest / 1024 / 1024} MB.`);
  if (Number(request.headers['content-length'] ?? 0) > largest) throw tooLarge();
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    // The connection stays open: the answer still has to reach whoever sends too much.
    for await (const chunk of request.iterator({ destroyOnReturn: false })) {
      length += (chunk as Buffer).length;
      if (length > largest) throw tooLarge();
      chunks.push(chunk as Buffer);
    }
  } catch (error) {
    // Whoever hangs up in the middle is nobody's failure.
    throw request.destroyed ? goneCaller() : error;
  }
  return Buffer.concat(chunks, length);
}
