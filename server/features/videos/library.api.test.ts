import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { RemovedUploads, UploadedVideo, VideoList } from '@chalkline/contract/videos';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditEntries, contentDrafts, lessons, videos } from '../../db/schema.ts';
import { startTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { aVideo, uploadBy, uploadVideo } from '../../testing/video-uploads.ts';
import { UploadLocks } from './upload-locks.ts';

const hour = 60 * 60 * 1000;
const path = '/api/founder/videos';

let testApp: TestApp;
let founder: TestPerson;
let editor: TestPerson;
beforeAll(async () => {
  testApp = await startTestApp();
  founder = await testApp.person('Free', { role: 'founder' });
  editor = await testApp.person('Free', { role: 'editor' });
});
afterAll(() => testApp.close());

const uploaded = async () => (await uploadVideo(founder, aVideo, 'Take 3.mp4')).json<UploadedVideo>();
const list = async ({ client }: TestPerson = editor) => (await client.get(path)).json<VideoList>();
const fileOf = (id: string) => join(testApp.config.dataDir, 'videos', id);
const deleted = ({ client }: TestPerson, id: string) => client.write('DELETE', `${path}/${id}`);

async function showIn(lessonId: number, address: string): Promise<void> {
  await testApp.database.db.update(lessons).set({ videoUrl: address }).where(eq(lessons.id, lessonId));
}

async function actionsOn(id: string): Promise<string[]> {
  const entries = await testApp.database.db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.subject, `video:${id}`));
  return entries.map(({ action }) => action).toSorted();
}

describe('the list of videos', () => {
  it('shows the size of each, the lessons that show it, and what all of them take up', async () => {
    const before = await list();
    const [shown, drafted, unused] = [await uploaded(), await uploaded(), await uploaded()];
    await showIn(3902, shown.address);
    await testApp.database.db.insert(contentDrafts).values({
      editorId: founder.id,
      kind: 'lesson',
      itemId: '3903',
      facts: { videoUrl: drafted.address },
      body: '',
      updatedAt: testApp.now(),
    });
    await uploadBy(founder).announce(1000);
    const after = await list();
    const useOf = (id: string) => after.videos.find((video) => video.id === id);
    expect(useOf(shown.id)).toMatchObject({
      fileName: 'Take 3.mp4',
      bytes: aVideo.length,
      usedBy: [{ lessonId: 3902, title: expect.any(String), courseTitle: 'Build Your First Website' }],
      isInDraft: false,
    });
    expect(useOf(drafted.id)).toMatchObject({ usedBy: [], isInDraft: true });
    expect(useOf(unused.id)).toMatchObject({ usedBy: [], isInDraft: false });
    expect(after.usedBytes - before.usedBytes).toBe(3 * aVideo.length + 1000);
    expect(after.unfinished.bytes - before.unfinished.bytes).toBe(1000);
  });

  it('lets the reader play each video, and nobody else', async () => {
    const { id } = await uploaded();
    const { playUrl } = (await editor.client.get(`${path}/${id}`)).json<UploadedVideo>();
    expect((await editor.client.get(playUrl)).statusCode).toBe(200);
    for (const other of [founder.client, testApp.visitor()])
      expect((await other.get(playUrl)).statusCode).toBe(404);
  });

  it('is not found for an unknown video', async () => {
    for (const id of ['none', '00000000-0000-4000-8000-000000000000']) {
      expect((await editor.client.get(`${path}/${id}`)).statusCode).toBe(404);
      expect((await deleted(editor, id)).statusCode).toBe(404);
    }
  });
});

describe('a video', () => {
  it('is deleted with its file, also by two people at once', async () => {
    const { id, playUrl } = await uploaded();
    const replies = await Promise.all([deleted(founder, id), deleted(editor, id)]);
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 404]);
    expect(existsSync(fileOf(id))).toBe(false);
    expect((await founder.client.get(playUrl)).statusCode).toBe(404);
    expect(await actionsOn(id)).toEqual(['video.delete', 'video.upload']);
  });

  it('stays while a lesson shows it, and the refusal names the lesson', async () => {
    const { id, address } = await uploaded();
    await showIn(3904, address);
    const reply = await deleted(founder, id);
    expect([reply.statusCode, reply.json()]).toEqual([
      409,
      { code: 'has_dependents', message: expect.stringMatching(/a lesson shows it: “.+”/) },
    ]);
    expect(existsSync(fileOf(id))).toBe(true);
  });
});

const isKnown = async (id: string) =>
  (await testApp.database.db.$count(videos, eq(videos.id, id))) === 1 && existsSync(fileOf(id));

