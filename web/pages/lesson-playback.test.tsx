import type { LessonPlayback } from '@chalkline/contract/playback';
import { waitFor, within } from '@testing-library/dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { markUnsent } from '../features/video/unsent-mark.ts';
import { pagesWithPlans } from '../testing/common-answers.ts';
import { aCourse, aCourseWithLessons, aLesson, aLessonOutline, aMember } from '../testing/examples.ts';
import { answerCompleted, answerLessonPages, lessonAddress } from '../testing/lesson-page.ts';
import { currentAddress, type OpenPage, openPage } from '../testing/open-page.tsx';
import { setUpPageTests } from '../testing/page-tests.ts';
import { endVideo, loadVideo, stopVideo, watchTo } from '../testing/video.ts';

const { server, signIn } = setUpPageTests();
let sent: unknown[];

beforeEach(() => {
  sent = [];
  signIn(aMember);
  answerLessonPages(server);
  for (const name of [
    'PUT /api/lessons/:lessonId/watch-position',
    'PUT /api/account/playback-settings',
  ] as const)
    server.answer(name, ({ body }) => {
      sent.push(body);
    });
});
afterEach(() => localStorage.clear());

const video = (page: OpenPage) => page.getByLabelText<HTMLVideoElement>(aLesson(1).title);
const speed = (page: OpenPage) => page.findByLabelText<HTMLSelectElement>('Speed');
const lastSent = (expected: object) =>
  waitFor(() => expect(sent.at(-1)).toEqual({ ...expected, secondsAgo: expect.any(Number) }));
const playbackRead = () => waitFor(() => expect(server.count('GET /api/lessons/11/playback')).toBe(1));

/** Opens a lesson by a link, so that the page does not contain yet what the server knows about its video. */
async function arriveBeforeAnswer(playback: LessonPlayback) {
  const page = await openPage(lessonAddress(2));
  const answer = server.hold('GET /api/lessons/:lessonId/playback', playback);
  await page.user.click(page.getByRole('link', { name: /^Previous/ }));
  await page.findByLabelText(aLesson(1).title);
  return { page, answer };
}

describe('a video on a second device', () => {
  it('continues where the learner stopped on the first, at the same speed', async () => {
    server.answer('GET /api/lessons/:lessonId/playback', {
      positionSeconds: 48,
      settings: { speed: 1.5, isAutoplay: true, quality: null },
    });
    const page = await openPage(lessonAddress(1));
    await waitFor(async () => expect((await speed(page)).value).toBe('1.5'));
    await loadVideo(video(page));
    expect(video(page).currentTime).toBe(48);
    expect(page.getByLabelText<HTMLInputElement>('Autoplay the next lesson').checked).toBe(true);
    expect(server.count('GET /api/lessons/11/playback')).toBe(1);
  });

  it('reads its position again when the lesson is opened again', async () => {
    const page = await openPage(lessonAddress(1));
    await page.user.click(page.getByRole('link', { name: /^Next/ }));
    server.answer('GET /api/lessons/:lessonId/playback', { positionSeconds: 48, settings: null });
    await page.user.click(await page.findByRole('link', { name: /^Previous/ }));
    await page.findByLabelText(aLesson(1).title);
    await waitFor(() => expect(server.count('GET /api/lessons/11/playback')).toBe(2));
    await loadVideo(video(page));
    await waitFor(() => expect(video(page).currentTime).toBe(48));
  });

  it('keeps its poster when nothing was watched yet', async () => {
    const { page, answer } = await arriveBeforeAnswer({
      positionSeconds: 0,
      settings: { speed: 2, isAutoplay: false, quality: null },
    });
    await loadVideo(video(page));
    // The document of the tests lacks this constant.
    Object.defineProperty(HTMLMediaElement, 'HAVE_METADATA', { value: 1, configurable: true });
    Object.defineProperty(video(page), 'readyState', { value: 1 });
    const seek = vi.spyOn(video(page), 'currentTime', 'set');
    answer();
    await waitFor(async () => expect((await speed(page)).value).toBe('2'));
    expect(seek).not.toHaveBeenCalled();
    seek.mockRestore();
    Reflect.deleteProperty(HTMLMediaElement, 'HAVE_METADATA');
  });

  it('is not moved while it is being watched', async () => {
    const { page, answer } = await arriveBeforeAnswer({ positionSeconds: 48, settings: null });
    await loadVideo(video(page));
    await playbackRead();
    await stopVideo(video(page), 12);
    answer();
    await lastSent({ positionSeconds: 12 });
    expect(video(page).currentTime).toBe(12);
  });
});

