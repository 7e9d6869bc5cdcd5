import { Agent, get } from 'node:http';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ProductProcess, usedDataDir } from '../testing/product-process.ts';

let folder: ReturnType<typeof usedDataDir>;
beforeEach(() => {
  folder = usedDataDir();
});
afterEach(() => folder.remove());

interface Outcome {
  readonly status: number | 'broken';
  readonly isAskedToLeave: boolean;
}

function request(url: string, agent: Agent): Promise<Outcome> {
  const broken = { status: 'broken', isAskedToLeave: true } as const;
  return new Promise((resolve) => {
    get(url, { agent }, (reply) => {
      const outcome = { status: reply.statusCode ?? 0, isAskedToLeave: reply.headers.connection === 'close' };
      reply.resume();
      reply.once('end', () => resolve(outcome));
      reply.once('error', () => resolve(broken));
    }).once('error', () => resolve(broken));
  });
}

it('a server that is asked to end answers every request and sends every client elsewhere', async () => {
  const product = await ProductProcess.start({ DATA_DIR: folder.path });
  const agent = new Agent({ keepAlive: true, maxSockets: 8 });
  const outcomes: Outcome[] = [];
  const clients = Array.from({ length: 8 }, async () => {
    for (;;) {
      const outcome = await request(`${product.origin}/api/courses`, agent);
      outcomes.push(outcome);
      if (outcomes.length === 100) void product.end('SIGTERM');
      if (outcome.isAskedToLeave) return;
    }
  });
  await Promise.all(clients);
  expect(await product.exit()).toBe(0);
  expect(outcomes.length).toBeGreaterThan(100);
  expect(new Set(outcomes.map((outcome) => outcome.status))).toEqual(new Set([200]));
});
