import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { BucketObjects } from './bucket-objects.ts';
import { downloaded } from './download-video.ts';

const video = Buffer.from('a video of thirty-eight bytes, in parts');

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'chalkline-download-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A bucket that sends these many bytes per request. With fewer than the rest of the video, the connection breaks. */
function bucketThatSends(...lengths: number[]) {
  const ranges: (string | undefined)[] = [];
  const objects: Pick<BucketObjects, 'open'> = {
    open: async (_, range) => {
      ranges.push(range);
      const start = Number(/\d+/.exec(range ?? '0')?.[0]);
      const sent = video.subarray(start, start + (lengths.shift() ?? 0));
      const content = Readable.from(
        (async function* () {
          yield sent;
          if (start + sent.length < video.length) throw new Error('The connection broke.');
        })(),
      );
      return { content, headers: {}, isPart: range !== undefined };
    },
  };
  return { objects, ranges };
}

const download = (objects: Pick<BucketObjects, 'open'>, options: object = {}) =>
  downloaded(objects, 'a-video', {
    folder,
    bytes: video.length,
    furtherBytes: 0,
    signal: new AbortController().signal,
    ...options,
  });

describe('a download from a bucket', () => {
  it('continues where a connection broke', async () => {
    const { objects, ranges } = bucketThatSends(10, 5, 100);
    expect(readFileSync(await download(objects)).equals(video)).toBe(true);
    expect(ranges).toEqual([undefined, 'bytes=10-', 'bytes=15-']);
  });

  it('begins again if the bucket sends the whole file instead of the rest', async () => {
    const { objects } = bucketThatSends(10);
    const whole = async () => ({ content: Readable.from([video]), headers: {}, isPart: false });
    const open = async (id: string, range?: string) => (range ? whole() : objects.open(id));
    expect(readFileSync(await download({ open })).equals(video)).toBe(true);
  });

  it('ends its connection if the file cannot be written', async () => {
    const content = Readable.from([video]);
    mkdirSync(join(folder, 'original'));
    const open = async () => ({ content, headers: {}, isPart: false });
    await expect(download({ open })).rejects.toThrow('EISDIR');
    expect(content.destroyed).toBe(true);
  });

  it('gives up when the connection keeps breaking', async () => {
    const { objects, ranges } = bucketThatSends(10, 5, 5, 100);
    await expect(download(objects)).rejects.toThrow('The connection broke.');
    expect(ranges).toHaveLength(3);
  });

  it('fails if the file has another length than the video', async () => {
    const { objects } = bucketThatSends(100);
    await expect(download(objects, { bytes: video.length + 1 })).rejects.toThrow('incomplete');
  });

  it('fails if the bucket has no such file', async () => {
    await expect(download({ open: async () => undefined })).rejects.toThrow('has no video');
  });

  it('is not begun without the space for it and for what is made of it', async () => {
    const { objects, ranges } = bucketThatSends(100);
    await expect(download(objects, { furtherBytes: 2 ** 60 })).rejects.toThrow('No space left on device');
    expect(ranges).toEqual([]);
  });

  it('ends when the product stops', async () => {
    const { objects, ranges } = bucketThatSends(10, 100);
    await expect(download(objects, { signal: AbortSignal.abort() })).rejects.toThrow('aborted');
    expect(ranges).toHaveLength(1);
  });
});
