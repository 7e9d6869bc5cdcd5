import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { zipArchive } from './zip-archive.ts';

const file = (name: string, open: () => Promise<Readable | undefined>) => ({ name, open });
const bytes = (text: string) => async () => Readable.from([Buffer.from(text)]);

describe('the archive of personal data', () => {
  it('holds the data and every file under its name', async () => {
    const files = [file('snapshots/a.png', bytes('first')), file('snapshots/b.png', bytes('second'))];
    const archive = unzipSync(await buffer(zipArchive({ data: { profile: { name: 'Ada' } }, files })));
    expect(Object.keys(archive)).toEqual(['data.json', 'snapshots/a.png', 'snapshots/b.png']);
    expect(JSON.parse(strFromU8(archive['data.json'] ?? new Uint8Array()))).toEqual({
      profile: { name: 'Ada' },
    });
    expect(strFromU8(archive['snapshots/b.png'] ?? new Uint8Array())).toBe('second');
  });

  it('leaves out a file that no longer exists', async () => {
    const files = [file('gone.png', async () => undefined), file('here.png', bytes('here'))];
    const archive = unzipSync(await buffer(zipArchive({ data: {}, files })));
    expect(Object.keys(archive)).toEqual(['data.json', 'here.png']);
  });

  it('opens a file only when the one before it has been read', async () => {
    const opened: string[] = [];
    const large = (name: string) =>
      file(name, async () => {
        opened.push(name);
        return Readable.from(Array.from({ length: 50 }, () => Buffer.alloc(64 * 1024)));
      });
    const zip = zipArchive({ data: {}, files: [large('a'), large('b'), large('c')] });
    const reading = zip.iterator({ destroyOnReturn: false });
    await reading.next();
    expect(opened).toEqual(['a']);
    let size = 0;
    for await (const chunk of reading) size += (chunk as Buffer).length;
    expect(opened).toEqual(['a', 'b', 'c']);
    expect(size).toBeGreaterThan(3 * 50 * 64 * 1024);
  });

  it('fails as a whole when a file cannot be read', async () => {
    const files = [file('bad.png', () => Promise.reject(new Error('the storage is down')))];
    await expect(buffer(zipArchive({ data: {}, files }))).rejects.toThrow('the storage is down');
  });

  it('closes the open file when the reader disconnects', async () => {
    const endless = new Readable({ read: () => undefined });
    const zip = zipArchive({ data: {}, files: [file('endless', async () => endless)] });
    await zip.iterator({ destroyOnReturn: false }).next();
    zip.destroy();
    await expect.poll(() => endless.destroyed).toBe(true);
  });

  it('closes a file that was being opened when the reader disconnected', async () => {
    const endless = new Readable({ read: () => undefined });
    let opened: (content: Readable) => void = () => undefined;
    const opening = new Promise<Readable>((resolve) => {
      opened = resolve;
    });
    const zip = zipArchive({ data: {}, files: [file('endless', () => opening)] });
    await zip.iterator({ destroyOnReturn: false }).next();
    zip.destroy();
    opened(endless);
    await expect.poll(() => endless.destroyed).toBe(true);
  });
});
