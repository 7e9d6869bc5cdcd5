import { mkdtempSync, readdirSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { largestVideoBytes } from '@chalkline/domain/videos/video-file';
import { ERRORS, Upload } from '@tus/utils';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FolderUploads } from './folder-uploads.ts';
import { inspectVideo } from './inspection/inspect-video.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'chalkline-videos-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const records = { find: async () => ({ bytes: largestVideoBytes }), remove: async () => undefined };

describe('an upload', () => {
  it('is refused before it is sent if the disk has too little space', async () => {
    const removed: string[] = [];
    const watched = { ...records, remove: async (id: string) => void removed.push(id) };
    const options = { folder, pathOf: (id: string) => join(folder, id), freeBytes: async () => 999 };
    const uploads = new FolderUploads(options, watched);
    const announced = uploads.create(new Upload({ id: 'a-video', size: 1000, offset: 0 }));
    await expect(announced).rejects.toMatchObject({ code: 'disk_full', status: 503 });
    expect(removed).toEqual(['a-video']);
    await uploads.create(new Upload({ id: 'a-short-video', size: 999, offset: 0 }));
    expect(readdirSync(folder)).toEqual(['a-short-video']);
  });

  it('leaves nothing behind if it cannot begin, and says why', async () => {
    const removed: string[] = [];
    const remove = async (id: string) => {
      removed.push(id);
      throw new Error('The database is down, too.');
    };
    const options = { folder, pathOf: (id: string) => join(folder, 'no-such-folder', id) };
    const uploads = new FolderUploads(options, { ...records, remove });
    const announced = uploads.create(new Upload({ id: 'a-video', size: 1000, offset: 0 }));
    await expect(announced).rejects.toMatchObject({ code: 'ENOENT' });
    expect(removed).toEqual(['a-video']);
  });

  it('is unknown if its file is missing, but not if the disk fails', async () => {
    const uploads = new FolderUploads({ folder, pathOf: (id) => join(folder, id) }, records);
    await expect(uploads.getUpload('missing')).rejects.toBe(ERRORS.FILE_NOT_FOUND);
    // A link to itself is a file that exists and can't be read.
    symlinkSync(join(folder, 'loop'), join(folder, 'loop'));
    await expect(uploads.getUpload('loop')).rejects.toMatchObject({ code: 'ELOOP' });
  });

  it('says how much of 5 GB was received, and is checked without being read as a whole', async () => {
    const path = join(folder, 'sparse');
    writeFileSync(path, '');
    truncateSync(path, largestVideoBytes);
    const uploads = new FolderUploads({ folder, pathOf: () => path }, records);
    expect(await uploads.getUpload('sparse')).toMatchObject({
      offset: largestVideoBytes,
      size: largestVideoBytes,
    });
    expect(await inspectVideo({ path })).toMatchObject({ container: 'other' });
  });
});
