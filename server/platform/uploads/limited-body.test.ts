import { once } from 'node:events';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Refusal } from '../http/refusal.ts';
import { readLimitedBody } from './limited-body.ts';

const largest = 1024 * 1024;

let server: Server;
const outcomes: string[] = [];
beforeAll(async () => {
  server = createServer(async (incoming, reply) => {
    const outcome = await readLimitedBody(incoming, largest).then(
      (body) => String(body.length),
      (refusal: Refusal) => refusal.code,
    );
    outcomes.push(outcome);
    server.emit('outcome');
    reply.end(outcome);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => server.close());

const address = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

async function answerTo(body: Buffer | ReadableStream): Promise<string> {
  const reply = await fetch(address(), { method: 'POST', body, duplex: 'half' } as RequestInit);
  return reply.text();
}

/** A body without a declared length. */
function streamOf(length: number): ReadableStream {
  const piece = new Uint8Array(64 * 1024);
  let left = length;
  return new ReadableStream({
    pull(controller) {
      controller.enqueue(piece.subarray(0, Math.min(left, piece.length)));
      left -= piece.length;
      if (left <= 0) controller.close();
    },
  });
}

describe('readLimitedBody', () => {
  it('reads a body up to the limit', async () => {
    expect(await answerTo(Buffer.alloc(largest))).toBe(String(largest));
    expect(await answerTo(streamOf(largest))).toBe(String(largest));
  });

  it('refuses one byte more, and the reply arrives', async () => {
    expect(await answerTo(Buffer.alloc(largest + 1))).toBe('too_large');
    expect(await answerTo(streamOf(largest + 1))).toBe('too_large');
  });

  it('does not fail when the client disconnects midway', async () => {
    const sending = request(address(), { method: 'POST', headers: { 'content-length': '1000' } });
    sending.on('error', () => undefined);
    sending.write('a few', () => sending.destroy());
    await once(server, 'outcome');
    expect(outcomes.at(-1)).toBe('invalid');
  });
});
