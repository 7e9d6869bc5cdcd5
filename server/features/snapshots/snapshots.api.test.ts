import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { snapshotsPerLesson } from '@chalkline/domain/snapshots/snapshot-file';
import { snapshotLimitText } from '@chalkline/domain/snapshots/snapshot-messages';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { entitlements, snapshots, uploads } from '../../db/schema.ts';
import {
  attachImage,
  newSnapshot,
  type SnapshotJson,
  takeSnapshot,
  uploadImage,
} from '../../testing/snapshot-uploads.ts';
import { founderEmail, startTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await startTestApp({ environment: { WRITES_PER_MINUTE: '100000' } });
});
afterAll(() => testApp.close());

const ofLesson = '/api/lessons/3901/snapshots';
const ofCourse = ({ id }: TestPerson) => `/api/users/${id}/courses/39/snapshots`;

function filesOf({ imageUrl }: Pick<SnapshotJson, 'imageUrl'>): string[] {
  const uploadId = imageUrl.split('/').at(-1) ?? '';
  return readdirSync(join(testApp.config.dataDir, 'uploads')).filter((name) => name.startsWith(uploadId));
}

/** Inserts snapshots of the first lesson without files. */
async function fillLesson({ id: userId }: TestPerson, snapshotCount: number): Promise<void> {
  const { db } = testApp.database;
  const moment = new Date();
  const upload = { userId, contentType: 'image/png', width: 9, height: 9, createdAt: moment };
  const rows = Array.from({ length: snapshotCount }, () => ({
    ...upload,
    storedAt: moment,
    attachedAt: moment,
  }));
  const kept = await db.insert(uploads).values(rows).returning({ uploadId: uploads.id });
  const place = { userId, lessonId: 3901, courseId: 39, caption: '', createdAt: moment };
  await db.insert(snapshots).values(kept.map(({ uploadId }) => ({ ...place, uploadId })));
}

