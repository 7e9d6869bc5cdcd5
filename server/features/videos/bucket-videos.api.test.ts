import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { Lesson } from '@chalkline/contract/courses';
import type { RefusalBody } from '@chalkline/contract/refusals';
import type { UploadedVideo, VideoList } from '@chalkline/contract/videos';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lessons, videos } from '../../db/schema.ts';
import { sendUntilItBreaks } from '../../testing/broken-upload.ts';
import { type ContentEditor, courseFacts, lessonFacts, newEditor } from '../../testing/content-editor.ts';
import { startTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { openTestBucket, type TestBucket } from '../../testing/test-bucket.ts';
import { TestClient } from '../../testing/test-client.ts';
import { aVideo, uploadBy, uploadVideo, videoOf } from '../../testing/video-uploads.ts';
import { backupVideos, countMissingVideos } from './backup-videos.ts';
import { folderVideoStore } from './folder-video-store.ts';
import { openVideoStore } from './open-video-store.ts';
import { UploadRecords } from './upload-records.ts';

const course = 'build-your-first-website';
const megabyte = 1024 * 1024;

let bucket: TestBucket;
let testApp: TestApp;
let founder: TestPerson;
let member: TestPerson;
beforeAll(async () => {
  bucket = await openTestBucket();
  testApp = await startTestApp({
    environment: { ...bucket.environment, WRITES_PER_MINUTE: '100000' },
    expectedErrors: /file storage/,
  });
  await testApp.app.listen({ port: 0, host: '127.0.0.1' });
  founder = await testApp.person('Free', { role: 'founder' });
  member = await testApp.person('Annual');
});
afterAll(async () => {
  await testApp.close();
  await bucket.close();
});

function chunksOf(video: Buffer, bytes: number): Buffer[] {
  const starts = Array.from({ length: Math.ceil(video.length / bytes) }, (_, index) => index * bytes);
  return starts.map((start) => video.subarray(start, start + bytes));
}

const clearUploads = () =>
  testApp.jobs.all
    .find(({ name }) => name === 'clear-videos')
    ?.run(testApp.now(), new AbortController().signal);
const idIn = (address: string) => address.split('/').at(-1) ?? '';
const rowOf = async (id: string) =>
  (await testApp.database.db.select().from(videos).where(eq(videos.id, id)))[0];

/** The bytes that a browser gets: it follows the redirect to the bucket. */
async function played(url: string, { client }: TestPerson, headers: Record<string, string> = {}) {
  const reply = await client.get(url, headers);
  expect(reply.statusCode).toBe(302);
  const { location } = reply.headers;
  return { location: String(location), reply, bytes: await loaded(String(location), headers) };
}

async function loaded(address: string, headers: Record<string, string> = {}): Promise<Buffer> {
  const reply = await fetch(address, { headers });
  expect(reply.ok).toBe(true);
  return Buffer.from(await reply.arrayBuffer());
}

async function finished(upload: ReturnType<typeof uploadBy>, address: string): Promise<UploadedVideo> {
  const reply = await upload.finish(idIn(address));
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json<UploadedVideo>();
}

describe('a video in a bucket', () => {
  it('arrives in parts of any size, and is stored as a multipart upload', async () => {
    const video = videoOf(21 * megabyte);
    const upload = uploadBy(founder);
    const address = String((await upload.announce(video.length)).headers.location);
    let offset = 0;
    for (const bytes of [1, 100_000, 3 * megabyte, 8 * megabyte, 5 * megabyte, video.length]) {
      const end = Math.min(video.length, offset + bytes);
      expect(await upload.arrived(address)).toBe(offset);
      const sent = await upload.sendPart(address, offset, video.subarray(offset, end));
      expect([sent.statusCode, sent.headers['upload-offset']]).toEqual([204, String(end)]);
      offset = end;
    }
    expect(bucket.uploadsUnderWay()).toHaveLength(1);
    const { id, playUrl } = await finished(upload, address);
    expect(bucket.uploadsUnderWay()).toEqual([]);
    expect((await rowOf(id))?.multipart).toMatchObject({
      isComplete: true,
      parts: [{ bytes: 8 * megabyte }, { bytes: 8 * megabyte }, { bytes: 5 * megabyte }],
    });
    expect((await played(playUrl, founder)).bytes.equals(video)).toBe(true);
    expect(existsSync(join(testApp.config.dataDir, 'videos', id))).toBe(false);
    expect((await upload.finish(id)).statusCode).toBe(200);
  });

  it('ends with identical bytes when the connection breaks at twenty points', async () => {
    const video = videoOf(20 * megabyte);
    const upload = uploadBy(founder);
    const address = String((await upload.announce(video.length)).headers.location);
    const path = new URL(address, testApp.config.publicUrl).pathname;
    const most = Math.floor(video.length / 20);
    for (const bytes of fc.sample(fc.integer({ min: 1, max: most }), { numRuns: 20, seed: 18 })) {
      const offset = await upload.arrived(address);
      await sendUntilItBreaks(testApp, founder, { path, video, offset, bytes });
      expect(await upload.arrived(address)).toBeGreaterThanOrEqual(offset);
    }
    // Requests of broken connections can still wait for their turn, and interrupt this one. A client asks again.
    for (let tries = 0; tries < 60; tries += 1) {
      const offset = await upload.arrived(address);
      if (offset === video.length) break;
      await upload.sendPart(address, offset, video.subarray(offset));
    }
    await expect.poll(async () => (await upload.finish(idIn(address))).statusCode).toBe(200);
    const { playUrl } = await finished(upload, address);
    expect((await played(playUrl, founder)).bytes.equals(video)).toBe(true);
  });

  it('continues in another process, with what the first one had stored', async () => {
    const video = videoOf(10 * megabyte);
    const first = uploadBy(founder);
    const address = String((await first.announce(video.length)).headers.location);
    await first.sendPart(address, 0, video.subarray(0, 9 * megabyte));
    const other = new TestClient(await testApp.anotherProcess(), new URL(testApp.config.publicUrl).host);
    for (const [name, value] of founder.client.cookies) other.cookies.set(name, value);
    const second = uploadBy({ client: other });
    expect(await second.arrived(address)).toBe(9 * megabyte);
    await second.sendPart(address, 9 * megabyte, video.subarray(9 * megabyte));
    const { playUrl } = await finished(second, address);
    expect((await played(playUrl, founder)).bytes.equals(video)).toBe(true);
  });

  it('takes no bytes from a sender that another one has overtaken', async () => {
    const upload = uploadBy(founder);
    const address = String((await upload.announce(aVideo.length)).headers.location);
    await upload.sendPart(address, 0, aVideo.subarray(0, 1000));
    const { uploads } = openVideoStore(testApp.database.db, testApp.config);
    const late = uploads.write(Readable.from([aVideo.subarray(0, 500)]), idIn(address), 0);
    await expect(late).rejects.toMatchObject({ status_code: 409 });
    expect(await upload.arrived(address)).toBe(1000);
    await upload.cancel(address);
  });

  it('takes no bytes from a sender that another one overtakes while it sends', async () => {
    const upload = uploadBy(founder);
    const address = String((await upload.announce(aVideo.length)).headers.location);
    async function* slowly() {
      yield aVideo.subarray(0, 500);
      await upload.sendPart(address, 0, aVideo.subarray(0, 1000));
    }
    const { uploads } = openVideoStore(testApp.database.db, testApp.config);
    const late = uploads.write(Readable.from(slowly()), idIn(address), 0);
    await expect(late).rejects.toMatchObject({ status_code: 409 });
    expect(await upload.arrived(address)).toBe(1000);
    await upload.cancel(address);
  });

  it('is found complete when the reply of the bucket was lost', async () => {
    const upload = uploadBy(founder);
    const address = String((await upload.announce(aVideo.length)).headers.location);
    await upload.sendPart(address, 0, aVideo);
    const id = idIn(address);
    const before = await rowOf(id);
    await finished(upload, address);
    // As if the process had been killed before it stored that the bucket is done.
    await testApp.database.db
      .update(videos)
      .set({ state: 'uploading', multipart: before?.multipart ?? null })
      .where(eq(videos.id, id));
    await finished(upload, address);
  });

  it.each(['cancelled', 'abandoned'])('leaves nothing in the bucket when it is %s', async (how) => {
    const before = bucket.uploadsUnderWay();
    const upload = uploadBy(founder);
    const address = String((await upload.announce(20 * megabyte)).headers.location);
    await upload.sendPart(address, 0, videoOf(9 * megabyte));
    expect(bucket.uploadsUnderWay()).toHaveLength(before.length + 1);
    if (how === 'cancelled') await upload.cancel(address);
    else {
      testApp.moveClock(25 * 60 * 60_000);
      await clearUploads();
      await founder.signInAgain();
      await member.signInAgain();
    }
    expect(bucket.uploadsUnderWay()).toEqual(how === 'cancelled' ? before : []);
    expect(await rowOf(idIn(address))).toBeUndefined();
  });

  it('leaves nothing in the bucket that only later pages of its list name', async () => {
    const upload = uploadBy(founder);
    const address = String((await upload.announce(aVideo.length)).headers.location);
    for (let offset = 0; offset < 5; offset += 1)
      await upload.sendPart(address, offset, aVideo.subarray(offset, offset + 1));
    const left = () => bucket.filesUnder(`videos/${idIn(address)}`);
    expect(await left()).toHaveLength(5);
    bucket.setPageSize(2);
    await upload.cancel(address);
    bucket.setPageSize(undefined);
    expect(await left()).toEqual([]);
  });

  it('leaves nothing behind when the bucket refuses to begin it', async () => {
    const count = () => testApp.database.db.$count(videos);
    const before = await count();
    bucket.refusedMethods.add('POST');
    const { statusCode } = await uploadBy(founder).announce(aVideo.length);
    bucket.refusedMethods.delete('POST');
    expect(statusCode).toBe(503);
    expect(await count()).toBe(before);
  });

  it('waits to be checked while the bucket is out of order', async () => {
    const upload = uploadBy(founder);
    const address = String((await upload.announce(aVideo.length)).headers.location);
    await upload.sendPart(address, 0, aVideo);
    bucket.refusedMethods.add('GET');
    const refused = await upload.finish(idIn(address));
    bucket.refusedMethods.delete('GET');
    expect(refused.statusCode).toBe(503);
    await finished(upload, address);
  });

  it('that browsers cannot play is refused and removed', async () => {
    const reply = await uploadVideo(founder, Buffer.from('This is text, whatever its name says.'));
    expect(reply.statusCode).toBe(415);
    expect((await founder.client.get('/api/founder/videos')).json<VideoList>().unfinished.count).toBe(0);
  });

  it('is deleted from the bucket', async () => {
    const { id, playUrl } = (await uploadVideo(founder, aVideo)).json<UploadedVideo>();
    const { location } = await played(playUrl, founder);
    await founder.client.write('DELETE', `/api/founder/videos/${id}`);
    expect((await fetch(location)).status).toBe(404);
  });

  it('is deleted from a bucket that was out of order as soon as it works again', async () => {
    const { id, playUrl } = (await uploadVideo(founder, aVideo)).json<UploadedVideo>();
    const { location } = await played(playUrl, founder);
    bucket.refusedMethods.add('DELETE');
    const reply = await founder.client.write('DELETE', `/api/founder/videos/${id}`);
    bucket.refusedMethods.delete('DELETE');
    expect(reply.statusCode).toBe(204);
    expect((await founder.client.get(playUrl)).statusCode).toBe(404);
    expect((await fetch(location)).status).toBe(200);
    await clearUploads();
    expect((await fetch(location)).status).toBe(404);
    expect(await rowOf(id)).toBeUndefined();
  });
});

describe('the video of a paid lesson', () => {
  let signed: string;
  beforeAll(async () => {
    const { address } = (await uploadVideo(founder, aVideo)).json<UploadedVideo>();
    await testApp.database.db.update(lessons).set({ videoUrl: address }).where(eq(lessons.id, 3902));
    const lesson = await member.client.get(`/api/courses/${course}/lessons/2`);
    signed = lesson.json<Lesson>().videoUrl;
  });

  it('plays from the bucket for at most fifteen minutes, and for nobody else', async () => {
    const { location, reply, bytes } = await played(signed, member, { range: 'bytes=1000-1999' });
    expect(bytes.equals(aVideo.subarray(1000, 2000))).toBe(true);
    expect(reply.headers['cache-control']).toBe('private, no-store');
    const { searchParams } = new URL(location);
    expect(Number(searchParams.get('X-Amz-Expires'))).toBeLessThanOrEqual(15 * 60);
    expect(Number(searchParams.get('X-Amz-Expires'))).toBeGreaterThan(9 * 60);
    expect(searchParams.get('response-content-type')).toBe('video/mp4');
    for (const client of [testApp.visitor(), founder.client]) {
      const refused = await client.get(signed);
      expect([refused.statusCode, refused.headers.location]).toEqual([404, undefined]);
    }
  });

  it('says how long it is without the bytes', async () => {
    const reply = await member.client.send({ method: 'HEAD', url: signed });
    expect([reply.statusCode, reply.headers['content-length']]).toEqual([200, String(aVideo.length)]);
  });

  it('comes through this site for a page that reads its pictures', async () => {
    const reply = await member.client.get(`${signed}&from=site`, { range: 'bytes=0-99' });
    expect([reply.statusCode, reply.headers['content-range']]).toEqual([206, `bytes 0-99/${aVideo.length}`]);
    expect(reply.rawPayload.equals(aVideo.subarray(0, 100))).toBe(true);
  });

  it('comes as a whole for a browser that has a part of another file', async () => {
    const range = 'bytes=0-99';
    const first = await member.client.get(`${signed}&from=site`, { range });
    const asked = async (validator: string) => {
      const reply = await member.client.get(`${signed}&from=site`, { range, 'if-range': validator });
      return [reply.statusCode, reply.rawPayload.length];
    };
    expect(await asked(String(first.headers.etag))).toEqual([206, 100]);
    expect(await asked('"another"')).toEqual([200, aVideo.length]);
  });

  it('comes as a whole for a browser that has a part of a longer file', async () => {
    const headers = { range: `bytes=${aVideo.length}-`, 'if-range': '"another"' };
    const reply = await member.client.get(`${signed}&from=site`, headers);
    expect([reply.statusCode, reply.rawPayload.length]).toEqual([200, aVideo.length]);
  });

  it.each(['bytes=0-1,5-6', 'bytes=9-2', 'rows=1-2'])('comes as a whole for the range %s', async (range) => {
    const reply = await member.client.get(`${signed}&from=site`, { range });
    expect([reply.statusCode, reply.rawPayload.length]).toEqual([200, aVideo.length]);
  });

  it('has no range after its end', async () => {
    const reply = await member.client.get(`${signed}&from=site`, { range: `bytes=${aVideo.length}-` });
    const { statusCode, headers } = reply;
    expect([statusCode, headers['content-range']]).toEqual([416, `bytes */${aVideo.length}`]);
  });

  it('may be loaded from the bucket by the policy of pages', async () => {
    const { headers } = await testApp.visitor().open('/');
    const { endpoint } = bucket.settings;
    expect(headers['content-security-policy']).toMatch(new RegExp(`media-src 'self'[^;]* ${endpoint}`));
  });
});

describe('content', () => {
  let editor: ContentEditor;
  let course: string;
  let video: UploadedVideo;
  beforeAll(async () => {
    editor = await newEditor(testApp, 'Ada', 'founder');
    video = (await uploadVideo(editor, aVideo)).json<UploadedVideo>();
    const id = Number(await editor.made('course', { ...courseFacts, slug: 'in-the-bucket' }));
    course = `course/${id}`;
    await editor.made('lesson', { ...lessonFacts(id, 'one'), videoUrl: video.address });
  });
  const savedMeanwhile = async () => (await editor.save(course, { facts: { duration: '2 h' } })).statusCode;

  it('can be saved while the bucket is asked for the video of a course that is published', async () => {
    const other = Number(await editor.made('course', { ...courseFacts, slug: 'in-the-bucket-too' }));
    await editor.made('lesson', { ...lessonFacts(other, 'two'), videoUrl: video.address });
    const held = bucket.hold('HEAD');
    const publishing = editor.act(`course/${other}`, 'publish', { when: 'now' });
    await held.begun;
    expect(await savedMeanwhile()).toBe(200);
    held.release();
    expect((await publishing).statusCode).toBe(200);
  });

  it('can be saved while the bucket deletes a video', async () => {
    const { id } = (await uploadVideo(founder, aVideo)).json<UploadedVideo>();
    const held = bucket.hold('DELETE');
    let isDeleting = true;
    const deleting = founder.client.write('DELETE', `/api/founder/videos/${id}`).finally(() => {
      isDeleting = false;
    });
    await held.begun;
    expect([await savedMeanwhile(), isDeleting]).toEqual([200, true]);
    held.release();
    expect((await deleting).statusCode).toBe(204);
  });

  it('is not published with a video that the bucket has lost', async () => {
    await openVideoStore(testApp.database.db, testApp.config).remove(video.id);
    const reply = await editor.act(course, 'publish', { when: 'now' });
    expect([reply.statusCode, reply.json<RefusalBody>().issues?.[0]?.message]).toEqual([
      422,
      expect.stringContaining("isn't on the server any more"),
    ]);
  });
});

it('plays videos that were uploaded before there was a bucket', async () => {
  const { db } = testApp.database;
  const { id, playUrl } = (await uploadVideo(founder, aVideo)).json<UploadedVideo>();
  const folder = folderVideoStore(join(testApp.config.dataDir, 'videos'), new UploadRecords(db));
  await folder.put(id, Readable.from([aVideo]));
  const reply = await founder.client.get(playUrl);
  expect([reply.statusCode, reply.rawPayload.equals(aVideo)]).toEqual([200, true]);
});

it('is backed up and restored with its bytes', async () => {
  const video = videoOf(18 * megabyte);
  const upload = uploadBy(founder);
  const address = String((await upload.announce(video.length)).headers.location);
  await upload.sendPart(address, 0, video);
  const { id } = await finished(upload, address);
  const { db } = testApp.database;
  const stored = backupVideos(db, testApp.config);
  expect(await stored.ids()).toContain(id);
  const content = (await (await stored.open(id))?.toArray()) as Buffer[];
  expect(Buffer.concat(content).equals(video)).toBe(true);

  const missing = await countMissingVideos(db, testApp.config);
  const elsewhere = '00000000-0000-4000-8000-000000000001';
  await stored.put(elsewhere, Readable.from(chunksOf(video, 3 * megabyte)));
  const restored = (await (await stored.open(elsewhere))?.toArray()) as Buffer[];
  expect(Buffer.concat(restored).equals(video)).toBe(true);
  expect(await countMissingVideos(db, testApp.config)).toBe(missing);
});

it('does not count as restored if the bucket has lost the upload', async () => {
  const { put } = backupVideos(testApp.database.db, testApp.config);
  const id = '00000000-0000-4000-8000-000000000002';
  bucket.setLosingUploads(true);
  await expect(put(id, Readable.from([aVideo]))).rejects.toThrow('lost the upload');
  bucket.setLosingUploads(false);
});
