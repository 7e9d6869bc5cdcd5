import { act, cleanup, fireEvent, render, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ReactElement, useRef } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { loadVideo } from '../../testing/video.ts';
import { usePlaybackChoice } from './playback-choice.ts';
import { PlayerControls } from './player-controls.tsx';
import { VideoFile } from './video-file.tsx';

const captions = [
  { language: 'en', label: 'English', url: '/media/a.en.vtt' },
  { language: 'de', label: 'Deutsch', url: '/media/a.de.vtt' },
];

const renew = vi.fn(async () => undefined);

function Player(): ReactElement {
  const video = useRef<HTMLVideoElement>(null);
  const player = useRef<HTMLDivElement>(null);
  const choice = usePlaybackChoice(undefined);
  return (
    <div ref={player}>
      <VideoFile ref={video} src="/media/a.mp4" captions={captions} title="A lesson" />
      <PlayerControls
        video={video}
        player={player}
        choice={choice}
        captions={captions}
        chapters={[]}
        isCovered={false}
        countedLessonId={undefined}
        renew={renew}
        src="/media/a.mp4"
      />
      <button type="button">Elsewhere</button>
    </div>
  );
}

async function watch() {
  const { baseElement, unmount } = render(<Player />);
  const page = within(baseElement);
  const video = page.getByLabelText<HTMLVideoElement>('A lesson');
  await loadVideo(video, 100);
  video.currentTime = 50;
  return { ...page, baseElement, unmount, user: userEvent.setup(), video };
}

const press = (target: Element, key: string) => fireEvent.keyDown(target, { key });

/** Taps on the picture, which is 300 pixels wide here. */
function tap(video: HTMLVideoElement, x: number): void {
  vi.spyOn(video, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 300, 170));
  fireEvent.pointerDown(video, { pointerType: 'touch' });
  fireEvent.click(video, { clientX: x });
}

afterEach(() => {
  cleanup();
  localStorage.clear();
  renew.mockClear();
  vi.useRealTimers();
});

describe('the controls of a video', () => {
  it("replace the browser's own ones, and give them back", async () => {
    const { video, unmount } = await watch();
    expect(video.controls).toBe(false);
    unmount();
    expect(video.controls).toBe(true);
  });

  it('leave what the poster says readable', async () => {
    const { video, baseElement } = await watch();
    const isInCornerAt = (time: number) => {
      video.currentTime = time;
      fireEvent(video, new Event('timeupdate'));
      return baseElement.querySelector('[data-on-poster] .sign') !== null;
    };
    expect(isInCornerAt(0)).toBe(true);
    expect(isInCornerAt(50)).toBe(false);
    await act(() => video.play());
    expect(baseElement.querySelector('.sign')).toBeNull();
  });

  it('play and pause, by the button and by a click on the picture', async () => {
    const { user, video, getByRole } = await watch();
    await user.click(getByRole('button', { name: 'Play' }));
    expect(video.paused).toBe(false);
    await user.click(video);
    expect(video.paused).toBe(true);
  });

  it('move to a position', async () => {
    const { video, getByLabelText } = await watch();
    fireEvent.change(getByLabelText('Position'), { target: { value: '20' } });
    expect(video.currentTime).toBe(20);
  });

  it('remember the volume in this browser', async () => {
    const first = await watch();
    fireEvent.change(first.getByLabelText('Volume'), { target: { value: '0.4' } });
    await first.user.click(first.getByRole('button', { name: 'Mute' }));
    fireEvent(first.video, new Event('volumechange'));
    first.unmount();
    const again = await watch();
    expect(again.video.volume).toBe(0.4);
    expect(again.video.muted).toBe(true);
    await again.user.click(again.getByRole('button', { name: 'Unmute' }));
    expect(again.video.muted).toBe(false);
  });

  it('remember the captions, switched off and in their language', async () => {
    const first = await watch();
    await first.user.selectOptions(first.getByLabelText('Captions'), 'Deutsch');
    first.unmount();
    const second = await watch();
    expect(second.getByLabelText<HTMLSelectElement>('Captions').value).toBe('de');
    await second.user.selectOptions(second.getByLabelText('Captions'), 'Captions off');
    second.unmount();
    const third = await watch();
    expect(third.getByLabelText<HTMLSelectElement>('Captions').value).toBe('off');
    press(third.video, 'c');
    expect(third.getByLabelText<HTMLSelectElement>('Captions').value).toBe('de');
  });
});