describe('a snapshot', () => {
  it('shows in its lesson and its course once it is attached', async () => {
    const ada = await testApp.person('Monthly');
    const imageUrl = await uploadImage(ada);
    const reply = await attachImage(ada, imageUrl);
    expect(reply.statusCode).toBe(201);
    const snapshot = reply.json();
    expect(snapshot).toMatchObject({
      userId: ada.id,
      lessonId: 3901,
      courseId: 39,
      imageUrl,
      thumbnailUrl: `${imageUrl}/thumbnail`,
      caption: '',
      width: 64,
      height: 48,
    });
    expect((await ada.client.get(ofLesson)).json()).toEqual([snapshot]);
    expect((await ada.client.get(ofCourse(ada))).json()).toEqual([snapshot]);
  });

  it("shows in the first HTML of the course's page", async () => {
    const ada = await testApp.person('Monthly');
    await takeSnapshot(ada, { lessonId: 3901 });
    const { body } = await ada.client.open('/build-your-first-website');
    expect(body).toContain('Your Progress Timeline');
    expect(body.match(/<img[^>]*src="[^"]*\/thumbnail"/g)).toHaveLength(1);
  });

  it("is sorted in the course's list by the order of its lesson", async () => {
    const ada = await testApp.person('Monthly');
    for (const lessonId of [3903, 3901, 3902]) await takeSnapshot(ada, { lessonId });
    const list = (await ada.client.get(ofCourse(ada))).json<SnapshotJson[]>();
    expect(list.map(({ lessonId }) => lessonId)).toEqual([3901, 3902, 3903]);
  });

  it('is created once from one image, from twenty tabs at the same time', async () => {
    const ada = await testApp.person('Monthly');
    const payload = newSnapshot(ada, await uploadImage(ada));
    const headers = { 'x-csrf-token': await ada.client.formToken() };
    const send = () => ada.client.send({ method: 'POST', url: '/api/snapshots', headers, payload });
    const statuses = (await Promise.all(Array.from({ length: 20 }, send))).map((reply) => reply.statusCode);
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(19);
    expect((await ada.client.get(ofLesson)).json()).toHaveLength(1);
  });

  it('is limited to twenty per lesson, from however many tabs', async () => {
    const ada = await testApp.person('Monthly');
    await fillLesson(ada, snapshotsPerLesson - 1);
    const images = [await uploadImage(ada), await uploadImage(ada)];
    const headers = { 'x-csrf-token': await ada.client.formToken() };
    const attach = (imageUrl: string) =>
      ada.client.send({
        method: 'POST',
        url: '/api/snapshots',
        headers,
        payload: newSnapshot(ada, imageUrl),
      });
    const replies = await Promise.all(images.map(attach));
    expect(replies.map((reply) => reply.statusCode).toSorted()).toEqual([201, 409]);
    const refused = replies.findIndex((reply) => reply.statusCode === 409);
    expect(replies[refused]?.json()).toEqual({ code: 'conflict', message: snapshotLimitText });
    // The image can still be used for another lesson.
    const elsewhere = await attachImage(ada, images[refused] ?? '', { lessonId: 3902 });
    expect(elsewhere.statusCode).toBe(201);
  });

  it('is refused for another person, signed out, and without a plan unless the lesson is free', async () => {
    const [ada, eve] = [await testApp.person('Monthly'), await testApp.person('Monthly')];
    const imageUrl = await uploadImage(ada);
    const forEve = await attachImage(ada, imageUrl, { userId: eve.id });
    expect([forEve.statusCode, forEve.json().code]).toEqual([403, 'forbidden']);
    const free = await testApp.person('Free');
    const own = await uploadImage(free);
    const paid = await attachImage(free, own, { lessonId: 3902 });
    expect(paid.json()).toMatchObject({ code: 'plan_required' });
    expect((await attachImage(free, own)).statusCode).toBe(201);
    const visitor = { ...ada, client: testApp.visitor() };
    expect((await attachImage(visitor, imageUrl)).json()).toMatchObject({ code: 'signed_out' });
    expect((await ada.client.get(ofLesson)).json()).toEqual([]);
  });

  it('is refused for an image that the caller did not upload, whatever its URL looks like', async () => {
    const [ada, eve] = [await testApp.person('Monthly'), await testApp.person('Monthly')];
    const imageUrl = await uploadImage(ada);
    const forged = [
      imageUrl,
      '/api/snapshots/images/00000000-0000-4000-8000-000000000000',
      `${imageUrl}/thumbnail`,
      `${imageUrl}?`,
      `https://example.com${imageUrl}`,
      '/api/snapshots/images/../../etc/passwd',
      'javascript:alert(1)',
      '',
    ];
    for (const address of forged) {
      const reply = await attachImage(eve, address);
      expect([address, reply.statusCode, reply.json().code]).toEqual([address, 422, 'invalid']);
    }
    expect((await eve.client.get(ofLesson)).json()).toEqual([]);
    expect((await attachImage(ada, imageUrl)).statusCode).toBe(201);
  });

  it('is refused for an unknown lesson or one of another course, and the image stays unused', async () => {
    const ada = await testApp.person('Monthly');
    const imageUrl = await uploadImage(ada);
    expect((await attachImage(ada, imageUrl, { lessonId: 1 })).statusCode).toBe(404);
    expect((await attachImage(ada, imageUrl, { courseId: 38 })).statusCode).toBe(422);
    expect((await attachImage(ada, imageUrl, { lessonId: 3.5 })).statusCode).toBe(422);
    expect((await attachImage(ada, imageUrl, { lessonId: 99_999_999_999 })).statusCode).toBe(422);
    expect((await attachImage(ada, imageUrl)).statusCode).toBe(201);
  });
});

describe("somebody else's snapshot", () => {
  it('can be neither seen, nor listed, nor deleted', async () => {
    const [ada, eve] = [await testApp.person('Monthly'), await testApp.person('Monthly')];
    const snapshot = await takeSnapshot(ada);
    expect((await eve.client.get(ofLesson)).json()).toEqual([]);
    for (const url of [ofCourse(ada), snapshot.imageUrl, snapshot.thumbnailUrl]) {
      const reply = await eve.client.get(url);
      expect([url, reply.statusCode, reply.json().code]).toEqual([url, 404, 'not_found']);
    }
    const { etag } = (await ada.client.get(snapshot.imageUrl)).headers;
    const asked = await eve.client.get(snapshot.imageUrl, { 'if-none-match': String(etag) });
    expect(asked.statusCode).toBe(404);
    expect((await eve.client.write('DELETE', `/api/snapshots/${snapshot.id}`)).statusCode).toBe(404);
    expect((await ada.client.get(ofLesson)).json()).toHaveLength(1);
  });

  it('is hidden from visitors', async () => {
    const snapshot = await takeSnapshot(await testApp.person('Monthly'));
    for (const url of [snapshot.imageUrl, snapshot.thumbnailUrl, ofLesson]) {
      expect((await testApp.visitor().get(url)).statusCode).toBe(401);
    }
    const reply = await testApp.visitor().write('DELETE', `/api/snapshots/${snapshot.id}`);
    expect(reply.statusCode).toBe(401);
  });

  it('can be seen by the founder as a reviewer, but not deleted', async () => {
    const ada = await testApp.person('Monthly');
    const founder = await testApp.person('Free', { email: founderEmail });
    const snapshot = await takeSnapshot(ada);
    expect((await founder.client.get(ofCourse(ada))).json()).toHaveLength(1);
    for (const url of [snapshot.imageUrl, snapshot.thumbnailUrl]) {
      expect((await founder.client.get(url)).statusCode).toBe(200);
    }
    expect((await founder.client.write('DELETE', `/api/snapshots/${snapshot.id}`)).statusCode).toBe(404);
  });
});

describe('deleting a snapshot', () => {
  it('deletes its files, too', async () => {
    const ada = await testApp.person('Monthly');
    const snapshot = await takeSnapshot(ada);
    expect(filesOf(snapshot)).toHaveLength(2);
    expect((await ada.client.write('DELETE', `/api/snapshots/${snapshot.id}`)).statusCode).toBe(204);
    expect(filesOf(snapshot)).toEqual([]);
    expect((await ada.client.get(snapshot.imageUrl)).statusCode).toBe(404);
    expect((await ada.client.get(ofLesson)).json()).toEqual([]);
  });

  it('succeeds once when it is sent twice at once', async () => {
    const ada = await testApp.person('Monthly');
    const { id } = await takeSnapshot(ada);
    const headers = { 'x-csrf-token': await ada.client.formToken() };
    const send = () => ada.client.send({ method: 'DELETE', url: `/api/snapshots/${id}`, headers });
    const statuses = (await Promise.all([send(), send(), send()])).map((reply) => reply.statusCode);
    expect(statuses.toSorted()).toEqual([204, 404, 404]);
  });

  it('stays possible after the plan has ended, because the pictures are still theirs', async () => {
    const ada = await testApp.person('Monthly');
    const { id, imageUrl } = await takeSnapshot(ada);
    await testApp.database.db.delete(entitlements).where(eq(entitlements.userId, ada.id));
    expect((await ada.client.get(ofCourse(ada))).json()).toHaveLength(1);
    expect((await ada.client.get(imageUrl)).statusCode).toBe(200);
    expect((await ada.client.write('DELETE', `/api/snapshots/${id}`)).statusCode).toBe(204);
  });

  it.each(['1', 'abc', '../39', '00000000-0000-4000-8000-000000000000', '%00'])(
    'of "%s" finds nothing',
    async (id) => {
      const ada = await testApp.person('Monthly');
      const reply = await ada.client.write('DELETE', `/api/snapshots/${id}`);
      expect([404, 422]).toContain(reply.statusCode);
    },
  );
});

it.each(['abc', '1', '99999999999', '-1'])(
  'the snapshots of a lesson "%s" that does not exist are not found',
  async (id) => {
    const ada = await testApp.person('Monthly');
    expect((await ada.client.get(`/api/lessons/${id}/snapshots`)).statusCode).toBe(404);
  },
);
