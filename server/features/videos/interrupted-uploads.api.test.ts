import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { aVideo, uploadBy } from '../../testing/video-uploads.ts';

let testApp: TestApp;
let founder: TestPerson;
let port: number;
beforeAll(async () => {
  testApp = await startTestApp();
  founder = await testApp.person('Free', { role: 'founder' });
  await testApp.app.listen({ port: 0, host: '127.0.0.1' });
  port = (testApp.app.server.address() as AddressInfo).port;
});
afterAll(() => testApp.close());

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/** Sends the rest of a video through a connection that breaks after so many bytes. */
async function sendUntilItBreaks(path: string, offset: number, bytes: number): Promise<void> {
  const { client } = founder;
  const token = await client.formToken();
  const sending = request({
    method: 'PATCH',
    host: '127.0.0.1',
    port,
    path,
    headers: {
      host: new URL(testApp.config.publicUrl).host,
      cookie: [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      'x-csrf-token': token,
      'tus-resumable': '1.0.0',
      'upload-offset': String(offset),
      'content-type': 'application/offset+octet-stream',
      'content-length': String(aVideo.length - offset),
    },
  });
  sending.on('error', () => undefined);
  const closed = new Promise((resolve) => sending.once('close', resolve));
  await new Promise((sent) => sending.write(aVideo.subarray(offset, offset + bytes), sent));
  sending.destroy();
  await closed;
}

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
    await sendUntilItBreaks(path, arrived, bytes);
    expect(await upload.arrived(address)).toBeGreaterThanOrEqual(arrived);
  }
  const arrived = await upload.arrived(address);
  expect(arrived).toBeLessThan(aVideo.length);
  await upload.sendPart(address, arrived, aVideo.subarray(arrived));
  const id = path.split('/').at(-1) ?? '';
  expect((await upload.finish(id)).statusCode).toBe(200);
  expect(sha256(readFileSync(join(testApp.config.dataDir, 'videos', id)))).toBe(sha256(aVideo));
});
