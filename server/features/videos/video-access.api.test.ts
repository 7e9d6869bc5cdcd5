import { Readable } from 'node:stream';
import type { Lesson } from '@chalkline/contract/courses';
import type { UploadedVideo } from '@chalkline/contract/videos';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  courses,
  entitlements,
  lessons,
  users,
  videoRenditions,
  videos as videoRows,
} from '../../db/schema.ts';
import { startTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { openTestBucket, type TestBucket } from '../../testing/test-bucket.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { aVideo, uploadVideo } from '../../testing/video-uploads.ts';
import { openVideoStore } from './open-video-store.ts';

const everybody = ['visitor', 'free', 'member', 'consulting', 'consultant', 'editor', 'founder'] as const;
type Kind = (typeof everybody)[number];
const places = ['paid', 'free', 'hidden', 'hidden free'] as const;
type Place = (typeof places)[number];

/** Repeated here on purpose, independent of the rule in the product. */
const maySee: Readonly<Record<Place, readonly Kind[]>> = {
  paid: ['member', 'consulting', 'founder'],
  free: everybody,
  hidden: ['founder'],
  'hidden free': ['founder'],
};

const lessonAt: Readonly<
  Record<Place, { readonly id: number; readonly slug: string; readonly order: number }>
> = {
  paid: { id: 3902, slug: 'build-your-first-website', order: 2 },
  free: { id: 3901, slug: 'build-your-first-website', order: 1 },
  hidden: { id: 3802, slug: '', order: 2 },
  'hidden free': { id: 3801, slug: '', order: 1 },
};

const storages = ['a folder', 'a bucket'] as const;
type StorageKind = (typeof storages)[number];

let bucket: TestBucket | undefined;
let testApp: TestApp;
const clients = new Map<Kind, TestClient>();
const videos = new Map<Place, UploadedVideo>();
const logged: string[] = [];
let hiddenSlug: string;

async function setUp(storage: StorageKind): Promise<void> {
  bucket = storage === 'a bucket' ? await openTestBucket() : undefined;
  const environment = { ...bucket?.environment, LOG_LEVEL: 'trace' };
  logged.splice(0);
  testApp = await startTestApp({ environment, logs: { write: (line) => logged.push(line) } });
  const person = async (plan: Parameters<TestApp['person']>[0], role?: 'consultant' | 'editor' | 'founder') =>
    testApp.person(plan, role ? { role } : {});
  const founder = await person('Free', 'founder');
  const people: readonly (readonly [Kind, TestPerson])[] = [
    ['free', await person('Free')],
    ['member', await person('Monthly')],
    ['consulting', await person('Consulting')],
    ['consultant', await person('Free', 'consultant')],
    ['editor', await person('Free', 'editor')],
    ['founder', founder],
  ];
  clients.set('visitor', testApp.visitor());
  for (const [kind, { client }] of people) clients.set(kind, client);
  for (const place of places) await giveVideo(place, founder);
  hiddenSlug = await hideCourse(38);
}

async function tearDown(): Promise<void> {
  await testApp.close();
  await bucket?.close();
}

async function giveVideo(place: Place, founder: TestPerson): Promise<void> {
  const video = (await uploadVideo(founder, aVideo)).json<UploadedVideo>();
  videos.set(place, video);
  await giveQualities(video.id);
  await testApp.database.db
    .update(lessons)
    .set({ videoUrl: video.address, isFree: place.includes('free') })
    .where(eq(lessons.id, lessonAt[place].id));
}

/** As after a conversion. */
async function giveQualities(videoId: string): Promise<void> {
  const { db } = testApp.database;
  const rendition = {
    ...{ videoId, quality: 360, width: 640, height: 360, bytes: 10 },
    ...{ peakBits: 1, averageBits: 1, codecs: 'avc1.64001f', playlist: '#EXTM3U\nmedia.mp4\n' },
  };
  await db.insert(videoRenditions).values(rendition);
  await db.update(videoRows).set({ convertedAt: testApp.now() }).where(eq(videoRows.id, videoId));
  await openVideoStore(db, testApp.config).put(`${videoId}-360`, Readable.from([Buffer.from('ten bytes.')]));
}

async function hideCourse(id: number): Promise<string> {
  const { db } = testApp.database;
  const [course] = await db
    .update(courses)
    .set({ isPublished: false })
    .where(eq(courses.id, id))
    .returning({ slug: courses.slug });
  return course?.slug ?? '';
}

const videoOf = (place: Place) => videos.get(place) ?? never();
const clientOf = (kind: Kind) => clients.get(kind) ?? never();
function never(): never {
  throw new Error('Nobody prepared this.');
}

function lessonPath(place: Place): string {
  const { slug, order } = lessonAt[place];
  return `/api/courses/${slug || hiddenSlug}/lessons/${order}`;
}

/** The address with which a person plays the video of a lesson; undefined for somebody who may not see it. */
async function addressFor(kind: Kind, place: Place): Promise<string | undefined> {
  const reply = await clientOf(kind).get(lessonPath(place));
  return reply.statusCode === 200 ? reply.json<Lesson>().videoUrl : undefined;
}

/** The file, the playlists and the other quality of a video: one signature is for all of them, or for none. */
const partsOf = (address: string) =>
  ['.mp4', '.m3u8', '-360.m3u8', '-360.mp4'].map((ending) => address.replace('.mp4', ending));

/** The status of every part of a video, if it is the same one. Playlists have no ranges. */
async function statusFor(kind: Kind, address: string): Promise<number | number[]> {
  const statuses = new Set<number>();
  for (const part of partsOf(address)) {
    const statusCode = await partStatus(kind, part);
    statuses.add(statusCode === 200 && part.includes('.m3u8') ? 206 : statusCode);
  }
  const [first, ...others] = [...statuses];
  return first === undefined || others.length > 0 ? [...statuses] : first;
}

/** As a browser sees it: a bucket plays the original by an address of its own, to which nobody else is sent. */
async function partStatus(kind: Kind, part: string): Promise<number> {
  const headers = { range: 'bytes=0-9' };
  const { statusCode, headers: replied } = await clientOf(kind).get(part, headers);
  const isRedirect = bucket !== undefined && statusCode === 302 && !part.includes('-360');
  return isRedirect ? (await fetch(String(replied.location), { headers })).status : statusCode;
}

/** Whether somebody can play the video itself, and its copy. Anything but "not found" is an error otherwise. */
async function playedBy(client: TestClient, address: string): Promise<boolean[]> {
  const found = [bucket ? 302 : 200, 200];
  const replies = [await client.get(address), await client.get(address.replace('.mp4', '-360.mp4'))];
  return replies.map(({ statusCode }, index) => {
    expect([found[index], 404]).toContain(statusCode);
    return statusCode !== 404;
  });
}

/** Where the first line of a playlist leads that is no comment. */
async function nextIn(kind: Kind, playlist: string): Promise<string> {
  const { body } = await clientOf(kind).get(playlist);
  return body.split('\n').find((line) => line.startsWith('/')) ?? never();
}

/** Changes of a signed address, each of which makes it worthless. */
const changes: Readonly<Record<string, (signed: string) => string>> = {
  'a later end': (signed) => signed.replace(/until=(\d+)/, (_, until) => `until=${Number(until) + 1}`),
  'no end': (signed) => signed.replace(/until=\d+&?/, ''),
  'another signature': (signed) =>
    signed.replace(/signature=(.)/, (_, first) => `signature=${first === 'A' ? 'B' : 'A'}`),
  'no signature': (signed) => signed.replace(/signature=[^&]*/, ''),
  'nothing behind the path': (signed) => signed.split('?', 1)[0] ?? '',
};

const matrix = places.flatMap((place) => everybody.map((kind) => [place, kind] as const));

describe.each(storages)('with videos in %s,', (storage) => {
  beforeAll(() => setUp(storage));
  afterAll(tearDown);

  describe.each(matrix)('the video of a %s lesson for a %s', (place, kind) => {
    const isOpen = place === 'free';
    const mayPlay = maySee[place].includes(kind);

    it(`${mayPlay ? 'plays' : 'does not play'} with the address of the lesson`, async () => {
      const own = await addressFor(kind, place);
      expect(own !== undefined).toBe(mayPlay);
      if (own) expect(await statusFor(kind, own)).toBe(206);
    });

    it(`${isOpen ? 'plays' : 'does not play'} with an address that is shared, changed or unsigned`, async () => {
      const expected = isOpen ? 206 : 404;
      const others = everybody.filter((other) => other !== kind && maySee[place].includes(other));
      for (const other of others) {
        const shared = (await addressFor(other, place)) ?? never();
        expect([other, await statusFor(kind, shared)]).toEqual([other, expected]);
      }
      const own = (await addressFor(kind, place)) ?? (await addressFor('founder', place)) ?? never();
      for (const [change, make] of Object.entries(changes))
        expect([change, await statusFor(kind, make(own))]).toEqual([change, expected]);
    });

    it('does not play with the address of another video', async () => {
      const other: Place = place === 'paid' ? 'hidden' : 'paid';
      const own = (await addressFor(kind, place)) ?? (await addressFor('founder', place)) ?? never();
      const reused = own.replace(videoOf(place).address, videoOf(other).address);
      expect(await statusFor(kind, reused)).toBe(404);
    });

    it.runIf(mayPlay)('plays in other qualities, to which its playlists lead', async () => {
      const { adaptiveUrl } = (await clientOf(kind).get(lessonPath(place))).json<Lesson>();
      const playlist = await nextIn(kind, adaptiveUrl ?? never());
      const file = await nextIn(kind, playlist);
      expect(file).toContain(`/videos/${videoOf(place).id}-360.mp4`);
      const { rawPayload } = await clientOf(kind).get(file);
      expect(rawPayload.toString()).toBe('ten bytes.');
    });

    it.runIf(!mayPlay)('has an address in no page and no reply', async () => {
      const slug = lessonAt[place].slug || hiddenSlug;
      const addresses = [
        lessonPath(place),
        `/api/courses/slug/${slug}`,
        `/api/courses/${lessonAt[place].id}`,
        '/api/courses',
        '/api/search?q=website',
        '/api/account/export',
        `/${slug}`,
        `/${slug}/${lessonAt[place].order}`,
        `/lesson/${lessonAt[place].id}`,
      ];
      for (const address of addresses) {
        const { rawPayload, headers } = await clientOf(kind).open(address);
        const isNamed = rawPayload.includes(videoOf(place).id) || rawPayload.includes('X-Amz-');
        expect([address, isNamed, headers.location?.includes('X-Amz-') ?? false]).toEqual([
          address,
          false,
          false,
        ]);
      }
    });
  });

  describe('a signed address', () => {
    it('plays for at least ten and at most fifteen minutes', async () => {
      const minute = 60_000;
      const signed = (await addressFor('member', 'paid')) ?? never();
      testApp.moveClock(10 * minute - 1_000);
      expect(await statusFor('member', signed)).toBe(206);
      testApp.moveClock(5 * minute + 2_000);
      expect(await statusFor('member', signed)).toBe(404);
    });

    it('is worthless after signing out', async () => {
      const { client } = await testApp.person('Monthly');
      const reply = await client.get(lessonPath('paid'));
      const { videoUrl } = reply.json<Lesson>();
      expect(await playedBy(client, videoUrl)).toEqual([true, true]);
      await client.get('/api/logout');
      expect(await playedBy(client, videoUrl)).toEqual([false, false]);
    });

    it('is worthless after the plan has ended', async () => {
      const { id, client } = await testApp.person('Monthly');
      const { videoUrl } = (await client.get(lessonPath('paid'))).json<Lesson>();
      expect(await playedBy(client, videoUrl)).toEqual([true, true]);
      await testApp.database.db
        .update(entitlements)
        .set({ endsAt: testApp.now() })
        .where(eq(entitlements.userId, id));
      expect((await client.get(lessonPath('paid'))).statusCode).toBe(403);
      expect(await playedBy(client, videoUrl)).toEqual([false, false]);
    });

    it('is worthless for somebody who is no longer an editor', async () => {
      const { id, client } = await testApp.person('Free', { role: 'editor' });
      const { playUrl } = (
        await client.get(`/api/founder/videos/${videoOf('hidden').id}`)
      ).json<UploadedVideo>();
      expect(await playedBy(client, playUrl)).toEqual([true, true]);
      await testApp.database.db.update(users).set({ role: null }).where(eq(users.id, id));
      expect(await playedBy(client, playUrl)).toEqual([false, false]);
    });
  });

  it('writes no address to the log that would play a video, and no error', () => {
    expect(logged.length).toBeGreaterThan(0);
    for (const line of logged) {
      expect(line).not.toMatch(/X-Amz-Signature|signature=[\w-]{20}/);
      expect(JSON.parse(line).level, line).toBeLessThan(50);
    }
  });
});
