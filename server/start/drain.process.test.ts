import { Agent, get } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ProductProcess } from '../testing/product-process.ts';
import { type DataDir, usedDataDir } from '../testing/used-data-dir.ts';

let folder: DataDir;
beforeEach(() => {
  folder = usedDataDir();
});
afterEach(() => folder.remove());

interface Outcome {
  readonly status: number | 'broken';
  readonly isAskedToLeave: boolean;
}

function request(url: string, agent: Agent): Promise<Outcome> {
  return new Promise((resolve) => {
    const fail = () => resolve({ status: 'broken', isAskedToLeave: true });
    get(url, { agent }, (reply) => {
      const outcome = { status: reply.statusCode ?? 0, isAskedToLeave: reply.headers.connection === 'close' };
      reply.resume();
      reply.once('end', () => resolve(outcome));
      reply.once('error', fail);
    }).once('error', fail);
  });
}

describe('a server that is shutting down', () => {
  it('answers every request and asks every client to reconnect', async () => {
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

  it('is not ready at once, but answers new connections until its load balancer must have noticed', async () => {
    const product = await ProductProcess.start({ DATA_DIR: folder.path, DRAIN_SECONDS: '5' });
    const agent = new Agent({ keepAlive: true });
    const ready = () => request(`${product.origin}/readyz`, agent);
    expect((await ready()).status).toBe(200);
    const ended = product.end('SIGTERM');
    let status: Outcome['status'] = 200;
    while (status === 200) status = (await ready()).status;
    expect(status).toBe(503);
    const outcomes: Outcome[] = [];
    const newcomer = async () => outcomes.push(await request(`${product.origin}/api/courses`, new Agent()));
    await Promise.all(Array.from({ length: 8 }, newcomer));
    expect(outcomes.filter((outcome) => outcome.status !== 200)).toEqual([]);
    expect(outcomes.every((outcome) => outcome.isAskedToLeave)).toBe(true);
    expect(await ended).toBe(0);
  });
});
