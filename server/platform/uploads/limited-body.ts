import type { IncomingMessage } from 'node:http';
import { clientDisconnected } from '../http/client-disconnect.ts';
import { Refusal } from '../http/refusal.ts';

/** The declared length of a body, or the limit when none is declared. */
export function announcedBytes({ headers }: IncomingMessage, largest: number): number {
  const announced = Number(headers['content-length'] || Number.NaN);
  return announced >= 0 ? Math.min(announced, largest) : largest;
}

/** Reads a body of unknown type, and stops as soon as it exceeds the limit. */
export async function readLimitedBody(request: IncomingMessage, largest: number): Promise<Buffer> {
  const tooLarge = () => new Refusal('too_large', `This is larger than ${largest / 1024 / 1024} MB.`);
  if (Number(request.headers['content-length'] ?? 0) > largest) throw tooLarge();
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    // The connection stays open, because the reply still has to reach the sender.
    for await (const chunk of request.iterator({ destroyOnReturn: false })) {
      length += (chunk as Buffer).length;
      if (length > largest) throw tooLarge();
      chunks.push(chunk as Buffer);
    }
  } catch (error) {
    // A client that disconnects midway is not a server failure.
    throw request.destroyed ? clientDisconnected() : error;
  }
  return Buffer.concat(chunks, length);
}
