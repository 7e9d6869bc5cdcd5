import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { type HangsAfter, hangingServer } from '../../testing/hanging-server.ts';
import { bucketStorage } from './bucket-storage.ts';
import type { Storage } from './storage.ts';

const name = '0b8f0e6e-6d53-4a3e-9d2f-1b1f6f3c7a55';
const soon = { connect: 100, answer: 100, whole: 300, read: 100, idle: 60_000 };

const bucketAt = (endpoint: string, limits = soon) =>
  bucketStorage(
    {
      bucket: 'uploads',
      region: 'auto',
      endpoint,
      credentials: { accessKeyId: 'key', secretAccessKey: 'secret' },
    },
    limits,
  );

async function namesIn(storage: Storage): Promise<string[]> {
  const names: string[] = [];
  for await (const file of storage.list()) names.push(file.name);
  return names;
}

async function readFile(storage: Storage): Promise<void> {
  const file = await storage.open(name);
  if (file) await buffer(file.content);
}

const calls: readonly (readonly [string, (storage: Storage) => Promise<unknown>])[] = [
  ['keep a file', (storage) => storage.put(name, Buffer.alloc(3_000_000), 'image/png')],
  ['open a file', readFile],
  ['remove a file', (storage) => storage.remove(name)],
  ['list its files', namesIn],
];

describe.each<HangsAfter>(['the connection', 'the head', 'half of the body'])(
  'a bucket that hangs after %s',
  (hangsAfter) => {
    it.each(calls)('fails after its timeout: %s', async (_, call) => {
      const server = await hangingServer(hangsAfter);
      await expect(call(bucketAt(server.url))).rejects.toMatchObject({
        code: 'unavailable',
      });
      await server.close();
    });
  },
);

it('reports a missing bucket as unavailable', async () => {
  const server = await hangingServer();
  await server.close();
  await expect(bucketAt(server.url).put(name, Buffer.from('a'), 'image/png')).rejects.toMatchObject({
    code: 'unavailable',
  });
});
