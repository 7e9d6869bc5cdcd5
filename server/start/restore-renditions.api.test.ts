import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asc } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../db/database.ts';
import { videoRenditions, videos } from '../db/schema.ts';
import { forgetLostRenditions } from '../features/videos/index.ts';
import { setUpRestoreTests } from '../testing/restore-tests.ts';

const now = new Date('2026-11-16T12:00:00Z');
const { db, source, backup, restore } = setUpRestoreTests(now);

const kept = '00000000-0000-4000-8000-000000000001';
const lost = '00000000-0000-4000-8000-000000000002';
const replaced = '00000000-0000-4000-8000-000000000003';

let dataDir: string;
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'chalkline-renditions-'));
  mkdirSync(join(dataDir, 'videos'));
  for (const id of [kept, lost, replaced]) await convertedVideo(id);
  writeFileSync(join(dataDir, 'videos', `${kept}-360`), 'ten bytes.');
  writeFileSync(join(dataDir, 'videos', `${replaced}-360`), 'more than ten bytes');
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

async function convertedVideo(id: string): Promise<void> {
  const moments = { createdAt: now, receivedAt: now, convertedAt: now };
  await db()
    .insert(videos)
    .values({ id, fileName: 'video.mp4', bytes: 100, state: 'ready', conversionPercent: 100, ...moments });
  const size = { width: 640, height: 360, bytes: 10, peakBits: 1, averageBits: 1 };
  await db()
    .insert(videoRenditions)
    .values({ videoId: id, quality: 360, ...size, codecs: 'avc1.64001f', playlist: '#EXTM3U' });
}

const finish = (tx: Database) => forgetLostRenditions(tx, { dataDir, bucket: undefined });
const converted = async () =>
  (await db().select().from(videos).orderBy(asc(videos.id)))
    .filter(({ convertedAt }) => convertedAt !== null)
    .map(({ id }) => id);
const known = async () => (await db().select().from(videoRenditions)).map(({ videoId }) => videoId);

describe('a restore', () => {
  it('forgets the qualities of videos whose files are not here, and keeps the others', async () => {
    const path = await backup();
    await restore(path, source(), { finish });
    expect(await converted()).toEqual([kept]);
    expect(await known()).toEqual([kept]);
  });

  it('changes nothing if it ends before that', async () => {
    const path = await backup();
    await db().update(videos).set({ fileName: 'renamed since' });
    const killed = () => Promise.reject(new Error('killed'));
    await expect(restore(path, source(), { finish: killed })).rejects.toThrow('killed');
    expect((await db().select().from(videos)).map(({ fileName }) => fileName)).toEqual([
      'renamed since',
      'renamed since',
      'renamed since',
    ]);
  });
});
