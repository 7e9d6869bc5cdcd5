import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { videoUploadsPath } from '@chalkline/contract/console-addresses';
import type { UploadedVideo } from '@chalkline/contract/videos';
import { largestVideoBytes } from '@chalkline/domain/videos/video-file';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { videos } from '../../db/schema.ts';
import { startTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { aVideo, uploadBy, uploadVideo } from '../../testing/video-uploads.ts';

let testApp: TestApp;
let founder: TestPerson;
let folder: string;
beforeAll(async () => {
  testApp = await startTestApp({ expectedErrors: /no space left/ });
  founder = await testApp.person('Free', { role: 'founder' });
  folder = join(testApp.config.dataDir, 'videos');
});
afterAll(() => testApp.close());

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
const files = () => (existsSync(folder) ? readdirSync(folder) : []);
const idIn = (address: string) => address.split('/').at(-1) ?? '';

async function announced(bytes: number): Promise<string> {
  const { headers } = await uploadBy(founder).announce(bytes);
  return String(headers.location);
}

describe('a video', () => {
  it('arrives in parts and can then be shown by lessons', async () => {
    const upload = uploadBy(founder);
    const reply = await upload.announce(aVideo.length, 'Lesson 1 – final.mp4');
    expect(reply.statusCode).toBe(201);
    const address = String(reply.headers.location);
    for (const [start, end] of [
      [0, 100_000],
      [100_000, 250_000],
      [250_000, aVideo.length],
    ] as const) {
      expect(await upload.arrived(address)).toBe(start);
      const sent = await upload.sendPart(address, start, aVideo.subarray(start, end));
      expect([sent.statusCode, sent.headers['upload-offset']]).toEqual([204, String(end)]);
    }
    const id = idIn(address);
    const finished = await upload.finish(id);
    expect(finished.json<UploadedVideo>()).toMatchObject({
      id,
      address: `/videos/${id}.mp4`,
      fileName: 'Lesson 1 – final.mp4',
      bytes: aVideo.length,
      durationSeconds: expect.closeTo(60, -1),
    });
    expect(sha256(readFileSync(join(folder, id)))).toBe(sha256(aVideo));
    expect((await upload.finish(id)).json()).toEqual(finished.json());
  });

  it('continues where it stopped, and a part that was sent before is refused', async () => {
    const upload = uploadBy(founder);
    const address = await announced(aVideo.length);
    await upload.sendPart(address, 0, aVideo.subarray(0, 50_000));
    const again = await upload.sendPart(address, 0, aVideo.subarray(0, 50_000));
    expect(again.statusCode).toBe(409);
    expect(await upload.arrived(address)).toBe(50_000);
    await upload.sendPart(address, 50_000, aVideo.subarray(50_000));
    expect((await upload.finish(idIn(address))).statusCode).toBe(200);
    expect(sha256(readFileSync(join(folder, idIn(address))))).toBe(sha256(aVideo));
  });

  it('has every byte once when the same part is sent many times at once', async () => {
    const upload = uploadBy(founder);
    const address = await announced(aVideo.length);
    const replies = await Promise.all(Array.from({ length: 8 }, () => upload.sendPart(address, 0, aVideo)));
    const statuses = replies.map(({ statusCode }) => statusCode).toSorted();
    expect(statuses).toEqual([204, 409, 409, 409, 409, 409, 409, 409]);
    expect(sha256(readFileSync(join(folder, idIn(address))))).toBe(sha256(aVideo));
  });

  it('cannot become longer than announced, even if its parts do not say how long they are', async () => {
    const upload = uploadBy(founder);
    const address = await announced(1000);
    const whole = await upload.sendPart(address, 0, aVideo.subarray(0, 1001));
    const streamed = await upload.sendPart(address, 0, Readable.from([aVideo.subarray(0, 1001)]));
    expect([whole.statusCode, streamed.statusCode]).toEqual([413, 413]);
    expect(await upload.arrived(address)).toBe(0);
  });

  it.each(['video/mp4', 'application/json', 'multipart/form-data; boundary=x'])(
    'takes no part of the content type %s, and continues with the right one',
    async (contentType) => {
      const upload = uploadBy(founder);
      const address = await announced(aVideo.length);
      const reply = await upload.sendPart(address, 0, aVideo.subarray(0, 1000), contentType);
      expect(reply.statusCode).toBe(415);
      expect(await upload.arrived(address)).toBe(0);
      expect((await upload.sendPart(address, 0, aVideo)).statusCode).toBe(204);
      expect((await upload.finish(idIn(address))).statusCode).toBe(200);
    },
  );

  it('cannot be finished before it was received', async () => {
    const address = await announced(aVideo.length);
    await uploadBy(founder).sendPart(address, 0, aVideo.subarray(0, 1000));
    expect((await uploadBy(founder).finish(idIn(address))).json()).toMatchObject({ code: 'conflict' });
  });

  it('is finished a little later while another request still writes to it', async () => {
    const upload = uploadBy(founder);
    const address = await announced(aVideo.length);
    await upload.sendPart(address, 0, aVideo);
    const isThis = eq(videos.id, idIn(address));
    const lockedUntil = new Date(testApp.now().getTime() + 10_000);
    await testApp.database.db
      .update(videos)
      .set({ lockedBy: crypto.randomUUID(), lockedUntil })
      .where(isThis);
    const reply = await upload.finish(idIn(address));
    expect([reply.statusCode, reply.json()]).toEqual([
      409,
      { code: 'conflict', message: expect.stringContaining('try again in a moment') },
    ]);
    await testApp.database.db.update(videos).set({ lockedBy: null, lockedUntil: null }).where(isThis);
    expect((await upload.finish(idIn(address))).statusCode).toBe(200);
  });

  it('can be cancelled, which removes what was received', async () => {
    const upload = uploadBy(founder);
    const address = await announced(aVideo.length);
    await upload.sendPart(address, 0, aVideo.subarray(0, 1000));
    expect((await upload.cancel(address)).statusCode).toBe(204);
    expect(files()).not.toContain(idIn(address));
    expect((await upload.sendPart(address, 1000, aVideo.subarray(1000))).statusCode).toBe(404);
  });
});

describe('a video that is finished', () => {
  it('cannot be cancelled any more', async () => {
    const upload = uploadBy(founder);
    const address = await announced(aVideo.length);
    await upload.sendPart(address, 0, aVideo);
    expect((await upload.finish(idIn(address))).statusCode).toBe(200);
    expect((await upload.cancel(address)).statusCode).toBe(404);
    expect(sha256(readFileSync(join(folder, idIn(address))))).toBe(sha256(aVideo));
  });

  it('is either finished or cancelled when both are asked for at once', async () => {
    const upload = uploadBy(founder);
    const address = await announced(aVideo.length);
    await upload.sendPart(address, 0, aVideo);
    const [finished, cancelled] = await Promise.all([upload.finish(idIn(address)), upload.cancel(address)]);
    expect([
      [200, 404],
      [404, 204],
    ]).toContainEqual([finished.statusCode, cancelled.statusCode]);
    expect(files().includes(idIn(address))).toBe(finished.statusCode === 200);
  });
});

describe('a video for which the disk has no space', () => {
  it('is refused with the reason, and continues once there is space', async () => {
    const upload = uploadBy(founder);
    const address = await announced(aVideo.length);
    const file = join(folder, idIn(address));
    // Every write to this device fails like one to a full disk.
    rmSync(file);
    symlinkSync('/dev/full', file);
    const reply = await upload.sendPart(address, 0, aVideo);
    expect([reply.statusCode, reply.headers['retry-after'], reply.json()]).toEqual([
      503,
      expect.anything(),
      { code: 'disk_full', message: expect.stringContaining('no space left') },
    ]);
    rmSync(file);
    writeFileSync(file, '');
    expect((await upload.sendPart(address, 0, aVideo)).statusCode).toBe(204);
    expect((await upload.finish(idIn(address))).statusCode).toBe(200);
  });
});

describe('an upload that nobody has announced', () => {
  it.each(['x', '0', `${crypto.randomUUID()}?x=/y`])('does not exist: %s', async (id) => {
    const upload = uploadBy(founder);
    const address = `${videoUploadsPath}/${id}`;
    const replies = [
      await founder.client.get(address, { 'tus-resumable': '1.0.0' }),
      await upload.sendPart(address, 0, aVideo),
      await upload.cancel(address),
    ];
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
    expect(replies.map(({ body }) => body).join()).not.toMatch(/select|update|delete from/i);
  });
});

describe('the name of an uploaded file', () => {
  it('loses its invisible characters', async () => {
    const upload = uploadBy(founder);
    const reply = await upload.announce(aVideo.length, 'a\0b\n.mp4');
    expect(reply.statusCode).toBe(201);
    const address = String(reply.headers.location);
    await upload.sendPart(address, 0, aVideo);
    expect((await upload.finish(idIn(address))).json()).toMatchObject({ fileName: 'ab.mp4' });
  });
});

describe('a file that is no video', () => {
  const zip = Buffer.from('504b0304140000000000', 'hex');

  it.each([
    ['an archive with the name of a video', zip, /not an MP4, MOV or WebM file/],
    ['a web page', Buffer.from('<!doctype html><script>alert(1)</script>'), /not an MP4, MOV or WebM file/],
    ['a video without its end', aVideo.subarray(0, 300_000), /incomplete/],
  ])('is refused with an explanation, and nothing of it stays: %s', async (_, bytes, message) => {
    const before = files();
    const reply = await uploadVideo(founder, Buffer.from(bytes));
    expect([reply.statusCode, reply.json().message]).toEqual([415, expect.stringMatching(message)]);
    expect(files()).toEqual(before);
  });

  it('is refused when it describes more pictures than anybody could read, and holds up nobody', async () => {
    const before = files();
    const endless = Buffer.from(aVideo);
    // The number of pictures that have the same length.
    endless.writeUInt32BE(0x7fffffff, endless.indexOf('stts') + 12);
    const checked = uploadVideo(founder, endless);
    let repliesMeanwhile = 0;
    let isChecked = false;
    const watched = checked.finally(() => {
      isChecked = true;
    });
    // Enough to see it: asking until the end would take seconds of processor time.
    while (!isChecked && repliesMeanwhile < 100) {
      expect((await founder.client.get('/healthz')).statusCode).toBe(200);
      repliesMeanwhile += 1;
      await new Promise((resolve) => setImmediate(resolve));
    }
    const reply = await watched;
    expect([reply.statusCode, reply.json().message]).toEqual([415, expect.stringMatching(/takes too long/)]);
    expect(repliesMeanwhile).toBeGreaterThan(1);
    expect(files()).toEqual(before);
  }, 60_000);

  it.each([
    [0, 'This file is empty.'],
    [largestVideoBytes + 1, 'at most 5 GB'],
  ])('is refused before it is sent if it has %d bytes', async (bytes, message) => {
    const reply = await uploadBy(founder).announce(bytes);
    expect(reply.statusCode).toBeGreaterThanOrEqual(400);
    expect(reply.body).toContain(message);
  });
});

describe('uploading', () => {
  it('is only for people who may edit content', async () => {
    const address = await announced(aVideo.length);
    for (const person of [
      await testApp.person('Lifetime'),
      await testApp.person('Free', { role: 'consultant' }),
    ]) {
      const upload = uploadBy(person);
      const replies = [
        await upload.announce(10),
        await upload.sendPart(address, 0, aVideo),
        await upload.cancel(address),
        await upload.finish(idIn(address)),
      ];
      expect(replies.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404]);
    }
    expect(await uploadBy(founder).arrived(address)).toBe(0);
  });
});
