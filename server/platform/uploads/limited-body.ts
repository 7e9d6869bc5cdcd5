import type { IncomingMessage } from 'node:http';
import { goneCaller } from '../http/client-disconnect.ts';
import { Refusal } from '../http/refusal.ts';

/** What a body will take at most; of one that does not say how long it is, the most that is read. */
export function announcedBytes({ headers }: IncomingMessage, largest: number): number {
  const announced = Number(headers['content-length'] || Number.NaN);
  return announced >= 0 ? Math.min(announced, largest) : largest;
}

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
