import type { VideoList } from '@chalkline/contract/videos';
import { beforeEach, describe, expect, it } from 'vitest';
import { setUpContentTests } from '../../../testing/content-page-tests.ts';
import { expectFocus } from '../../../testing/expect-focus.ts';
import { openPage } from '../../../testing/open-page.tsx';

const { server } = setUpContentTests();
const video = (id: string, facts: Partial<VideoList['videos'][number]>): VideoList['videos'][number] => ({
  id,
  address: `/videos/${id}.mp4`,
  fileName: `${id}.mp4`,
  bytes: 143_200_000,
  durationSeconds: 65,
  width: 1280,
  height: 720,
  uploadedAt: '2026-01-11T10:00:00.000Z',
  playUrl: `/videos/${id}.mp4`,
  usedBy: [],
  isInDraft: false,
  renditionBytes: 0,
  conversion: { state: 'off', percent: 0, problem: null },
  ...facts,
});
const list: VideoList = {
  videos: [
    video('shown', {
      usedBy: [{ lessonId: 3901, title: 'Say what you want', courseTitle: 'Your first site' }],
    }),
    video('old', {}),
  ],
  usedBytes: 300_000_000,
  unfinished: { count: 1, bytes: 13_600_000 },
};

beforeEach(() => server.answer('GET /api/founder/videos', list));

const open = () => openPage('/founder/content/videos');

describe('the uploaded videos', () => {
  it('say how much storage they use, and which lessons show them', async () => {
    const page = await open();
    expect(page.getByText(/in 2 videos, including 1 upload/).textContent).toContain('300 MB');
    expect(page.getByRole('link', { name: 'Say what you want' }).getAttribute('href')).toBe(
      '/founder/content/lesson/3901',
    );
    expect(page.getByText('No lesson shows it.')).toBeTruthy();
    expect(page.queryByRole('button', { name: 'Delete shown.mp4' })).toBeNull();
  });

  it('are deleted once that is confirmed', async () => {
    const page = await open();
    await page.user.click(page.getByRole('button', { name: 'Delete old.mp4' }));
    await page.findByText(/^This frees 143 MB/);
    server.answer('DELETE /api/founder/videos/:videoId', undefined);
    server.answer('GET /api/founder/videos', { ...list, videos: list.videos.slice(0, 1) });
    await page.user.click(page.getByRole('button', { name: 'Delete the video' }));
    await page.findByText('old.mp4 is deleted.');
    expect(server.count('DELETE /api/founder/videos/old')).toBe(1);
    await page.findByText(/in 1 video,/);
  });

  it('stay when the server refuses, with its reason', async () => {
    const message = 'The lesson “Say what you want” shows this video.';
    server.refuse('DELETE /api/founder/videos/:videoId', 'conflict', { message });
    const page = await open();
    await page.user.click(page.getByRole('button', { name: 'Delete old.mp4' }));
    await page.user.click(await page.findByRole('button', { name: 'Delete the video' }));
    await page.findByText(message);
  });
});

describe('unfinished uploads', () => {
  const unfinished = (count: number) =>
    server.answer('GET /api/founder/videos', { ...list, unfinished: { count, bytes: 13_600_000 } });

  it('are removed once that is confirmed, which says how many are still being received', async () => {
    unfinished(3);
    const page = await open();
    await page.user.click(page.getByRole('button', { name: 'Remove them now' }));
    await page.findByText(/received nothing in the last 10 minutes/);
    expect(server.count('POST /api/founder/videos/uploads/remove')).toBe(0);
    server.answer('POST /api/founder/videos/uploads/remove', { removed: 2, receiving: 1, failed: 0 });
    unfinished(1);
    await page.user.click(page.getByRole('button', { name: 'Remove the uploads' }));
    await page.findByText('2 unfinished uploads were removed.');
    expect(page.getByText('1 upload is still being received.')).toBeTruthy();
    await page.findByText(/including 1 upload that isn't finished/);
    expect(page.getByRole('button', { name: 'Remove it now' })).toBeTruthy();
  });

  it('stay when the server does not answer, and can be removed later', async () => {
    unfinished(2);
    server.disconnect('POST /api/founder/videos/uploads/remove');
    const page = await open();
    await page.user.click(page.getByRole('button', { name: 'Remove them now' }));
    await page.user.click(await page.findByRole('button', { name: 'Remove the uploads' }));
    await page.findByText("We couldn't remove them. Please try again.");
    server.answer('POST /api/founder/videos/uploads/remove', { removed: 2, receiving: 0, failed: 0 });
    unfinished(0);
    await page.user.click(page.getByRole('button', { name: 'Remove the uploads' }));
    await expectFocus(() => page.getByText(/in 2 videos\./));
    expect(page.queryByRole('button', { name: 'Remove them now' })).toBeNull();
  });

  it('cannot be removed where there are none', async () => {
    unfinished(0);
    const page = await open();
    expect(page.queryByRole('button', { name: /^Remove/ })).toBeNull();
  });
});

describe('the conversion of a video', () => {
  const converting = (conversion: VideoList['videos'][number]['conversion']) =>
    server.answer('GET /api/founder/videos', { ...list, videos: [video('old', { conversion })] });

  it('shows how far it is, and the qualities once it is finished', async () => {
    converting({ state: 'running', percent: 40, problem: null });
    const page = await open();
    expect(page.getByText('Converting into several qualities: 40%')).toBeTruthy();
    expect(page.getByRole('progressbar', { name: 'Conversion of old.mp4' })).toBeTruthy();
    converting({ state: 'done', percent: 100, problem: null });
    const later = await open();
    expect(later.getByText('Plays in 360p and 720p.')).toBeTruthy();
  });

  it('explains a failure, and can be tried again', async () => {
    converting({ state: 'failed', percent: 20, problem: 'The server has no space left.' });
    const page = await open();
    expect(page.getByText(/no space left\. Learners still see your original file/)).toBeTruthy();
    server.answer('POST /api/founder/videos/:videoId/conversion', undefined);
    converting({ state: 'waiting', percent: 0, problem: null });
    await page.user.click(page.getByRole('button', { name: 'Try again to convert old.mp4' }));
    await page.findByText(/^Waiting to be converted/);
    expect(server.count('POST /api/founder/videos/old/conversion')).toBe(1);
  });
});
