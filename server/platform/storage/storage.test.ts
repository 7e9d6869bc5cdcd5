import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestBucket, type TestBucket } from '../../testing/test-bucket.ts';
import { bucketStorage } from './bucket-storage.ts';
import { folderStorage } from './folder-storage.ts';
import { openStorage } from './open-storage.ts';
import type { Storage } from './storage.ts';

const name = '0b8f0e6e-6d53-4a3e-9d2f-1b1f6f3c7a55';
const content = Buffer.from(Array.from({ length: 300_000 }, (_, index) => index % 251));

let folder: string;
let bucket: TestBucket;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'chalkline-storage-'));
  bucket = await openTestBucket();
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await bucket.close();
});

const storages: readonly (readonly [string, () => Storage])[] = [
  ['a folder', () => folderStorage(join(folder, 'uploads'))],
  ['a bucket', () => bucketStorage(bucket.settings)],
];

async function contentOf(storage: Storage): Promise<Buffer | undefined> {
  const file = await storage.open(name);
  return file && buffer(file.content);
}

describe.each(storages)('files in %s', (_, open) => {
  it('are read back as they were written, with their length', async () => {
    const storage = open();
    await storage.put(name, content, 'image/png');
    const file = await storage.open(name);
    expect(file?.bytes).toBe(content.length);
    expect(file && content.equals(await buffer(file.content))).toBe(true);
  });

  it('are replaced by a later write under the same name', async () => {
    const storage = open();
    await storage.put(name, content, 'image/png');
    await storage.put(name, Buffer.from('short'), 'image/png');
    expect((await contentOf(storage))?.toString()).toBe('short');
  });

  it('are all listed, and nothing else', async () => {
    const storage = open();
    await storage.put(name, content, 'image/png');
    await storage.put(`${name}-thumbnail`, content, 'image/webp');
    const names: string[] = [];
    for await (const { name: found, bytes } of storage.list()) {
      names.push(found);
      expect(bytes).toBe(content.length);
    }
    expect(names.toSorted()).toEqual([name, `${name}-thumbnail`]);
    await storage.remove(`${name}-thumbnail`);
  });

  it('no longer exist once removed, and can be removed again', async () => {
    const storage = open();
    await storage.put(name, content, 'image/png');
    await storage.remove(name);
    await storage.remove(name);
    expect(await storage.open(name)).toBeUndefined();
  });

  it.each([
    '../secret',
    '/etc/passwd',
    'a/b',
    '..',
    '.',
    '',
    'A',
    'a\0b',
    'a\\b',
    '%2e%2e',
    `${'a'.repeat(101)}`,
  ])('never have a name like "%s"', async (bad) => {
    const storage = open();
    await expect(storage.put(bad, content, 'image/png')).rejects.toThrow('is not a name');
    await expect(storage.open(bad)).rejects.toThrow('is not a name');
    await expect(storage.remove(bad)).rejects.toThrow('is not a name');
  });
});

describe('a folder', () => {
  it('holds no partial file, and leftovers of a killed writer are removed with the file', async () => {
    const storage = folderStorage(folder);
    writeFileSync(join(folder, `${name}.draft`), 'half');
    expect(await storage.open(name)).toBeUndefined();
    await storage.remove(name);
    expect(existsSync(join(folder, `${name}.draft`))).toBe(false);
  });

  it('is used unless a bucket is configured', async () => {
    await openStorage({ dataDir: folder, bucket: undefined }).put(name, content, 'image/png');
    expect(readdirSync(join(folder, 'uploads'))).toEqual([name]);
    await openStorage({ dataDir: folder, bucket: bucket.settings }).remove(name);
    expect(readdirSync(join(folder, 'uploads'))).toEqual([name]);
  });
});
