import { createHash } from 'node:crypto';
import { picturesIn } from '@chalkline/domain/content/pictures';
import { asc, eq, sql } from 'drizzle-orm';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contentPictures, users } from '../../db/schema.ts';
import { exported, imported, send, tried } from '../../testing/content-archives.ts';
import {
  type ContentEditor,
  courseFacts,
  postFacts,
  startContentTestApp,
} from '../../testing/content-editor.ts';
import { uploadPicture } from '../../testing/content-pictures.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { testPicture } from '../../testing/test-pictures.ts';

let testApp: TestApp;
let editor: ContentEditor;
let addresses: string[];
let archive: Buffer;

/** A test app whose content shows two pictures: a cover, and one in a text. */
beforeAll(async () => {
  [testApp, editor] = await startContentTestApp('founder');
  const [cover, inText] = [await uploadPicture(editor.client), await uploadPicture(editor.client)];
  await uploadPicture(editor.client);
  addresses = [cover.address, inText.address];
  await editor.made('course', { ...courseFacts, imageUrl: cover.address });
  await editor.made('post', postFacts, `Look:\n\n![What it shows](${inText.address})\n`);
  archive = await exported(editor);
});
afterAll(() => testApp.close());

const fileOf = (address: string) => address.replace('/media/', '');
const pictureFiles = (bytes: Buffer) =>
  Object.keys(unzipSync(bytes)).filter((file) => file.endsWith('.webp'));

describe('an archive with pictures', () => {
  it('exports the pictures that content shows, and no others', () => {
    expect(pictureFiles(archive)).toEqual(addresses.map(fileOf).toSorted());
  });

  it('imports the same pictures into an empty app', async () => {
    const [second, secondEditor] = await startContentTestApp('founder');
    try {
      await second.database.db.execute(
        sql`truncate content_items, content_versions, content_drafts, courses, snippets, posts, legal_pages, documents cascade`,
      );
      const dry = await tried(secondEditor, archive);
      expect(dry.pictures).toEqual({ brought: 2, missing: [] });
      expect(await second.database.db.$count(contentPictures)).toBe(0);
      expect((await second.visitor().get(addresses[0] ?? '')).statusCode).toBe(404);

      expect((await imported(secondEditor, archive)).pictures).toEqual(dry.pictures);
      for (const address of [...addresses, ...addresses.map((one) => one.replace('.webp', '-small.webp'))]) {
        const [here, there] = [await testApp.visitor().get(address), await second.visitor().get(address)];
        expect([there.statusCode, there.rawPayload.equals(here.rawPayload)]).toEqual([200, true]);
      }
      const named = await second.database.db
        .select({ name: contentPictures.name })
        .from(contentPictures)
        .orderBy(asc(contentPictures.name));
      expect(named.map(({ name }) => name)).toEqual(addresses.flatMap(picturesIn).toSorted());
      expect(await exported(secondEditor)).toEqual(archive);
      expect((await tried(secondEditor, archive)).pictures).toEqual({ brought: 0, missing: [] });
    } finally {
      await second.close();
    }
  });

  it('reports a picture that content shows and that is missing everywhere', async () => {
    const [second, secondEditor] = await startContentTestApp('founder');
    try {
      const files = unzipSync(archive);
      delete files[fileOf(addresses[0] ?? '')];
      expect((await tried(secondEditor, zipSync(files))).pictures).toEqual({
        brought: 1,
        missing: [addresses[0]],
      });
    } finally {
      await second.close();
    }
  });

  it('stores pictures that a killed import has registered but not stored', async () => {
    const [second, secondEditor] = await startContentTestApp('founder');
    try {
      const names = addresses.flatMap(picturesIn);
      const values = names.map((name) => ({ name, bytes: 1, createdAt: new Date() }));
      await second.database.db.insert(contentPictures).values(values);
      expect((await imported(secondEditor, archive)).pictures).toEqual({ brought: 2, missing: [] });
      for (const address of addresses) expect((await second.visitor().get(address)).statusCode).toBe(200);
    } finally {
      await second.close();
    }
  });

  it('imports nothing for a person who lost the role during the check of the pictures', async () => {
    const [second, secondEditor] = await startContentTestApp('founder');
    try {
      const { fingerprint } = await tried(secondEditor, archive);
      const sending = send(secondEditor, archive, { expects: fingerprint });
      await second.database.db.update(users).set({ role: null }).where(eq(users.id, secondEditor.id));
      expect((await sending).statusCode).toBe(404);
      expect(await second.database.db.$count(contentPictures)).toBe(0);
    } finally {
      await second.close();
    }
  });

  it('refuses a picture that is too large, by its name and its header', async () => {
    const [second, secondEditor] = await startContentTestApp('founder');
    try {
      const image = await sharp({ create: { width: 7000, height: 7000, channels: 3, background: 'red' } })
        .webp({ effort: 0 })
        .toBuffer();
      const name = `${createHash('sha256').update(image).digest('hex').slice(0, 32)}-7000x7000`;
      const files = unzipSync(archive);
      const post = Object.keys(files).find((file) => file.startsWith('blog/')) ?? '';
      files[post] = strToU8(
        `${strFromU8(files[post] ?? new Uint8Array())}\n![x](/media/pictures/${name}.webp)\n`,
      );
      files[`pictures/${name}.webp`] = new Uint8Array(image);
      const reply = await send(secondEditor, zipSync(files), { dryRun: '1' });
      expect(reply.json().issues).toEqual([
        { field: `pictures/${name}.webp:1`, message: "This picture doesn't match its file name." },
      ]);
    } finally {
      await second.close();
    }
  });

  it.each([
    ['another picture under its name', () => testPicture('webp', 64, 48)],
    ['one that is no WebP', () => testPicture('png', 64, 48)],
    ['no picture at all', async () => Buffer.from('RIFF....WEBP')],
  ])('%s is refused, and nothing is imported', async (_name, made) => {
    const [second, secondEditor] = await startContentTestApp('founder');
    try {
      const file = fileOf(addresses[1] ?? '');
      const files = { ...unzipSync(archive), [file]: new Uint8Array(await made()) };
      const reply = await send(secondEditor, zipSync(files), { expects: 'none' });
      expect(reply.statusCode).toBe(422);
      expect(reply.json().issues).toEqual([{ field: `${file}:1`, message: expect.any(String) }]);
      expect(await second.database.db.$count(contentPictures)).toBe(0);
    } finally {
      await second.close();
    }
  });
});
