import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { UploadedVideo } from '@chalkline/contract/videos';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { aVideo, uploadBy, uploadVideo } from '../../testing/video-uploads.ts';
import { backupVideos, countMissingVideos } from './backup-videos.ts';

let testApp: TestApp;
let founder: TestPerson;
beforeAll(async () => {
  testApp = await startTestApp();
  founder = await testApp.person('Free', { role: 'founder' });
});
afterAll(() => testApp.close());

const stored = () => backupVideos(testApp.database.db, testApp.config);
const uploaded = async () => (await uploadVideo(founder, aVideo)).json<UploadedVideo>().id;
const files = () => readdirSync(join(testApp.config.dataDir, 'videos'));

async function contentOf(id: string): Promise<Buffer | undefined> {
  const content = await stored().open(id);
  return content && Buffer.concat((await content.toArray()) as Buffer[]);
}

describe('the videos of a backup', () => {
  it('are those that can be played, without uploads that are not finished', async () => {
    const id = await uploaded();
    await uploadBy(founder).announce(aVideo.length);
    expect(await stored().ids()).toEqual([id]);
    expect((await contentOf(id))?.equals(aVideo)).toBe(true);
  });

  it('are left out when they have been lost, and counted as missing', async () => {
    const id = await uploaded();
    const before = await countMissingVideos(testApp.database.db, testApp.config);
    rmSync(join(testApp.config.dataDir, 'videos', id));
    expect(await contentOf(id)).toBeUndefined();
    expect(await countMissingVideos(testApp.database.db, testApp.config)).toBe(before + 1);
    await stored().put(id, Readable.from([aVideo]));
    expect((await contentOf(id))?.equals(aVideo)).toBe(true);
    expect(await countMissingVideos(testApp.database.db, testApp.config)).toBe(before);
  });

  it('are restored completely or not at all', async () => {
    const id = await uploaded();
    const before = files();
    const broken = Readable.from(
      (async function* () {
        yield aVideo.subarray(0, 1000);
        throw new Error('The backup ends here.');
      })(),
    );
    await expect(stored().put(id, broken)).rejects.toThrow('The backup ends here.');
    expect((await contentOf(id))?.equals(aVideo)).toBe(true);
    expect(files()).toEqual(before);
  });
});
