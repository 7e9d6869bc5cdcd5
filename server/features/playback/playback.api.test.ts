import type { LessonPlayback } from '@chalkline/contract/playback';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await startTestApp({ environment: { WRITES_PER_MINUTE: '10000' } });
});
afterAll(() => testApp.close());

const positionOf = (lessonId: number | string) => `/api/lessons/${lessonId}/watch-position`;
const settings = '/api/account/playback-settings';
const stopAt = ({ client }: TestPerson, positionSeconds: number, secondsAgo = 0, lessonId = 3901) =>
  client.write('PUT', positionOf(lessonId), { positionSeconds, secondsAgo });
const playbackOf = async ({ client }: TestPerson, lessonId = 3901) =>
  (await client.get(`/api/lessons/${lessonId}/playback`)).json<LessonPlayback>();

describe('the position in a video', () => {
  it('is stored for each lesson, and is the same wherever the person signs in', async () => {
    const ada = await testApp.person('Monthly');
    expect(await playbackOf(ada)).toEqual({ positionSeconds: null, settings: null });
    expect((await stopAt(ada, 61.5)).statusCode).toBe(204);
    await ada.signInAgain();
    expect(await playbackOf(ada)).toMatchObject({ positionSeconds: 61.5 });
    expect(await playbackOf(ada, 3902)).toMatchObject({ positionSeconds: null });
  });

  it('is the newest one, whatever arrives last', async () => {
    const ada = await testApp.person('Monthly');
    await stopAt(ada, 30);
    await stopAt(ada, 10, 3600);
    expect(await playbackOf(ada)).toMatchObject({ positionSeconds: 30 });
    await stopAt(ada, 0);
    expect(await playbackOf(ada)).toMatchObject({ positionSeconds: 0 });
  });

  it('is stored once, from fifty tabs at the same time', async () => {
    const ada = await testApp.person('Annual');
    await ada.client.formToken();
    const replies = await Promise.all(Array.from({ length: 50 }, () => stopAt(ada, 42)));
    expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([204]));
    expect(await playbackOf(ada)).toMatchObject({ positionSeconds: 42 });
  });

  it('is refused for lessons that are not open to the person, and for impossible values', async () => {
    const [member, noPlan] = [await testApp.person('Monthly'), await testApp.person('Free')];
    expect((await stopAt(noPlan, 30)).statusCode).toBe(204);
    expect((await stopAt(noPlan, 30, 0, 3902)).json()).toMatchObject({ code: 'plan_required' });
    for (const id of ['1', 'abc', '-1', '99999999999'])
      expect(
        (await member.client.write('PUT', positionOf(id), { positionSeconds: 1, secondsAgo: 0 })).statusCode,
      ).toBe(404);
    for (const [seconds, ago] of [
      [-1, 0],
      [1e9, 0],
      [30, -60],
      [30, 1e12],
    ] as const)
      expect((await stopAt(member, seconds, ago)).statusCode).toBe(422);
    expect(await playbackOf(member)).toMatchObject({ positionSeconds: null });
  });
});

describe('the playback settings', () => {
  const choose = ({ client }: TestPerson, speed: number, isAutoplay: boolean, secondsAgo = 0) =>
    client.write('PUT', settings, { speed, isAutoplay, secondsAgo });

  it('are the newest ones, in every lesson', async () => {
    const ada = await testApp.person('Monthly');
    await choose(ada, 1.5, true);
    await choose(ada, 2, false, 60);
    expect((await playbackOf(ada)).settings).toEqual({ speed: 1.5, isAutoplay: true, quality: null });
    expect((await playbackOf(ada, 3902)).settings).toEqual({ speed: 1.5, isAutoplay: true, quality: null });
    expect((await choose(ada, 7, true)).statusCode).toBe(422);
  });

  it('include the preferred quality', async () => {
    const ada = await testApp.person('Monthly');
    const prefer = (quality: number | null) =>
      ada.client.write('PUT', settings, { speed: 1, isAutoplay: false, quality, secondsAgo: 0 });
    expect((await prefer(720)).statusCode).toBe(204);
    expect((await playbackOf(ada)).settings?.quality).toBe(720);
    expect((await prefer(null)).statusCode).toBe(204);
    expect((await playbackOf(ada)).settings?.quality).toBeNull();
    expect((await prefer(4000)).statusCode).toBe(422);
  });
});

it('is not visible to other people', async () => {
  const [ada, eve] = [await testApp.person('Monthly'), await testApp.person('Monthly')];
  await stopAt(ada, 55);
  await ada.client.write('PUT', settings, { speed: 2, isAutoplay: true, secondsAgo: 0 });
  expect(await playbackOf(eve)).toEqual({ positionSeconds: null, settings: null });
});
