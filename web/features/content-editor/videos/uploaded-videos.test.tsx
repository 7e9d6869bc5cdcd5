import type { VideoList } from '@chalkline/contract/videos';
import { beforeEach, describe, expect, it } from 'vitest';
import { setUpContentTests } from '../../../testing/content-page-tests.ts';
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