describe('the end of a video', () => {
  const end = async (page: OpenPage) =>
    within(await page.findByRole('region', { name: 'The video has ended' }));

  it('completes the lesson and plays the next one with autoplay, but never without a click', async () => {
    server.answer('GET /api/lessons/:lessonId/playback', {
      positionSeconds: null,
      settings: { speed: 1, isAutoplay: true, quality: null },
    });
    server.answer('POST /api/lessons/:lessonId/complete', {
      courseId: aCourse.id,
      lessonId: aLesson(1).id,
      xpEarned: 50,
      totalXp: 200,
      alreadyCompleted: false,
    });
    const page = await openPage(lessonAddress(1));
    await waitFor(() =>
      expect(page.getByLabelText<HTMLInputElement>('Autoplay the next lesson').checked).toBe(true),
    );
    await endVideo(video(page));
    const offer = await end(page);
    await expect.poll(currentAddress).toBe(lessonAddress(1));
    answerCompleted(server, 1);
    await page.user.click(offer.getByRole('button', { name: 'Mark Complete' }));
    await page.findByText('Lesson Complete!');
    await page.findByRole('heading', { level: 1, name: aLesson(2).title });
    expect(server.count('POST /api/lessons/11/complete')).toBe(1);
    const next = await page.findByLabelText<HTMLVideoElement>(aLesson(2).title);
    await expect.poll(() => next.paused).toBe(false);
  });

  it('offers nothing to complete in a completed lesson', async () => {
    answerCompleted(server, 1);
    const page = await openPage(lessonAddress(1));
    await endVideo(video(page));
    const offer = await end(page);
    expect(offer.getByText(`Next: ${aLesson(2).title}`)).toBeTruthy();
    expect(offer.queryByRole('button', { name: 'Mark Complete' })).toBeNull();
  });
});

describe('how far a video is watched', () => {
  const reports: unknown[] = [];
  beforeEach(() => {
    reports.length = 0;
    server.answer('POST /api/lessons/:lessonId/reached', ({ body }) => {
      reports.push(body);
    });
  });

  it('is reported when it is left, and only what was not reported before', async () => {
    const page = await openPage(lessonAddress(1));
    await loadVideo(video(page));
    await watchTo(video(page), 50);
    expect(reports).toEqual([]);
    await page.user.click(page.getByRole('link', { name: /^Next/ }));
    await waitFor(() => expect(reports).toEqual([{ from: 0, to: 4 }]));

    const again = await openPage(lessonAddress(1));
    await loadVideo(video(again));
    await watchTo(video(again), 30);
    await watchTo(video(again), 119);
    await endVideo(video(again));
    await waitFor(() =>
      expect(reports).toEqual([
        { from: 0, to: 4 },
        { from: 5, to: 9 },
      ]),
    );
    await endVideo(video(again));
    window.dispatchEvent(new Event('pagehide'));
    expect(reports).toHaveLength(2);
  });

  it('is not reported for a video that was only opened', async () => {
    const page = await openPage(lessonAddress(1));
    await loadVideo(video(page));
    window.dispatchEvent(new Event('pagehide'));
    expect(reports).toEqual([]);
  });
});

