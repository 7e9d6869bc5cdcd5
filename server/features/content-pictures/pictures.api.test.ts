import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import {
  largestPictureBytes,
  mostPictureBytes,
  pictureAt,
  pictureNameOf,
  unusedPictureLifetime,
} from '@chalkline/domain/content/pictures';
import { and, eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditEntries, contentPictures } from '../../db/schema.ts';
import { openStorage } from '../../platform/storage/open-storage.ts';
import { ContentEditor, courseFacts } from '../../testing/content-editor.ts';
import { sendPicture, uploadPicture } from '../../testing/content-pictures.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { movingPicture, photoWithPlace, testPicture } from '../../testing/test-pictures.ts';
import { clearPictures } from './clear-pictures.ts';
import { fileOf } from './picture-store.ts';

let testApp: TestApp;
let editor: ContentEditor;
beforeAll(async () => {
  testApp = await startTestApp({ environment: { WRITES_PER_MINUTE: '100000' } });
});
beforeEach(async () => {
  editor = new ContentEditor(await testApp.person('Free', { role: 'editor' }));
});
afterAll(() => testApp.close());

const rowOf = async (address: string) => {
  const [row] = await testApp.database.db
    .select()
    .from(contentPictures)
    .where(eq(contentPictures.name, nameIn(address)));
  return row;
};
const nameIn = (address: string) => {
  const picture = pictureAt(address);
  if (!picture) throw new Error(`${address} is no picture`);
  return pictureNameOf(picture);
};
const smallOf = (address: string) => address.replace('.webp', '-small.webp');
const storedFiles = () => {
  const folder = join(testApp.config.dataDir, 'uploads');
  return existsSync(folder) ? readdirSync(folder) : [];
};

