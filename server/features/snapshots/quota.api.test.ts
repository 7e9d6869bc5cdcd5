import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { snapshotQuotaBytes, unknownPictureBytes } from '@chalkline/domain/snapshots/snapshot-storage';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { snapshots, uploads } from '../../db/schema.ts';
import { attachImage, sendImage, takeSnapshot, uploadImage } from '../../testing/snapshot-uploads.ts';
import { startTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { testPicture } from '../../testing/test-pictures.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await startTestApp({ environment: { WRITES_PER_MINUTE: '100000' } });
});
afterAll(() => testApp.close());

const storedFiles = () => {
  const folder = join(testApp.config.dataDir, 'uploads');
  return existsSync(folder) ? readdirSync(folder).length : 0;
};

const usedBy = async ({ client }: TestPerson) => (await client.get('/api/snapshots/storage')).json();

const sizeOf = async (imageUrl: string) => {
  const id = imageUrl.split('/').at(-1) ?? '';
  const [row] = await testApp.database.db.select().from(uploads).where(eq(uploads.id, id));
  return row?.bytes ?? 0;
};

/** Inserts an upload of this size for a person. */
async function fill({ id: userId }: TestPerson, bytes: number | null): Promise<void> {
  const { db } = testApp.database;
  const now = testApp.now();
  const [row] = await db
    .insert(uploads)
    .values({ userId, contentType: 'image/png', width: 1, height: 1, bytes, storedAt: now, attachedAt: now })
    .returning({ id: uploads.id });
  await db.insert(snapshots).values({ userId, lessonId: 3901, courseId: 39, uploadId: row?.id ?? '' });
}

describe("a member's storage for pictures", () => {
  it('counts picture and thumbnail of every upload, attached or not', async () => {
    const member = await testApp.person('Monthly');
    expect(await usedBy(member)).toEqual({ usedBytes: 0, quotaBytes: snapshotQuotaBytes });
    const one = await uploadImage(member);
    const { imageUrl: other } = await takeSnapshot(member);
    const [first, second] = [await sizeOf(one), await sizeOf(other)];
    expect(first).toBeGreaterThan(0);
    expect(await usedBy(member)).toMatchObject({ usedBytes: first + second });
    expect(await usedBy(await testApp.person('Monthly'))).toMatchObject({ usedBytes: 0 });
  });

  it('counts a picture without a recorded size as an average one', async () => {
    const member = await testApp.person('Monthly');
    await fill(member, null);
    expect(await usedBy(member)).toMatchObject({ usedBytes: unknownPictureBytes });
  });

  it('refuses a picture beyond the limit with the reason, and stores nothing', async () => {
    const member = await testApp.person('Monthly');
    await fill(member, snapshotQuotaBytes - 10);
    const before = storedFiles();
    const reply = await sendImage(member, await testPicture('png'));
    expect([reply.statusCode, reply.json()]).toEqual([
      409,
      expect.objectContaining({ code: 'storage_limit', message: expect.stringContaining('500 MB') }),
    ]);
    expect(storedFiles()).toBe(before);
    expect(await usedBy(member)).toMatchObject({ usedBytes: snapshotQuotaBytes - 10 });
  });

  it('is not exceeded by two simultaneous uploads', async () => {
    const member = await testApp.person('Monthly');
    const picture = await testPicture('png');
    const size = await sizeOf(await uploadImage(member, picture));
    await fill(member, snapshotQuotaBytes - Math.round(size * 2.5));
    const replies = await Promise.all([sendImage(member, picture), sendImage(member, picture)]);
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  });

  it('is free again once a snapshot is deleted', async () => {
    const member = await testApp.person('Monthly');
    const picture = await testPicture('png', 64, 48);
    const imageUrl = await uploadImage(member, picture);
    const { id } = (await attachImage(member, imageUrl)).json<{ id: string }>();
    await fill(member, snapshotQuotaBytes - (await sizeOf(imageUrl)));
    expect((await sendImage(member, picture)).statusCode).toBe(409);
    expect((await member.client.write('DELETE', `/api/snapshots/${id}`)).statusCode).toBe(204);
    expect((await sendImage(member, picture)).statusCode).toBe(200);
  });

  it('is shown on the account page', async () => {
    const member = await testApp.person('Monthly');
    await fill(member, 12 * 1024 * 1024);
    expect((await member.client.get('/account')).body).toContain('12 MB of 500 MB used');
  });
});
