import { existsSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bucketStorage } from '../../platform/storage/bucket-storage.ts';
import { takeSnapshot } from '../../testing/snapshot-uploads.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { openTestBucket, type TestBucket } from '../../testing/test-bucket.ts';

let bucket: TestBucket;
let testApp: TestApp;
beforeAll(async () => {
  bucket = await openTestBucket();
  testApp = await startTestApp({ storage: bucketStorage(bucket.settings) });
});
afterAll(async () => {
  await testApp.close();
  await bucket.close();
});

describe('a snapshot', () => {
  it('is stored in the bucket and deleted from it when one is configured', async () => {
    const ada = await testApp.person('Monthly');
    const { id, imageUrl, thumbnailUrl } = await takeSnapshot(ada);
    const name = imageUrl.split('/').at(-1) ?? '';
    const storage = bucketStorage(bucket.settings);
    for (const url of [imageUrl, thumbnailUrl]) {
      const { statusCode, headers, rawPayload } = await ada.client.get(url);
      expect(statusCode).toBe(200);
      expect(Number(headers['content-length'])).toBe(rawPayload.length);
      expect((await sharp(rawPayload).metadata()).width).toBeGreaterThan(0);
    }
    expect(existsSync(join(testApp.config.dataDir, 'uploads'))).toBe(false);

    expect((await ada.client.write('DELETE', `/api/snapshots/${id}`)).statusCode).toBe(204);
    expect(await storage.open(name)).toBeUndefined();
    expect(await storage.open(`${name}-thumbnail`)).toBeUndefined();
  });
});