describe('a video that cannot be loaded', () => {
  it('is loaded from a new address, and continues', async () => {
    const { user, video, getByRole, queryByRole } = await watch();
    await user.click(getByRole('button', { name: 'Play' }));
    await act(async () => fireEvent(video, new Event('error')));
    expect(renew).toHaveBeenCalledOnce();
    expect(queryByRole('alert')).toBeNull();
    video.pause();
    fireEvent(video, new Event('canplay'));
    expect(video.paused).toBe(false);
  });

  it('says so if a new address does not help, and can be tried again', async () => {
    const { user, video, getByRole, queryByRole } = await watch();
    await act(async () => fireEvent(video, new Event('error')));
    await act(async () => fireEvent(video, new Event('error')));
    expect(getByRole('alert').textContent).toContain("We couldn't load this video.");
    expect(renew).toHaveBeenCalledOnce();
    await user.click(getByRole('button', { name: 'Try again' }));
    expect(renew).toHaveBeenCalledTimes(2);
    fireEvent(video, new Event('canplay'));
    expect(queryByRole('alert')).toBeNull();
    expect(video.paused).toBe(true);
  });
});

describe('the keys of a video', () => {
  it.each([
    ['ArrowLeft', 45],
    ['ArrowRight', 55],
    ['j', 40],
    ['l', 60],
    ['3', 30],
    ['Home', 0],
    ['End', 100],
  ])('move in it: %s', async (key, expected) => {
    const { video } = await watch();
    press(video, key);
    expect(video.currentTime).toBe(expected);
  });

  it('play, mute and change the speed while the focus is in the player', async () => {
    const { video, getByLabelText, getByRole } = await watch();
    press(video, ' ');
    expect(video.paused).toBe(false);
    press(getByRole('button', { name: 'Full screen' }), 'k');
    expect(video.paused).toBe(true);
    press(video, 'm');
    expect(video.muted).toBe(true);
    press(video, '>');
    expect(getByLabelText<HTMLSelectElement>('Speed').value).toBe('1.25');
  });

  it('leave keys alone that the focused control uses itself', async () => {
    const { video, getByLabelText } = await watch();
    press(getByLabelText('Speed'), 'ArrowRight');
    press(getByLabelText('Speed'), 'k');
    press(getByLabelText('Volume'), 'ArrowRight');
    expect(video.currentTime).toBe(50);
    expect(video.paused).toBe(true);
  });

  it('work anywhere on the page where they mean nothing else', async () => {
    const { video } = await watch();
    press(document.body, 'k');
    expect(video.paused).toBe(false);
    press(document.body, 'l');
    expect(video.currentTime).toBe(60);
    press(document.body, 'm');
    press(document.body, 'c');
    expect(video.muted).toBe(false);
    expect(localStorage.getItem('playback-captions')).toBeNull();
  });

  it('do nothing as single letters once people switch those off', async () => {
    localStorage.setItem('shortcuts', 'off');
    const { video } = await watch();
    press(video, 'l');
    press(document.body, 'l');
    expect(video.currentTime).toBe(50);
    press(video, 'ArrowRight');
    expect(video.currentTime).toBe(55);
  });
});

describe('taps on a video', () => {
  it('skip by a double tap on a side, and again by every further tap', async () => {
    const { video, getByText } = await watch();
    vi.useFakeTimers();
    tap(video, 280);
    expect(video.currentTime).toBe(50);
    tap(video, 280);
    expect(video.currentTime).toBe(60);
    tap(video, 280);
    expect(video.currentTime).toBe(70);
    expect(getByText('+10 s')).toBeTruthy();
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(video.paused).toBe(true);
    tap(video, 20);
    tap(video, 20);
    expect(video.currentTime).toBe(60);
  });

  it('play or pause by a single one', async () => {
    const { video } = await watch();
    vi.useFakeTimers();
    tap(video, 280);
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(video.paused).toBe(false);
    tap(video, 150);
    expect(video.paused).toBe(true);
  });
});
