import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../db/database.ts';
import { BucketClient } from '../../platform/storage/bucket-client.ts';
import { type HangsAfter, hangingServer } from '../../testing/hanging-server.ts';
import { bucketVideoStore } from './bucket-video-store.ts';
import { UploadRecords } from './upload-records.ts';
import type { VideoStore } from './video-store.ts';

const soon = { connect: 100, answer: 100, whole: 300, read: 100, idle: 60_000 };

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'chalkline-hanging-'));
  writeFileSync(join(folder, 'copy.mp4'), 'a copy');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function storeAt(endpoint: string): VideoStore {
  const credentials = { accessKeyId: 'key', secretAccessKey: 'secret' };
  const client = new BucketClient({ bucket: 'videos', region: 'auto', endpoint, credentials }, soon);
  // None of these calls reads the database.
  return bucketVideoStore(client, new UploadRecords({} as Database));
}

const { signal } = new AbortController();
const calls: readonly (readonly [string, (store: VideoStore) => Promise<unknown>])[] = [
  ['download a video', (store) => store.localFile('id', { folder, bytes: 1000, furtherBytes: 0, signal })],
  [
    'store a copy',
    (store) =>
      store.storeRendition({
        ...{ videoId: 'id', name: 'id-360', path: join(folder, 'copy.mp4'), signal },
        onUpload: async () => undefined,
      }),
  ],
  ['discard a copy', (store) => store.discardRendition('id-360', 'upload')],
];

describe.each<HangsAfter>(['the connection', 'the head', 'half of the body'])(
  'a bucket that hangs after %s',
  (hangsAfter) => {
    it.each(calls)('fails after its timeout: %s', async (_, call) => {
      const server = await hangingServer(hangsAfter);
      await expect(call(storeAt(server.url))).rejects.toMatchObject({ code: 'unavailable' });
      await server.close();
    });
  },
);
