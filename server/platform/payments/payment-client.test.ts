import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { type HangsAfter, hangingServer } from '../../testing/hanging-server.ts';
import { paymentClient } from './payment-client.ts';

const clientAt = (port: number) =>
  paymentClient({
    secretKey: 'sk_test_a',
    api: { protocol: 'http', host: '127.0.0.1', port },
    longestAnswer: 100,
  });

describe('the payment client', () => {
  it.each<HangsAfter>(['the connection', 'the head', 'half of the body'])(
    'a payment service that hangs after %s fails in time',
    async (hangsAfter) => {
      const server = await hangingServer(hangsAfter);
      await expect(clientAt(server.port).prices.list()).rejects.toMatchObject({
        type: 'StripeConnectionError',
      });
      await server.close();
    },
  );

  it('fails in time when the payment service sends its reply byte by byte', async () => {
    const timers = new Set<NodeJS.Timeout>();
    const server = createServer((_, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      timers.add(setInterval(() => response.write(' '), 10));
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    await expect(clientAt(port).prices.list()).rejects.toMatchObject({ type: 'StripeConnectionError' });
    for (const timer of timers) clearInterval(timer);
    server.closeAllConnections();
    server.close();
  });
});
