import { cleanup, fireEvent, render, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { expectFocus } from '../../testing/expect-focus.ts';
import { endVideo, loadCaptions, loadVideo, stopVideo } from '../../testing/video.ts';
import { loadDeferredParts } from '../../ui/deferred.tsx';
import { LessonVideo, type LessonVideoProps } from './lesson-video.tsx';

const onNext = vi.fn();
const lesson: LessonVideoProps = {
  src: '/media/lesson.mp4',
  captionsUrl: '/media/lesson.vtt',
  title: 'A lesson',
  placeName: 'ada 11',
  next: { title: 'Next: Another lesson', label: 'Next lesson' },
  onNext,
  startsPlaying: false,
};

beforeAll(loadDeferredParts);

afterEach(() => {
  cleanup();
  localStorage.clear();
  onNext.mockReset();
});

function watch(facts: Partial<LessonVideoProps> = {}) {
  const { baseElement, unmount } = render(<LessonVideo {...lesson} {...facts} />);
  const page = within(baseElement);
  return {
    ...page,
    unmount,
    user: userEvent.setup(),
    video: page.getByLabelText<HTMLVideoElement>(facts.title ?? lesson.title),
    speed: page.getByLabelText<HTMLSelectElement>('Speed'),
    autoplay: page.getByLabelText<HTMLInputElement>('Autoplay the next lesson'),
  };
}

describe('the video of a lesson', () => {
  it('resumes where the learner stopped', async () => {
    const { video, unmount } = watch();
    await loadVideo(video);
    await stopVideo(video, 30);
    unmount();
    const again = watch();
    await loadVideo(again.video);
    expect(again.video.currentTime).toBe(30);
  });

  it.each([
    ['somebody else', 'grace 11'],
    ['another lesson', 'ada 12'],
  ])('starts from the beginning for %s', async (_, placeName) => {
    const { video, unmount } = watch();
    await loadVideo(video);
    await stopVideo(video, 30);
    unmount();
    const other = watch({ placeName });
    await loadVideo(other.video);
    expect(other.video.currentTime).toBe(0);
  });

  it('starts from the beginning once it was watched to its end', async () => {
    const { video, unmount } = watch();
    await loadVideo(video);
    await stopVideo(video, 30);
    video.currentTime = 0;
    await endVideo(video);
    unmount();
    const again = watch();
    await loadVideo(again.video);
    expect(again.video.currentTime).toBe(0);
  });

  it('plays at the speed that was chosen in any lesson', async () => {
    const { user, video, speed, unmount } = watch();
    await user.selectOptions(speed, '1.5');
    expect(video.playbackRate).toBe(1.5);
    unmount();
    const other = watch({ placeName: 'ada 12', src: '/media/other.mp4' });
    expect(other.speed.value).toBe('1.5');
    expect(other.video.playbackRate).toBe(1.5);
  });

  it('offers at its end to watch again or to continue', async () => {
    const { user, video, findByRole, findByText, getByRole, queryByRole } = watch();
    video.focus();
    await endVideo(video);
    await findByText('Next: Another lesson');
    expect(getByRole('region', { name: 'The video has ended' })).toBeTruthy();
    await expectFocus(() => getByRole('button', { name: 'Next lesson' }));
    await user.click(getByRole('button', { name: 'Watch again' }));
    expect(queryByRole('region', { name: 'The video has ended' })).toBeNull();
    expect(video.paused).toBe(false);
    await expectFocus(() => video);
    expect(onNext).not.toHaveBeenCalled();

    await endVideo(video);
    await user.click(await findByRole('button', { name: 'Next lesson' }));
    expect(onNext).toHaveBeenCalledOnce();
  });

  it('continues by itself at its end with autoplay, which is remembered', async () => {
    const { user, video, autoplay, queryByRole, unmount } = watch();
    expect(autoplay.checked).toBe(false);
    await user.click(autoplay);
    await endVideo(video);
    expect(onNext).toHaveBeenCalledOnce();
    expect(queryByRole('region', { name: 'The video has ended' })).toBeNull();
    unmount();
    expect(watch().autoplay.checked).toBe(true);
  });

  it('plays at once where autoplay led, and otherwise waits', () => {
    expect(watch().video.paused).toBe(true);
    cleanup();
    expect(watch({ startsPlaying: true }).video.paused).toBe(false);
  });

  it('has a transcript whose lines lead to their positions', async () => {
    const { user, video, findByText, getAllByRole } = watch();
    await loadCaptions(video, [
      { startTime: 0, text: 'Hello.' },
      { startTime: 5, text: 'This is\na page.' },
      { startTime: 65, text: 'Goodbye.' },
    ]);
    await user.click(await findByText('Transcript'));
    const lines = getAllByRole('listitem');
    expect(lines.map(({ textContent }) => textContent)).toEqual([
      '0:00 Hello.',
      '0:05 This is a page.',
      '1:05 Goodbye.',
    ]);
    await user.click(await findByText('Goodbye.'));
    expect(video.currentTime).toBe(65);
    expect(video.paused).toBe(false);
  });
});

describe('a video from another host', () => {
  it.each([
    ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
    ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871'],
    [
      `https://www.loom.com/share/${'0a1b2c3d'.repeat(4)}`,
      `https://www.loom.com/embed/${'0a1b2c3d'.repeat(4)}`,
    ],
    [
      'https://drive.google.com/file/d/1AbCdEfGhIjKlMnOp/view',
      'https://drive.google.com/file/d/1AbCdEfGhIjKlMnOp/preview',
    ],
  ])('is requested only when the user clicks play: %s', (src, player) => {
    // Outside the document, because a frame in it would print that it loads no pages here.
    const container = document.createElement('div');
    const page = render(<LessonVideo {...lesson} src={src} captionsUrl={null} />, { container });
    expect(container.querySelectorAll('iframe, img, video')).toHaveLength(0);
    fireEvent.click(page.getByText('Play video: A lesson'));
    expect(page.getByTitle('A lesson').getAttribute('src')).toSatisfy((address: string) =>
      address.startsWith(player),
    );
  });
});