describe('a picture', () => {
  it('is public, prepared for pages, and may be cached forever', async () => {
    const picture = await uploadPicture(editor.client, await testPicture('jpeg', 2400, 1200));
    expect(picture).toMatchObject({ width: 1600, height: 800 });
    const visitor = testApp.visitor();
    const served = await visitor.get(picture.address);
    expect(served.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(await sharp(served.rawPayload).metadata()).toMatchObject({
      format: 'webp',
      width: 1600,
      height: 800,
    });
    expect(served.rawPayload.length).toBeLessThanOrEqual(largestPictureBytes);
    const small = await visitor.get(smallOf(picture.address));
    expect(await sharp(small.rawPayload).metadata()).toMatchObject({ width: 640, height: 320 });
    const again = await visitor.get(picture.address, { 'if-none-match': String(served.headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it('is upright, and contains no location', async () => {
    const { address } = await uploadPicture(editor.client, await photoWithPlace());
    const { rawPayload } = await testApp.visitor().get(address);
    expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 32, height: 64 });
    expect(rawPayload.includes('SecretCamera')).toBe(false);
  });

  it('stays animated', async () => {
    const { address, height } = await uploadPicture(editor.client, await movingPicture(3));
    const { rawPayload } = await testApp.visitor().get(address);
    expect(await sharp(rawPayload, { animated: true }).metadata()).toMatchObject({
      pages: 3,
      pageHeight: height,
    });
  });

  it('is stored once when it is sent twice at once', async () => {
    const bytes = await testPicture('png');
    const { client } = await testApp.person('Free', { role: 'founder' });
    const [one, other] = await Promise.all([editor.client, client].map((by) => uploadPicture(by, bytes)));
    expect(one).toEqual(other);
    expect(
      await testApp.database.db.$count(contentPictures, eq(contentPictures.name, nameIn(one?.address ?? ''))),
    ).toBe(1);
  });

  it('is in the audit log, with who uploaded it', async () => {
    const { address } = await uploadPicture(editor.client);
    const [entry] = await testApp.database.db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.action, 'content.picture'), eq(auditEntries.actorId, editor.id)));
    expect(entry).toMatchObject({ subject: 'content', after: { picture: address } });
  });
});

describe('a file that is not a picture', () => {
  it.each([
    ['a text', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 415],
    ['nothing', Buffer.alloc(0), 415],
    ['half a picture', 'half', 415],
    ['more than 10 MB', Buffer.alloc(10 * 1024 * 1024 + 1), 413],
  ])('%s is refused, and leaves nothing behind', async (_name, payload, status) => {
    const before = [storedFiles(), await testApp.database.db.$count(contentPictures)];
    const whole = await testPicture('png');
    const reply = await sendPicture(
      editor.client,
      payload === 'half' ? whole.subarray(0, whole.length / 2) : (payload as Buffer),
    );
    expect(reply.statusCode).toBe(status);
    expect([storedFiles(), await testApp.database.db.$count(contentPictures)]).toEqual(before);
  });

  it.each([
    '/media/pictures/none.webp',
    `/media/pictures/${'0'.repeat(32)}-10x10.webp`,
    `/media/pictures/${'0'.repeat(32)}-10x10-small.webp`,
    `/media/pictures/..%2f${'0'.repeat(32)}-10x10.webp`,
    '/media/pictures/00000000-0000-0000-0000-000000000000.webp',
  ])('%s is not found, and the reply is not cached', async (address) => {
    const reply = await testApp.visitor().get(address);
    expect(reply.statusCode).toBe(404);
    expect(reply.headers['cache-control'] ?? '').not.toContain('immutable');
  });
});

it('is refused when too much is uploaded at the same time', async () => {
  const { db } = testApp.database;
  await db.insert(contentPictures).values({ name: 'full', bytes: mostPictureBytes, createdAt: new Date() });
  const files = storedFiles();
  const reply = await sendPicture(editor.client, await testPicture('png'));
  expect([reply.statusCode, reply.json().message]).toEqual([
    413,
    "You've used all 100 MB of picture storage, including pictures of earlier versions.",
  ]);
  expect(storedFiles()).toEqual(files);
  await db.delete(contentPictures).where(eq(contentPictures.name, 'full'));
});

it('whose files were lost with a killed process is stored again when it is sent again', async () => {
  const bytes = await testPicture('png');
  const { address } = await uploadPicture(editor.client, bytes);
  await openStorage(testApp.config).remove(fileOf(nameIn(address)));
  expect((await testApp.visitor().get(address)).statusCode).toBe(404);
  await uploadPicture(editor.client, bytes);
  expect((await testApp.visitor().get(address)).statusCode).toBe(200);
});

describe('an unused picture', () => {
  const clearAfter = (milliseconds: number) =>
    clearPictures(
      { db: testApp.database.db, storage: openStorage(testApp.config) },
      new Date(Date.now() + milliseconds),
    );

  it('is deleted with its files after a week, and not before', async () => {
    const { address } = await uploadPicture(editor.client);
    await clearAfter(unusedPictureLifetime - 60_000);
    expect((await testApp.visitor().get(address)).statusCode).toBe(200);
    await clearAfter(unusedPictureLifetime + 60_000);
    expect((await testApp.visitor().get(address)).statusCode).toBe(404);
    expect(storedFiles().filter((file) => file.includes(nameIn(address)))).toEqual([]);
    expect(await rowOf(address)).toBeUndefined();
  });

  it('stays as long as any version or any draft refers to it', async () => {
    const [cover, inText, inDraft] = [
      await uploadPicture(editor.client),
      await uploadPicture(editor.client),
      await uploadPicture(editor.client),
    ];
    const facts = { ...courseFacts, slug: 'with-pictures', imageUrl: cover.address };
    const id = await editor.made('course', facts, `![One](${inText.address})`);
    await editor.save(`course/${id}`, { facts: { imageUrl: undefined }, body: 'Without it.' });
    await editor.client.write('PUT', `/api/founder/content/course/${id}/draft`, {
      basedOn: 2,
      facts,
      body: `![One](${inDraft.address})`,
    });
    await clearAfter(unusedPictureLifetime + 60_000);
    for (const { address } of [cover, inText, inDraft]) expect(await rowOf(address)).toBeDefined();
  });
});
