import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Lesson } from '@chalkline/contract/courses';
import type { UploadedVideo, VideoList } from '@chalkline/contract/videos';
import { eq } from 'drizzle-orm';
import { BufferSource, Input, MP4 } from 'mediabunny';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { lessons } from '../../../db/schema.ts';
import { generatedClip, installedFfmpeg } from '../../../testing/generated-clip.ts';
import { startTestApp, type TestApp, type TestPerson } from '../../../testing/test-app.ts';
import { aVideo, uploadVideo } from '../../../testing/video-uploads.ts';

const path = '/api/founder/videos';

let scripts: string;
beforeAll(() => {
  scripts = mkdtempSync(join(tmpdir(), 'chalkline-ffmpeg-'));
});
afterAll(() => rmSync(scripts, { recursive: true, force: true }));

let testApp: TestApp;
let founder: TestPerson;
afterEach(() => testApp.close());

/** A product whose ffmpeg is this shell script. */
async function startWith(script: string): Promise<void> {
  const file = join(scripts, 'ffmpeg');
  writeFileSync(file, `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  testApp = await startTestApp({ environment: { FFMPEG_PATH: file } });
  founder = await testApp.person('Free', { role: 'founder' });
}

const uploaded = async (bytes: Buffer) => (await uploadVideo(founder, bytes)).json<UploadedVideo>();
const videoNow = async (id: string) => (await founder.client.get(`${path}/${id}`)).json<UploadedVideo>();
const listed = async () => (await founder.client.get(path)).json<VideoList>();
/** Also those in the folder for what is not finished yet. */
const storedFiles = () =>
  readdirSync(join(testApp.config.dataDir, 'videos'), { recursive: true })
    .map(String)
    .filter((name) => name !== 'converting')
    .toSorted();

async function convert(): Promise<void> {
  const job = testApp.jobs.all.find(({ name }) => name === 'convert-videos');
  await job?.run(testApp.now(), new AbortController().signal);
}

async function showIn(lessonId: number, address: string): Promise<void> {
  await testApp.database.db.update(lessons).set({ videoUrl: address }).where(eq(lessons.id, lessonId));
}

const lessonFor = async ({ client }: TestPerson) =>
  (await client.get('/api/courses/build-your-first-website/lessons/2')).json<Lesson>();

describe('a video that ffmpeg cannot convert', () => {
  it('is played as it is, says why, and is tried again on request only', async () => {
    await startWith('echo "clip: No space left on device" >&2; exit 1');
    const { id, address, conversion } = await uploaded(aVideo);
    await showIn(3902, address);
    expect(conversion.state).toBe('waiting');
    await convert();
    const failed = { state: 'failed', percent: 0, problem: expect.stringContaining('no space left') };
    expect((await videoNow(id)).conversion).toEqual(failed);
    expect(storedFiles()).toEqual([id]);
    const lesson = await lessonFor(await testApp.person('Monthly'));
    expect([lesson.adaptiveUrl, lesson.videoUrl.startsWith(address)]).toEqual([undefined, true]);

    expect((await founder.client.write('POST', `${path}/${id}/conversion`)).statusCode).toBe(204);
    expect((await videoNow(id)).conversion).toEqual({ state: 'waiting', percent: 0, problem: null });
    await convert();
    expect((await videoNow(id)).conversion).toEqual(failed);
  });

  const playlist = '#EXTM3U\\n#EXTINF:999,\\n#EXT-X-BYTERANGE:1@0\\nmedia.mp4\\n#EXT-X-ENDLIST\\n';

  it.each([
    ['the program fails', 'exit 1'],
    ['the program writes no media file', `for last; do :; done; printf '${playlist}' > "$last"`],
  ])('delays no other video when %s', async (_, script) => {
    await startWith(script);
    const videos = [await uploaded(aVideo), await uploaded(aVideo)];
    await convert();
    for (const { id } of videos) expect((await videoNow(id)).conversion.state).toBe('failed');
  });

  it('leaves the other videos waiting while the disk is full', async () => {
    await startWith('echo "clip: No space left on device" >&2; exit 1');
    const videos = [await uploaded(aVideo), await uploaded(aVideo)];
    await convert();
    const states = await Promise.all(videos.map(async ({ id }) => (await videoNow(id)).conversion.state));
    expect(states.toSorted()).toEqual(['failed', 'waiting']);
  });

  it('is not blamed when ffmpeg itself is missing', async () => {
    await startWith('exit 1');
    rmSync(join(scripts, 'ffmpeg'));
    const { id } = await uploaded(aVideo);
    await expect(convert()).rejects.toThrow('No such file');
    expect((await videoNow(id)).conversion.state).not.toBe('failed');
  });
});

describe('a conversion without a complete result', () => {
  it('publishes nothing', async () => {
    await startWith('for last; do :; done; echo "#EXTM3U" > "$last"; exit 0');
    const { id } = await uploaded(aVideo);
    await convert();
    expect((await videoNow(id)).conversion.state).toBe('failed');
    expect(storedFiles()).toEqual([id]);
  });
});

// CI machines may have no ffmpeg: what needs a real one is skipped there.
describe.skipIf(!installedFfmpeg)('a converted video', () => {
  const real = () => `echo called >> "$0.calls"; exec ${installedFfmpeg} "$@"`;
  let clip: Buffer;
  beforeAll(() => {
    clip = generatedClip('768x432');
  });

  it('plays in several qualities, none larger than the video, and is deleted with them', async () => {
    await startWith(real());
    const { id, address } = await uploaded(clip);
    await showIn(3902, address);
    await convert();
    expect((await videoNow(id)).conversion).toEqual({ state: 'done', percent: 100, problem: null });
    const member = await testApp.person('Monthly');
    const { adaptiveUrl = '' } = await lessonFor(member);
    const all = await member.client.get(adaptiveUrl);
    expect(all.headers['content-type']).toContain('application/vnd.apple.mpegurl');
    expect(all.body.match(/RESOLUTION=\d+x\d+,CODECS="avc1\.\w+,mp4a\.40\.2"/g)).toHaveLength(2);
    expect(all.body).toMatch(/RESOLUTION=640x360[\s\S]*RESOLUTION=768x432/);
    for (const playlist of all.body.split('\n').filter((line) => line.startsWith('/'))) {
      await expectPlayable(member, playlist);
    }
    expect(storedFiles()).toEqual([id, `${id}-360`, `${id}-432`]);
    await expectCounted(id);
    await showIn(3902, '/media/sample-lesson.mp4');
    expect((await founder.client.write('DELETE', `${path}/${id}`)).statusCode).toBe(204);
    expect(storedFiles()).toEqual([]);
  });

  /** What the qualities take up counts as storage. */
  async function expectCounted(id: string): Promise<void> {
    const sizes = [id, `${id}-360`, `${id}-432`].map(
      (file) => statSync(join(testApp.config.dataDir, 'videos', file)).size,
    );
    const { videos, usedBytes } = await listed();
    expect(videos[0]?.renditionBytes).toBe((sizes[1] ?? 0) + (sizes[2] ?? 0));
    expect(usedBytes).toBe(sizes.reduce((sum, size) => sum + size, 0));
  }

  /** Reads the segments as a player does: each begins with a key picture after four seconds. */
  async function expectPlayable({ client }: TestPerson, address: string): Promise<void> {
    const { body } = await client.get(address);
    expect([...body.matchAll(/^#EXTINF:([\d.]+)/gm)].map(([, seconds]) => Number(seconds))).toEqual([4, 1]);
    const file = body.split('\n').find((line) => line.startsWith('/')) ?? '';
    // The beginning of the file, and then each segment: a length and where it starts.
    const ranges = [...body.matchAll(/BYTERANGE[:=]"?(\d+)@(\d+)/g)];
    const chunks: Buffer[] = [];
    for (const [, length, start] of ranges) {
      const end = Number(start) + Number(length) - 1;
      const reply = await client.get(file, { range: `bytes=${start}-${end}` });
      expect([reply.statusCode, reply.rawPayload.length]).toEqual([206, Number(length)]);
      chunks.push(reply.rawPayload);
    }
    const input = new Input({ source: new BufferSource(Buffer.concat(chunks)), formats: [MP4] });
    expect(await input.computeDuration()).toBeCloseTo(5, 0);
    input.dispose();
  }

  it('keeps the qualities that were finished when the conversion stopped', async () => {
    const calls = join(scripts, 'ffmpeg.calls');
    rmSync(calls, { force: true });
    // The second call is killed, like by a restart of the machine.
    const killed = '[ "$(wc -l < "$0.calls")" -eq 2 ] && kill -9 $$';
    await startWith(`echo called >> "$0.calls"; ${killed}; exec ${installedFfmpeg} "$@"`);
    const { id } = await uploaded(clip);
    await convert();
    const { conversion } = await videoNow(id);
    expect(conversion).toMatchObject({ state: 'failed', percent: 40 });
    expect(storedFiles()).toEqual([id, `${id}-360`]);
    await founder.client.write('POST', `${path}/${id}/conversion`);
    await convert();
    expect((await videoNow(id)).conversion.state).toBe('done');
    expect(readFileSync(calls, 'utf8').trim().split('\n')).toHaveLength(3);
  });

  it('is not made from a file that names other files', async () => {
    await startWith(real());
    const { id } = await uploaded(clip);
    // Somebody replaces the checked file by a playlist, which ffmpeg would follow by itself.
    const playlist = `#EXTM3U\n#EXTINF:5,\nfile:///etc/hostname\n#EXT-X-ENDLIST\n`;
    writeFileSync(join(testApp.config.dataDir, 'videos', id), playlist);
    await convert();
    expect((await videoNow(id)).conversion.state).toBe('failed');
    expect(storedFiles()).toEqual([id]);
  });
});
