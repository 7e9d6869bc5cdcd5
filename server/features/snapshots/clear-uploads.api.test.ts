import { looseUploadLifetime } from '@chalkline/domain/snapshots/snapshot-file';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { lessons, snapshots, uploads, users } from '../../db/schema.ts';
import type { ListedFile, Storage, StoredFile } from '../../platform/storage/storage.ts';
import { attachImage, sendImage, takeSnapshot, uploadImage } from '../../testing/snapshot-uploads.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { testPicture } from '../../testing/test-pictures.ts';
import { clearUploads } from './clear-uploads.ts';

/** A storage in memory that can be made to fail. */
class FailingStorage implements Storage {
  readonly files = new Set<string>();
  failsAt: 'put' | 'remove' | undefined;
  /** A file that cannot be removed. */
  stuck: string | undefined;

  async put(name: string): Promise<void> {
    if (this.failsAt === 'put' && this.files.size > 0) throw new Error('no space left');
    this.files.add(name);
  }

  async open(): Promise<StoredFile | undefined> {
    return undefined;
  }

  async remove(name: string): Promise<void> {
    if (this.failsAt === 'remove' || name === this.stuck) throw new Error('unreachable');
    this.files.delete(name);
  }

  async *list(): AsyncGenerator<ListedFile> {
    for (const name of this.files) yield { name, bytes: 0 };
  }
}

let testApp: TestApp;
const storage = new FailingStorage();
const logs: string[] = [];
beforeAll(async () => {
  const write = (line: string) => void logs.push(line);
  testApp = await startTestApp({ storage, logs: { write }, environment: { LOG_LEVEL: 'warn' } });
});
beforeEach(async () => {
  storage.files.clear();
  storage.failsAt = undefined;
  await testApp.database.db.delete(snapshots);
  await testApp.database.db.delete(uploads);
});
afterAll(() => testApp.close());

const allUploads = () => testApp.database.db.select().from(uploads);
const clearAt = (milliseconds: number) =>
  clearUploads(
    { db: testApp.database.db, storage, log: testApp.app.log },
    new Date(Date.now() + milliseconds),
  );

describe('an upload', () => {
  it('is deleted after 24 hours when it is never attached, and not before', async () => {
    await uploadImage(await testApp.person('Monthly'));
    await clearAt(looseUploadLifetime - 60_000);
    expect(storage.files.size).toBe(2);
    await clearAt(looseUploadLifetime + 60_000);
    expect(storage.files.size).toBe(0);
    expect(await allUploads()).toEqual([]);
  });

  it('stays when it is attached', async () => {
    await takeSnapshot(await testApp.person('Monthly'));
    await clearAt(1000 * looseUploadLifetime);
    expect(storage.files.size).toBe(2);
  });

  it('can no longer be attached once it was discarded', async () => {
    const ada = await testApp.person('Monthly');
    const imageUrl = await uploadImage(ada);
    storage.failsAt = 'remove';
    await clearAt(2 * looseUploadLifetime);
    expect((await attachImage(ada, imageUrl)).statusCode).toBe(422);
    expect((await ada.client.get(imageUrl)).statusCode).toBe(404);
  });

  it('is refused when its files cannot be written, and leaves nothing behind', async () => {
    const ada = await testApp.person('Monthly');
    storage.failsAt = 'put';
    const reply = await sendImage(ada, await testPicture('png'));
    expect(reply.statusCode).toBe(500);
    expect(storage.files.size).toBe(1);
    await clearAt(0);
    expect(storage.files.size).toBe(0);
    expect(await allUploads()).toEqual([]);
    expect(logs.join()).toContain('no space left');
  });

  it('is found by its row when a killed process left it unfinished', async () => {
    const ada = await testApp.person('Monthly');
    const half = { userId: ada.id, contentType: 'image/png', width: 9, height: 9, createdAt: new Date() };
    const [row] = await testApp.database.db.insert(uploads).values(half).returning();
    await storage.put(row?.id ?? '');
    expect((await attachImage(ada, `/api/snapshots/images/${row?.id}`)).statusCode).toBe(422);
    await clearAt(looseUploadLifetime + 60_000);
    expect(storage.files.size).toBe(0);
    expect(await allUploads()).toEqual([]);
  });
});

describe('a file that cannot be removed', () => {
  it('delays no other, and is tried again the next time', async () => {
    const people = [
      await testApp.person('Monthly'),
      await testApp.person('Monthly'),
      await testApp.person('Monthly'),
    ];
    for (const person of people) await uploadImage(person);
    const [first] = (await allUploads()).map(({ id }) => id).toSorted();
    storage.stuck = first;
    logs.length = 0;
    await clearAt(2 * looseUploadLifetime);
    expect((await allUploads()).map(({ id }) => id)).toEqual([first]);
    expect(logs.join()).toContain('files of an upload could not be removed');
    storage.stuck = undefined;
    await clearAt(2 * looseUploadLifetime);
    expect(await allUploads()).toEqual([]);
    expect(storage.files.size).toBe(0);
  });
});

describe('the files of a snapshot', () => {
  it('are deleted later when they could not be deleted with it', async () => {
    const ada = await testApp.person('Monthly');
    const { id } = await takeSnapshot(ada);
    storage.failsAt = 'remove';
    expect((await ada.client.write('DELETE', `/api/snapshots/${id}`)).statusCode).toBe(204);
    expect((await ada.client.get('/api/lessons/3901/snapshots')).json()).toEqual([]);
    expect(storage.files.size).toBe(2);
    storage.failsAt = undefined;
    await clearAt(0);
    expect(storage.files.size).toBe(0);
    expect(await allUploads()).toEqual([]);
  });

  it('are deleted with the person, and with the lesson', async () => {
    const { db } = testApp.database;
    const [ada, bo] = [await testApp.person('Monthly'), await testApp.person('Monthly')];
    await takeSnapshot(ada);
    await uploadImage(ada);
    await takeSnapshot(bo, { lessonId: 3902 });
    await db.delete(users).where(eq(users.id, ada.id));
    await db.delete(lessons).where(eq(lessons.id, 3902));
    expect(await db.select().from(snapshots)).toEqual([]);
    await clearAt(looseUploadLifetime + 60_000);
    expect(storage.files.size).toBe(0);
  });
});

it('is cleared by the hourly job, in as many steps as it takes', async () => {
  const ada = await testApp.person('Monthly');
  const row = { userId: ada.id, contentType: 'image/png', width: 9, height: 9, createdAt: new Date(0) };
  await testApp.database.db.insert(uploads).values(Array.from({ length: 250 }, () => row));
  await testApp.jobs.runDue();
  expect(await allUploads()).toEqual([]);
});
