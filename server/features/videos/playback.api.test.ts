import type { Lesson } from '@chalkline/contract/courses';
import type { RefusalBody } from '@chalkline/contract/refusals';
import type { UploadedVideo } from '@chalkline/contract/videos';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { courses, lessons } from '../../db/schema.ts';
import { startTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { aVideo, uploadVideo } from '../../testing/video-uploads.ts';

const course = 'build-your-first-website';
const minute = 60_000;

let testApp: TestApp;
let founder: TestPerson;
let member: TestPerson;
let free: TestPerson;
beforeAll(async () => {
  testApp = await startTestApp();
  founder = await testApp.person('Free', { role: 'founder' });
  member = await testApp.person('Annual');
  free = await testApp.person('Free');
});
afterAll(() => testApp.close());

/** Uploads a video for a lesson of the first course. */
async function videoOfLesson(order: number): Promise<string> {
  const { address } = (await uploadVideo(founder, aVideo)).json<UploadedVideo>();
  await testApp.database.db
    .update(lessons)
    .set({ videoUrl: address })
    .where(eq(lessons.id, 3900 + order));
  return address;
}

async function videoUrlFor({ client }: TestPerson, order: number): Promise<string> {
  return (await client.get(`/api/courses/${course}/lessons/${order}`)).json<Lesson>().videoUrl;
}

const range = (bytes: string) => ({ range: `bytes=${bytes}` });

describe('the video of a paid lesson', () => {
  let address: string;
  let signed: string;
  beforeAll(async () => {
    address = await videoOfLesson(2);
    signed = await videoUrlFor(member, 2);
  });

  it('plays for a member, as a whole and in parts', async () => {
    expect(signed.startsWith(`${address}?`)).toBe(true);
    const whole = await member.client.get(signed);
    expect(whole.headers).toMatchObject({
      'content-type': 'video/mp4',
      'accept-ranges': 'bytes',
      'content-length': String(aVideo.length),
    });
    expect(whole.rawPayload.equals(aVideo)).toBe(true);
    const part = await member.client.get(signed, range('1000-1999'));
    expect([part.statusCode, part.headers['content-range']]).toEqual([
      206,
      `bytes 1000-1999/${aVideo.length}`,
    ]);
    expect(part.rawPayload.equals(aVideo.subarray(1000, 2000))).toBe(true);
    const after = await member.client.get(signed, range(`${aVideo.length}-`));
    expect([after.statusCode, after.headers['content-range']]).toEqual([416, `bytes */${aVideo.length}`]);
    expect(after.json<RefusalBody>().code).toBe('range_not_satisfiable');
  });

  it('answers HEAD, and sends the whole video when a part of another version is asked for', async () => {
    const head = await member.client.send({ method: 'HEAD', url: signed });
    expect([head.statusCode, head.headers['content-length'], head.rawPayload.length]).toEqual([
      200,
      String(aVideo.length),
      0,
    ]);
    const { etag } = head.headers;
    const same = await member.client.get(signed, { ...range('0-9'), 'if-range': String(etag) });
    expect(same.statusCode).toBe(206);
    const other = await member.client.get(signed, { ...range('0-9'), 'if-range': '"another"' });
    expect(other.statusCode).toBe(200);
  });

  it('is not found for anybody else, with an address that somebody shared', async () => {
    const others = [
      testApp.visitor(),
      free.client,
      (await testApp.person('Lifetime')).client,
      founder.client,
    ];
    for (const other of others) {
      expect((await other.get(signed)).statusCode).toBe(404);
      expect((await other.get(signed, range('0-9'))).statusCode).toBe(404);
      expect((await other.get(address)).statusCode).toBe(404);
    }
  });

  it('is not found with a changed address, or for another video', async () => {
    const another = await videoOfLesson(3);
    for (const changed of [
      address,
      signed.replace(/until=(\d+)/, (_, until) => `until=${Number(until) + 60}`),
      signed.replace(/signature=./, 'signature=_'),
      signed.replace(address, another),
      `${address}?until=soon&signature=none`,
      '/videos/none.mp4',
      '/videos/..%2f..%2fdatabase.mp4',
    ])
      expect([changed, (await member.client.get(changed)).statusCode]).toEqual([changed, 404]);
  });

  it('stops playing after fifteen minutes, and plays for another fifteen at a new address', async () => {
    const early = await videoUrlFor(member, 2);
    testApp.moveClock(16 * minute);
    expect((await member.client.get(early, range('0-9'))).statusCode).toBe(404);
    expect((await member.client.get(await videoUrlFor(member, 2), range('0-9'))).statusCode).toBe(206);
  });

  it('has an address in no reply for somebody without access', async () => {
    const id = address.slice('/videos/'.length, -'.mp4'.length);
    for (const client of [testApp.visitor(), free.client]) {
      const replies = [
        await client.get(`/api/courses/${course}/lessons/2`),
        await client.open(`/${course}/2`),
        await client.get(`/api/courses/slug/${course}`),
        await client.open(`/${course}`),
      ];
      for (const { body } of replies) expect(body).not.toContain(id);
    }
  });
});

it('plays the video of a free lesson for everybody, unless its course is hidden', async () => {
  const address = await videoOfLesson(1);
  const visitor = testApp.visitor();
  const lesson = await visitor.get(`/api/courses/${course}/lessons/1`);
  expect(lesson.json<Lesson>().videoUrl).toBe(address);
  expect((await visitor.get(address, range('0-9'))).statusCode).toBe(206);

  const { db } = testApp.database;
  await db.update(courses).set({ isPublished: false }).where(eq(courses.slug, course));
  expect((await visitor.get(address)).statusCode).toBe(404);
  await db.update(courses).set({ isPublished: true }).where(eq(courses.slug, course));
});
