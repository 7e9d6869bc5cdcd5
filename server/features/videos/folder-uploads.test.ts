import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { largestVideoBytes } from '@chalkline/domain/videos/video-file';
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
  it('is refused with the reason while the disk is full', async () => {
    // Every write to this device fails like one to a full disk.
    const uploads = new FolderUploads({ folder, pathOf: () => '/dev/full' }, records);
    const sent = uploads.write(Readable.from([Buffer.alloc(1000)]), 'a-video', 0);
    await expect(sent).rejects.toMatchObject({
      code: 'storage_limit',
      message: expect.stringContaining('no space left'),
    });
  });

  it('says how much has arrived of 5 GB, and is checked without being read as a whole', async () => {
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
