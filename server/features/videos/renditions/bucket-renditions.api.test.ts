import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { HeadObjectCommand } from '@aws-sdk/client-s3';
import type { Lesson } from '@chalkline/contract/courses';
import type { UploadedVideo, VideoList } from '@chalkline/contract/videos';
import { and, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { lessons, videoRenditions, videos } from '../../../db/schema.ts';
import { BucketClient } from '../../../platform/storage/bucket-client.ts';
import { generatedClip, installedFfmpeg } from '../../../testing/generated-clip.ts';
import { startTestApp, type TestApp, type TestPerson } from '../../../testing/test-app.ts';
import { openTestBucket, type TestBucket } from '../../../testing/test-bucket.ts';
import { aVideo, uploadVideo, videoOf } from '../../../testing/video-uploads.ts';
import { BucketObjects } from '../bucket-objects.ts';
import { folderVideoStore } from '../folder-video-store.ts';
import { openVideoStore } from '../open-video-store.ts';
import { UploadLocks } from '../upload-locks.ts';
import { UploadRecords } from '../upload-records.ts';
import { convertVideosJob } from './convert-videos.ts';
import { forgetLostRenditions } from './forget-lost-renditions.ts';

const path = '/api/founder/videos';
const hour = 60 * 60 * 1000;
const megabyte = 1024 * 1024;
/** What the stand-in for ffmpeg makes of a video. */
const copy = videoOf(1_200_000);

let scripts: string;
let bucket: TestBucket;
let testApp: TestApp;
let founder: TestPerson;
beforeAll(async () => {
  scripts = mkdtempSync(join(tmpdir(), 'chalkline-bucket-ffmpeg-'));
  useCopy(copy);
  bucket = await openTestBucket();
  testApp = await startTestApp({
    environment: {
      ...bucket.environment,
      FFMPEG_PATH: script('ffmpeg', standIn()),
      WRITES_PER_MINUTE: '100000',
    },
  });
  await testApp.app.listen({ port: 0, host: '127.0.0.1' });
  founder = await testApp.person('Free', { role: 'founder' });
});
afterAll(async () => {
  await testApp.close();
  await bucket.close();
  rmSync(scripts, { recursive: true, force: true });
});
/** Leaves no video for the next test. */
afterEach(async () => {
  useCopy(copy);
  await testApp.database.db.delete(videos);
});

function useCopy(bytes: Buffer): void {
  writeFileSync(join(scripts, 'copy.mp4'), bytes);
}

function script(name: string, text: string): string {
  const file = join(scripts, name);
  writeFileSync(file, `#!/bin/sh\n${text}\n`, { mode: 0o755 });
  return file;
}

/** A program that converts at once, so that most tests need no ffmpeg. */
function standIn(): string {
  const file = join(scripts, 'copy.mp4');
  const playlist = '#EXTM3U\\n#EXTINF:63,\\n#EXT-X-BYTERANGE:%s@0\\nmedia.mp4\\n#EXT-X-ENDLIST\\n';
  return `for last; do :; done
cp '${file}' "$(dirname "$last")/media.mp4"
printf '${playlist}' "$(stat -c %s '${file}')" > "$last"`;
}

const uploaded = async (bytes: Buffer = aVideo) => (await uploadVideo(founder, bytes)).json<UploadedVideo>();
const conversionOf = async (id: string) =>
  (await founder.client.get(`${path}/${id}`)).json<UploadedVideo>().conversion;
const rowOf = async (id: string) =>
  (await testApp.database.db.select().from(videos).where(eq(videos.id, id)))[0];
const filesOf = (id: string) => bucket.filesUnder(`videos/${id}`);
const allFilesOf = (id: string) => [`videos/${id}`, `videos/${id}-360`, `videos/${id}-720`];
const store = () => openVideoStore(testApp.database.db, testApp.config);
const converterFolder = () => join(testApp.config.dataDir, 'videos', 'converting');

function run(name: string, now = testApp.now()): Promise<void> | undefined {
  const job = testApp.jobs.all.find((known) => known.name === name);
  return job?.run(now, new AbortController().signal);
}
const convert = () => run('convert-videos');
const retry = (id: string) => founder.client.write('POST', `${path}/${id}/conversion`);

async function storedTypeOf(key: string): Promise<string | undefined> {
  const command = new HeadObjectCommand({ Bucket: bucket.settings.bucket, Key: key });
  return (await new BucketClient(bucket.settings).ask((s3) => s3.send(command))).ContentType;
}

/** As if the process had been killed while it uploaded this copy, or before it recorded it. */
async function killedWhileUploading(id: string, quality: number, isComplete = false): Promise<void> {
  const { db } = testApp.database;
  const objects = new BucketObjects(new BucketClient(bucket.settings));
  const name = `${id}-${quality}`;
  const uploadId = await objects.begin(name);
  const content = Buffer.from('what was uploaded');
  const etag = await objects.sendPart(name, { uploadId }, 1, content);
  if (isComplete) await objects.complete(name, { uploadId, parts: [{ etag, bytes: content.length }] });
  await db
    .delete(videoRenditions)
    .where(and(eq(videoRenditions.videoId, id), eq(videoRenditions.quality, quality)));
  const renditionUpload = { quality, uploadId, begunAt: testApp.now().toISOString(), isDiscarded: false };
  await db.update(videos).set({ convertedAt: null, renditionUpload }).where(eq(videos.id, id));
}

describe('a video in a bucket', () => {
  it('is downloaded once, and its copies are stored next to it, in several parts', async () => {
    const copy = videoOf(9 * megabyte);
    useCopy(copy);
    const { id, conversion } = await uploaded();
    expect(conversion.state).toBe('waiting');
    bucket.requests.splice(0);
    await convert();
    expect(await conversionOf(id)).toEqual({ state: 'done', percent: 100, problem: null });
    expect(bucket.requests.filter((request) => request === `GET /uploads/videos/${id}`)).toHaveLength(1);
    expect(await filesOf(id)).toEqual(allFilesOf(id));
    expect(bucket.uploadsUnderWay()).toEqual([]);
    expect(readdirSync(converterFolder())).toEqual([]);
    const stored = (await (await store().open(`${id}-360`))?.toArray()) as Buffer[];
    expect(Buffer.concat(stored).equals(copy)).toBe(true);
    expect(await storedTypeOf(`videos/${id}-360`)).toBe('video/mp4');
  });

  it('counts with its copies, and is deleted with them', async () => {
    const { id } = await uploaded();
    await convert();
    const list = (await founder.client.get(path)).json<VideoList>();
    expect(list.videos[0]?.renditionBytes).toBe(2 * copy.length);
    expect(list.usedBytes).toBe(aVideo.length + 2 * copy.length);
    expect((await founder.client.write('DELETE', `${path}/${id}`)).statusCode).toBe(204);
    expect(await filesOf(id)).toEqual([]);
  });

  it('plays its copies through this site, in ranges, for those who may see it', async () => {
    const { id, address } = await uploaded();
    await convert();
    await testApp.database.db.update(lessons).set({ videoUrl: address }).where(eq(lessons.id, 3902));
    const member = await testApp.person('Monthly');
    const lesson = await member.client.get('/api/courses/build-your-first-website/lessons/2');
    const { adaptiveUrl = '' } = lesson.json<Lesson>();
    const qualities = await member.client.get(adaptiveUrl);
    const playlist = await member.client.get(qualities.body.split('\n').find(isAddress) ?? '');
    const file = playlist.body.split('\n').find(isAddress) ?? '';
    expect(file).toContain(`/videos/${id}-360.mp4?`);
    for (const { body } of [lesson, qualities, playlist])
      expect(body).not.toContain(bucket.settings.endpoint);
    const reply = await member.client.get(file, { range: 'bytes=1000-1999' });
    expect([reply.statusCode, reply.headers['content-range'], reply.headers['content-type']]).toEqual([
      206,
      `bytes 1000-1999/${copy.length}`,
      'video/mp4',
    ]);
    expect(reply.rawPayload.equals(copy.subarray(1000, 2000))).toBe(true);
    expect(reply.headers.location).toBeUndefined();
    expect((await member.client.get(file, { range: `bytes=${copy.length}-` })).statusCode).toBe(416);
    const head = await member.client.send({ method: 'HEAD', url: file });
    expect([head.statusCode, head.headers['content-length']]).toEqual([200, String(copy.length)]);
  });

  it('keeps the copies that were finished, and says why, when the bucket refuses one', async () => {
    const [first, second] = [await uploaded(), await uploaded()];
    bucket.refusedUploads.add(`${first.id}-720`);
    await convert();
    bucket.refusedUploads.clear();
    expect(await conversionOf(first.id)).toMatchObject({
      state: 'failed',
      problem: expect.stringContaining("couldn't reach the file storage"),
    });
    expect((await conversionOf(second.id)).state).toBe('done');
    expect(await filesOf(first.id)).toEqual([`videos/${first.id}`, `videos/${first.id}-360`]);
    expect([bucket.uploadsUnderWay(), (await rowOf(first.id))?.renditionUpload]).toEqual([[], null]);
    bucket.requests.splice(0);
    await retry(first.id);
    await convert();
    expect((await conversionOf(first.id)).state).toBe('done');
    expect(bucket.requests.filter((request) => request.endsWith(`${first.id}-360`))).toEqual([]);
  });

  it('waits while the bucket is out of order, and delays no video in the folder', async () => {
    const { db } = testApp.database;
    const [inBucket, inFolder] = [await uploaded(), await uploaded()];
    const folder = folderVideoStore(join(testApp.config.dataDir, 'videos'), new UploadRecords(db));
    await folder.put(inFolder.id, Readable.from([aVideo]));
    bucket.refusedMethods.add('HEAD').add('GET').add('PUT').add('POST').add('DELETE');
    await expect(convert()).rejects.toMatchObject({ name: 'VideoOutOfReach' });
    bucket.refusedMethods.clear();
    expect((await conversionOf(inBucket.id)).state).toBe('waiting');
    expect((await conversionOf(inFolder.id)).state).toBe('done');
    expect(readdirSync(join(testApp.config.dataDir, 'videos'))).toEqual(
      expect.arrayContaining([inFolder.id, `${inFolder.id}-360`, `${inFolder.id}-720`]),
    );
    await convert();
    expect((await conversionOf(inBucket.id)).state).toBe('done');
  });

  it('is not converted from a file that the bucket has only a part of', async () => {
    const { id } = await uploaded();
    await store().put(id, Readable.from([aVideo.subarray(0, 1000)]));
    await convert();
    expect(await conversionOf(id)).toMatchObject({
      state: 'failed',
      problem: expect.stringContaining('damaged'),
    });
    expect(await filesOf(id)).toEqual([`videos/${id}`]);
  });

  it('can be downloaded again after a download that failed', async () => {
    const { id } = await uploaded();
    bucket.refusedMethods.add('GET');
    await convert();
    bucket.refusedMethods.clear();
    expect((await conversionOf(id)).state).toBe('failed');
    await retry(id);
    await convert();
    expect((await conversionOf(id)).state).toBe('done');
  });
});

/** The length of a file as a founder gets it; undefined if it isn't found. */
async function lengthOf(file: string): Promise<number | undefined> {
  const id = file.slice(0, 36);
  const { playUrl } = (await founder.client.get(`${path}/${id}`)).json<UploadedVideo>();
  const url = playUrl.replace(`${id}.mp4`, file);
  const { statusCode, headers } = await founder.client.send({ method: 'HEAD', url });
  return statusCode === 200 ? Number(headers['content-length']) : undefined;
}

describe('a copy whose upload was killed', () => {
  it.each([
    ['before it was complete', false],
    ['before it was recorded', true],
  ])('%s is made again, and what was uploaded of it is removed', async (_, isComplete) => {
    const { id } = await uploaded();
    await convert();
    await killedWhileUploading(id, 720, isComplete);
    expect(bucket.uploadsUnderWay()).toHaveLength(isComplete ? 0 : 1);
    expect(await lengthOf(`${id}-720.mp4`)).toBeUndefined();
    bucket.requests.splice(0);
    await convert();
    expect((await conversionOf(id)).state).toBe('done');
    expect(await lengthOf(`${id}-720.mp4`)).toBe(copy.length);
    expect(bucket.uploadsUnderWay()).toEqual([]);
    expect(await filesOf(id)).toEqual(allFilesOf(id));
    expect(bucket.requests.filter((request) => request.endsWith(`${id}-360`))).toEqual([]);
  });

  it('is removed with its video', async () => {
    const { id } = await uploaded();
    await convert();
    await killedWhileUploading(id, 720);
    await founder.client.write('DELETE', `${path}/${id}`);
    expect([await filesOf(id), bucket.uploadsUnderWay()]).toEqual([[], []]);
  });

  it('is removed after a day if nobody converts videos here any more', async () => {
    const { id } = await uploaded();
    await convert();
    await killedWhileUploading(id, 720);
    await run('clear-videos');
    expect(await filesOf(id)).toEqual(allFilesOf(id));
    await run('clear-videos', new Date(testApp.now().getTime() + 25 * hour));
    expect(bucket.uploadsUnderWay()).toEqual([]);
    expect(await filesOf(id)).toEqual([`videos/${id}`, `videos/${id}-360`]);
    expect((await rowOf(id))?.renditionUpload).toBeNull();
  });

  it('is not published, and not made again, until the bucket lets it be removed', async () => {
    const { id } = await uploaded();
    await convert();
    await killedWhileUploading(id, 720);
    bucket.refusedMethods.add('DELETE');
    await expect(convert()).rejects.toMatchObject({ code: 'unavailable' });
    bucket.refusedMethods.clear();
    expect((await conversionOf(id)).state).toBe('running');
    await convert();
    expect((await conversionOf(id)).state).toBe('done');
  });
});

describe('a copy that somebody watches', () => {
  it('is read from the bucket no further than they read it', async () => {
    const { id } = await uploaded();
    await convert();
    const long = Array.from({ length: 8 }, () => Buffer.alloc(8 * megabyte));
    await store().put(`${id}-720`, Readable.from(long));
    const { playUrl } = (await founder.client.get(`${path}/${id}`)).json<UploadedVideo>();
    const { port } = testApp.app.server.address() as AddressInfo;
    const cookie = [...founder.client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const host = new URL(testApp.config.publicUrl).host;
    const viewer = request({
      ...{ port, path: playUrl.replace('.mp4', '-720.mp4') },
      headers: { cookie, host, range: 'bytes=0-' },
    }).end();
    const [reply] = (await once(viewer, 'response')) as [IncomingMessage];
    expect(reply.statusCode).toBe(206);
    await once(reply, 'readable');
    reply.read(1);
    expect(bucket.repliesUnderWay()).toBe(1);
    viewer.destroy();
    await expect.poll(() => bucket.repliesUnderWay()).toBe(0);
  });
});

describe('a restore', () => {
  it('forgets copies that the bucket has lost, and they are made again', async () => {
    const { db } = testApp.database;
    const [kept, lost] = [await uploaded(), await uploaded()];
    await convert();
    await store().remove(`${lost.id}-360`);
    await db.transaction((tx) => forgetLostRenditions(tx, testApp.config));
    expect((await conversionOf(kept.id)).state).toBe('done');
    expect((await conversionOf(lost.id)).state).toBe('waiting');
    await convert();
    expect(await filesOf(lost.id)).toEqual(allFilesOf(lost.id));
  });
});

/** The job of another machine on the same database and bucket. */
function jobElsewhere() {
  const { db } = testApp.database;
  const workFolder = mkdtempSync(join(scripts, 'elsewhere-'));
  return convertVideosJob(
    {
      ...{ db, store: store(), locks: new UploadLocks(db, testApp.now) },
      ...{ workFolder, ffmpegPath: join(scripts, 'ffmpeg') },
    },
    { now: testApp.now, log: { warn: () => undefined } },
  );
}

describe('two processes', () => {
  it('publish one copy of each quality when one overtakes the other', async () => {
    const { id } = await uploaded();
    const held = bucket.hold('PUT', { isOnce: true });
    const overtaken = convert();
    await held.begun;
    await jobElsewhere().run(testApp.now(), new AbortController().signal);
    expect((await conversionOf(id)).state).toBe('done');
    held.release();
    await overtaken;
    expect((await conversionOf(id)).state).toBe('done');
    expect((await rowOf(id))?.conversionProblem).toBeNull();
    expect(await filesOf(id)).toEqual(allFilesOf(id));
    expect(bucket.uploadsUnderWay()).toEqual([]);
    const rows = await testApp.database.db.select().from(videoRenditions);
    expect(rows.map(({ quality, bytes }) => [quality, bytes]).toSorted()).toEqual([
      [360, copy.length],
      [720, copy.length],
    ]);
  });

  it('leave nothing of a video that is deleted while a copy is uploaded', async () => {
    const { id } = await uploaded();
    const held = bucket.hold('PUT', { isOnce: true });
    const converting = convert();
    await held.begun;
    expect((await founder.client.write('DELETE', `${path}/${id}`)).statusCode).toBe(204);
    held.release();
    await converting;
    expect(await rowOf(id)).toBeUndefined();
    expect([await filesOf(id), bucket.uploadsUnderWay()]).toEqual([[], []]);
  });
});

// CI machines may have no ffmpeg: what needs a real one is skipped there.
describe.skipIf(!installedFfmpeg)('a clip in a bucket', () => {
  it('is converted by ffmpeg', async () => {
    script('ffmpeg', `exec ${installedFfmpeg} "$@"`);
    const { id } = await uploaded(generatedClip('768x432'));
    await convert();
    script('ffmpeg', standIn());
    expect(await conversionOf(id)).toEqual({ state: 'done', percent: 100, problem: null });
    expect(await filesOf(id)).toEqual([`videos/${id}`, `videos/${id}-360`, `videos/${id}-432`]);
  });
});

const isAddress = (line: string) => line.startsWith('/');