/** An upload whose last byte was received so many hours ago. */
async function begunUpload(hoursAgo: number) {
  const upload = uploadBy(founder);
  const address = String((await upload.announce(aVideo.length)).headers.location);
  await upload.sendPart(address, 0, aVideo.subarray(0, 1000));
  const id = address.split('/').at(-1) ?? '';
  const receivedAt = new Date(testApp.now().getTime() - hoursAgo * hour);
  await testApp.database.db.update(videos).set({ receivedAt }).where(eq(videos.id, id));
  return { address, id };
}

describe('an abandoned upload', () => {
  const clear = () =>
    testApp.jobs.all
      .find(({ name }) => name === 'clear-videos')
      ?.run(testApp.now(), new AbortController().signal);
  it('is removed a day after its last byte, and no other upload with it', async () => {
    const [abandoned, recent, continued] = [
      await begunUpload(25),
      await begunUpload(23),
      await begunUpload(25),
    ];
    const upload = uploadBy(founder);
    await upload.sendPart(continued.address, 1000, aVideo.subarray(1000, 2000));
    const finished = await uploaded();
    await clear();
    expect(await isKnown(abandoned.id)).toBe(false);
    for (const { id } of [recent, continued, finished]) expect(await isKnown(id)).toBe(true);
    expect((await upload.sendPart(abandoned.address, 1000, aVideo.subarray(1000))).statusCode).toBe(404);
  });

  it('is locked while it is removed, and only then', async () => {
    const { db } = testApp.database;
    const locks = new UploadLocks(db, testApp.now);
    const { id } = await begunUpload(25);
    const dayAgo = new Date(testApp.now().getTime() - 24 * hour);
    const row = async () => (await db.select().from(videos).where(eq(videos.id, id)))[0];
    const before = await row();
    let removals = 0;
    const remove = async () => {
      removals += 1;
    };
    await locks.whileAbandoned(id, dayAgo, async () => {
      await remove();
      expect((await row())?.lockedUntil?.getTime()).toBeGreaterThan(testApp.now().getTime());
      await locks.whileAbandoned(id, dayAgo, remove);
    });
    expect(removals).toBe(1);
    expect(await row(), 'one that could not be removed is still abandoned').toEqual(before);
    await locks.whileLocked(id, async () => undefined);
    await locks.whileAbandoned(id, dayAgo, remove);
    expect(removals, 'somebody has continued it').toBe(1);
  });
});

describe('unfinished uploads', () => {
  const minutes = (count: number) => count / 60;
  const remove = async ({ client }: TestPerson) => {
    const reply = await client.write('POST', `${path}/uploads/remove`);
    return { statusCode: reply.statusCode, ...reply.json<RemovedUploads>() };
  };
  const unfinished = async () => (await list()).unfinished.count;

  it('are removed by hand, except those that are being received', async () => {
    await remove(founder);
    const stay = await unfinished();
    const [paused, interrupted] = [await begunUpload(minutes(11)), await begunUpload(3)];
    const recent = await begunUpload(minutes(9));
    const locked = await begunUpload(minutes(11));
    const finished = await uploaded();
    const locks = new UploadLocks(testApp.database.db, testApp.now);
    const reply = await locks.whileLocked(locked.id, () => remove(editor));
    expect(reply).toEqual({ statusCode: 200, removed: 2, receiving: stay + 2, failed: 0 });
    for (const { id } of [paused, interrupted]) {
      expect(await isKnown(id)).toBe(false);
      expect(await actionsOn(id)).toEqual(['video.remove-upload']);
    }
    for (const { id } of [recent, locked, finished]) expect(await isKnown(id)).toBe(true);
    expect(await actionsOn(recent.id)).toEqual([]);
  });

  it('are removed once when two people do it at the same time', async () => {
    await remove(founder);
    const { id } = await begunUpload(1);
    const replies = await Promise.all([remove(founder), remove(editor)]);
    expect(replies.map(({ removed }) => removed).toSorted()).toEqual([0, 1]);
    expect(await actionsOn(id)).toEqual(['video.remove-upload']);
  });

  it('stay if the storage fails, and are counted apart', async () => {
    await remove(founder);
    const stay = await unfinished();
    const { id } = await begunUpload(1);
    // A folder in place of the file can't be removed like a file.
    rmSync(fileOf(id));
    mkdirSync(fileOf(id));
    expect(await remove(editor)).toEqual({ statusCode: 200, removed: 0, receiving: stay, failed: 1 });
    expect(await actionsOn(id)).toEqual([]);
    rmSync(fileOf(id), { recursive: true });
    expect(await remove(editor)).toMatchObject({ removed: 1, failed: 0 });
  });
});
