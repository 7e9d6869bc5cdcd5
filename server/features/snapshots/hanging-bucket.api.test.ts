import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contentPictures, uploads } from '../../db/schema.ts';
import { bucketStorage } from '../../platform/storage/bucket-storage.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { sendPicture } from '../../testing/content-pictures.ts';
import { type HangingServer, hangingServer } from '../../testing/hanging-server.ts';
import { sendImage, uploadImage } from '../../testing/snapshot-uploads.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { openTestBucket, type TestBucket } from '../../testing/test-bucket.ts';
import { testPicture } from '../../testing/test-pictures.ts';
import { clearUploads } from './clear-uploads.ts';

let server: HangingServer;
let bucket: TestBucket;
let testApp: TestApp;
let storage: Storage;
let healthy: Storage;
let hanging: Storage;
beforeAll(async () => {
  server = await hangingServer();
  bucket = await openTestBucket();
  healthy = bucketStorage(bucket.settings);
  const limits = { connect: 100, answer: 100, whole: 200, read: 100, idle: 60_000 };
  hanging = bucketStorage({ ...bucket.settings, endpoint: server.url }, limits);
  storage = hanging;
  testApp = await startTestApp({
    expectedErrors: /can’t reach our file storage/,
    storage: {
      put: (...file) => storage.put(...file),
      open: (name) => storage.open(name),
      remove: (name) => storage.remove(name),
      list: () => storage.list(),
    },
  });
});
afterAll(async () => {
  await testApp.close();
  await bucket.close();
  await server.close();
});

const unavailable = {
  code: 'unavailable',
  message: 'We can’t reach our file storage right now. Please try again in a moment.',
};

describe('a storage that hangs', () => {
  it('refuses an upload to a storage that hangs, and leaves nothing behind', async () => {
    storage = hanging;
    const ada = await testApp.person('Monthly');
    const reply = await sendImage(ada, await testPicture('png', 64, 48));
    expect([reply.statusCode, reply.json()]).toEqual([503, unavailable]);

    storage = healthy;
    const { db } = testApp.database;
    await clearUploads({ db, storage, log: testApp.app.log }, testApp.now());
    expect(await db.select().from(uploads)).toEqual([]);
  });

  it('reports an image in a storage that hangs as unavailable, and serves it again later', async () => {
    storage = healthy;
    const ada = await testApp.person('Monthly');
    const imageUrl = await uploadImage(ada);
    storage = hanging;
    const reply = await ada.client.get(imageUrl);
    expect([reply.statusCode, reply.json()]).toEqual([503, unavailable]);
    storage = healthy;
    expect((await ada.client.get(imageUrl)).statusCode).toBe(200);
  });

  it('does not store half a content picture, which can be sent again', async () => {
    const robin = await testApp.person('Free', { role: 'editor' });
    const picture = await testPicture('png', 640, 480);
    storage = hanging;
    expect((await sendPicture(robin.client, picture)).statusCode).toBe(503);
    const unfinished = () =>
      testApp.database.db
        .select({ isStored: contentPictures.isStored })
        .from(contentPictures)
        .then((rows) => rows.filter(({ isStored }) => !isStored).length);
    expect(await unfinished()).toBe(1);
    storage = healthy;
    expect((await sendPicture(robin.client, picture)).statusCode).toBe(200);
    expect(await unfinished()).toBe(0);
  });
});
