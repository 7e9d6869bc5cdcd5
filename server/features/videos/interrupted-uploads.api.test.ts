import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sendUntilItBreaks } from '../../testing/broken-upload.ts';
import { startTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { aVideo, uploadBy } from '../../testing/video-uploads.ts';

let testApp: TestApp;
let founder: TestPerson;
beforeAll(async () => {
  testApp = await startTestApp();
  founder = await testApp.person('Free', { role: 'founder' });
  await testApp.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => testApp.close());

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

it('ends with identical bytes when the connection breaks at twenty points', async () => {
  const upload = uploadBy(founder);
  const address = String((await upload.announce(aVideo.length)).headers.location);
  const path = new URL(address, testApp.config.publicUrl).pathname;
  const lengths = fc.sample(fc.integer({ min: 1, max: Math.floor(aVideo.length / 20) }), {
    numRuns: 20,
    seed: 18,
  });
  for (const bytes of lengths) {
    const arrived = await upload.arrived(address);
    await sendUntilItBreaks(testApp, founder, { path, video: aVideo, offset: arrived, bytes });
    expect(await upload.arrived(address)).toBeGreaterThanOrEqual(arrived);
  }
  const arrived = await upload.arrived(address);
  expect(arrived).toBeLessThan(aVideo.length);
  await upload.sendPart(address, arrived, aVideo.subarray(arrived));
  const id = path.split('/').at(-1) ?? '';
  // The last broken connection can still hold the upload for a moment.
  await expect.poll(async () => (await upload.finish(id)).statusCode).toBe(200);
  expect(sha256(readFileSync(join(testApp.config.dataDir, 'videos', id)))).toBe(sha256(aVideo));
});