describe('the learner’s position and settings', () => {
  it('are sent when the video is stopped, and when it ends', async () => {
    const page = await openPage(lessonAddress(1));
    await loadVideo(video(page));
    await playbackRead();
    await stopVideo(video(page), 30);
    await lastSent({ positionSeconds: 30 });
    await endVideo(video(page));
    await lastSent({ positionSeconds: 0 });
    await page.user.selectOptions(await speed(page), '2');
    await lastSent({ speed: 2, isAutoplay: false, quality: null });
  });

  it('are sent later when there was no connection, with how long ago they were', async () => {
    server.disconnect('PUT /api/lessons/:lessonId/watch-position');
    const page = await openPage(lessonAddress(1));
    await loadVideo(video(page));
    await playbackRead();
    await stopVideo(video(page), 33);
    await waitFor(() => expect(server.count('PUT /api/lessons/11/watch-position')).toBe(1));
    server.answer('PUT /api/lessons/:lessonId/watch-position', ({ body }) => {
      sent.push(body);
    });
    await openPage(lessonAddress(1));
    await lastSent({ positionSeconds: 33 });
  });

  it('are read again if this device sends a change that the page did not know', async () => {
    markUnsent(`watched ${aMember.id} ${aLesson(1).id}`, '33');
    await openPage(lessonAddress(1));
    await lastSent({ positionSeconds: 33 });
    await waitFor(() => expect(server.count('GET /api/lessons/11/playback')).toBe(2));
  });

  it('stay on the device of a visitor', async () => {
    signIn(null);
    server.answerAll(pagesWithPlans);
    answerLessonPages(server, { isFree: true });
    server.answer('GET /api/courses/slug/:courseSlug', {
      ...aCourseWithLessons,
      lessons: [aLessonOutline(1, { isFree: true })],
    });
    const page = await openPage(lessonAddress(1));
    await page.user.selectOptions(await speed(page), '2');
    await loadVideo(video(page));
    await stopVideo(video(page), 30);
    expect(server.requests.filter((request) => /playback|watch-position/.test(request))).toEqual([]);
  });
});

describe('the settings of the player', () => {
  const known = {
    positionSeconds: null,
    settings: { speed: 0.75, isAutoplay: true, quality: null },
  } satisfies LessonPlayback;
  const settingsSent = () => server.count('PUT /api/account/playback-settings');

  it('that were chosen without a connection stay, and are sent when there is one', async () => {
    server.answer('GET /api/lessons/:lessonId/playback', known);
    server.disconnect('PUT /api/account/playback-settings');
    const page = await openPage(lessonAddress(1));
    await page.user.selectOptions(await speed(page), '2');
    await waitFor(() => expect(settingsSent()).toBe(1));
    server.answer('PUT /api/account/playback-settings', ({ body }) => {
      sent.push(body);
      server.answer('GET /api/lessons/:lessonId/playback', {
        ...known,
        settings: { ...known.settings, speed: body.speed },
      });
    });
    const again = await openPage(lessonAddress(1));
    await lastSent({ speed: 2, isAutoplay: true, quality: null });
    expect((await speed(again)).value).toBe('2');
  });

  it('are sent one after the other, so that the server keeps the last ones', async () => {
    const arrive = server.hold('PUT /api/account/playback-settings', undefined);
    const page = await openPage(lessonAddress(1));
    await page.user.selectOptions(await speed(page), '1.5');
    await waitFor(() => expect(settingsSent()).toBe(1));
    await page.user.click(page.getByLabelText('Autoplay the next lesson'));
    expect(settingsSent()).toBe(1);
    server.answer('PUT /api/account/playback-settings', ({ body }) => {
      sent.push(body);
    });
    arrive();
    await lastSent({ speed: 1.5, isAutoplay: true, quality: null });
    expect(settingsSent()).toBe(2);
  });

  it('are not dated before those that were sent earlier and arrived late', async () => {
    const begun = Date.now();
    const clock = vi.spyOn(Date, 'now').mockReturnValue(begun);
    const arrive = server.hold('PUT /api/account/playback-settings', undefined);
    const page = await openPage(lessonAddress(1));
    await page.user.selectOptions(await speed(page), '1.5');
    await waitFor(() => expect(settingsSent()).toBe(1));
    clock.mockReturnValue(begun + 100);
    await page.user.selectOptions(await speed(page), '2');
    clock.mockReturnValue(begun + 5_000);
    server.answer('PUT /api/account/playback-settings', ({ body }) => {
      sent.push(body);
    });
    arrive();
    await waitFor(() =>
      expect(sent.at(-1)).toEqual({ speed: 2, isAutoplay: false, quality: null, secondsAgo: 0 }),
    );
    clock.mockRestore();
  });

  it("of somebody else in the same browser are neither sent as one's own nor kept", async () => {
    localStorage.setItem('playback-speed', '2');
    markUnsent('playback-settings', 'somebody-else');
    server.answer('GET /api/lessons/:lessonId/playback', known);
    const page = await openPage(lessonAddress(1));
    await waitFor(async () => expect((await speed(page)).value).toBe('0.75'));
    expect(settingsSent()).toBe(0);
  });
});
