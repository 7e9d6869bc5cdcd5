import { secondsUntilNext } from '@chalkline/domain/playback/player';
import { act, cleanup, fireEvent, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { expectFocus } from '../../testing/expect-focus.ts';
import { endVideo, loadVideo, stopVideo } from '../../testing/video.ts';
import {
  lesson,
  onNext,
  setUpLessonVideoTests,
  showLessonVideo,
  watchLessonVideo,
} from '../../testing/watch-lesson-video.tsx';

setUpLessonVideoTests();

type Watching = ReturnType<typeof watchLessonVideo>;

async function passSeconds(seconds: number): Promise<void> {
  for (let second = 0; second < seconds; second += 1) await act(() => vi.advanceTimersByTimeAsync(1000));
}

describe('the video of a lesson', () => {
  it('resumes where the learner stopped', async () => {
    const { video, unmount } = watchLessonVideo();
    await loadVideo(video);
    await stopVideo(video, 30);
    unmount();
    const again = watchLessonVideo();
    await loadVideo(again.video);
    expect(again.video.currentTime).toBe(30);
  });

  it.each([
    ['somebody else', 'grace 11'],
    ['another lesson', 'ada 12'],
  ])('starts from the beginning for %s', async (_, placeName) => {
    const { video, unmount } = watchLessonVideo();
    await loadVideo(video);
    await stopVideo(video, 30);
    unmount();
    const other = watchLessonVideo({ placeName });
    await loadVideo(other.video);
    expect(other.video.currentTime).toBe(0);
  });

  it('starts from the beginning once it was watched to its end', async () => {
    const { video, unmount } = watchLessonVideo();
    await loadVideo(video);
    await stopVideo(video, 30);
    video.currentTime = 0;
    await endVideo(video);
    unmount();
    const again = watchLessonVideo();
    await loadVideo(again.video);
    expect(again.video.currentTime).toBe(0);
  });

  it('plays at the speed that was chosen in any lesson', async () => {
    const { user, video, speed, unmount } = watchLessonVideo();
    await user.selectOptions(speed, '1.5');
    expect(video.playbackRate).toBe(1.5);
    unmount();
    const other = watchLessonVideo({ placeName: 'ada 12', src: '/media/other.mp4' });
    expect(other.speed.value).toBe('1.5');
    expect(other.video.playbackRate).toBe(1.5);
  });

  it('offers at its end to watch again or to continue', async () => {
    const { user, video, findByRole, findByText, getByRole, queryByRole } = watchLessonVideo();
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

  it('leaves its end although the browser does not let it play by itself', async () => {
    const { user, video, findByRole, queryByRole } = watchLessonVideo();
    await endVideo(video);
    // A rejection that nobody handles fails the test run.
    video.play = () => Promise.reject(new Error('The browser wants a click first.'));
    await user.click(await findByRole('button', { name: 'Watch again' }));
    expect(queryByRole('region', { name: 'The video has ended' })).toBeNull();
  });

  it('offers at its end to complete the lesson, and never skips that', async () => {
    const complete = vi.fn();
    const { user, video, autoplay, findByRole, getByRole, queryByText } = watchLessonVideo({
      completion: { isPending: false, complete },
    });
    video.focus();
    await endVideo(video);
    await expectFocus(() => getByRole('button', { name: 'Mark Complete' }));
    await user.click(getByRole('button', { name: 'Mark Complete' }));
    expect(complete).toHaveBeenCalledExactlyOnceWith({ playsNext: false });
    await user.click(getByRole('button', { name: 'Watch again' }));

    await user.click(autoplay);
    await endVideo(video);
    expect(queryByText(/^Starts in/)).toBeNull();
    await user.click(await findByRole('button', { name: 'Mark Complete' }));
    expect(complete).toHaveBeenLastCalledWith({ playsNext: true });
    await user.click(getByRole('button', { name: 'Next lesson' }));
    expect(onNext).toHaveBeenCalledOnce();
  });

  it('counts down to the next lesson with autoplay, which is remembered', async () => {
    const { user, video, autoplay, findByText, unmount } = watchLessonVideo();
    expect(autoplay.checked).toBe(false);
    await user.click(autoplay);
    vi.useFakeTimers();
    await endVideo(video);
    await passSeconds(secondsUntilNext - 1);
    expect(onNext).not.toHaveBeenCalled();
    await passSeconds(1);
    expect(onNext).toHaveBeenCalledOnce();
    vi.useRealTimers();
    await findByText('Starts in 0');
    unmount();
    expect(watchLessonVideo().autoplay.checked).toBe(true);
  });

  it.each([
    ['by its button', (page: Watching) => fireEvent.click(page.getByRole('button', { name: 'Cancel' }))],
    ['by Escape', (page: Watching) => fireEvent.keyDown(page.video, { key: 'Escape' })],
    ['by watching again', (page: Watching) => fireEvent.click(page.getByText('Watch again'))],
  ])('does not continue once the countdown is cancelled %s', async (_, cancel) => {
    const page = watchLessonVideo();
    await page.user.click(page.autoplay);
    vi.useFakeTimers();
    await endVideo(page.video);
    await passSeconds(2);
    expect(page.getByText(`Starts in ${secondsUntilNext - 2}`)).toBeTruthy();
    cancel(page);
    await passSeconds(secondsUntilNext);
    expect(onNext).not.toHaveBeenCalled();
    expect(page.queryByText(/^Starts in/)).toBeNull();
  });

  it('waits at its end where no open lesson follows, and offers no autoplay', async () => {
    const before = watchLessonVideo();
    await before.user.click(before.autoplay);
    before.unmount();
    const next = { title: "You've finished the free lesson.", label: 'See the plans', mayAutoplay: false };
    const page = within(showLessonVideo({ next }).baseElement);
    expect(page.queryByLabelText('Autoplay the next lesson')).toBeNull();
    await endVideo(page.getByLabelText<HTMLVideoElement>(lesson.title));
    await page.findByText("You've finished the free lesson.");
    expect(onNext).not.toHaveBeenCalled();
  });

  it('plays at once where autoplay led, and otherwise waits', () => {
    expect(watchLessonVideo().video.paused).toBe(true);
    cleanup();
    expect(watchLessonVideo({ startsPlaying: true }).video.paused).toBe(false);
  });
});
