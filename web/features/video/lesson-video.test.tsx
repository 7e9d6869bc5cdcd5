import { secondsUntilNext } from '@chalkline/domain/playback/player';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '../../api/query-client.ts';
import { expectFocus } from '../../testing/expect-focus.ts';
import { endVideo, loadCaptions, loadVideo, stopVideo } from '../../testing/video.ts';
import { loadDeferredParts } from '../../ui/deferred-code.tsx';
import { LessonVideo, type LessonVideoProps } from './lesson-video.tsx';

const onNext = vi.fn();
const lesson: LessonVideoProps = {
  src: '/media/lesson.mp4',
  captions: [
    { language: 'en', label: 'English', url: '/media/lesson.vtt' },
    { language: 'de', label: 'Deutsch', url: '/media/lesson.de.vtt' },
  ],
  chapters: [],
  transcript: [],
  title: 'A lesson',
  renew: async () => undefined,
  placeName: 'ada 11',
  next: { title: 'Next: Another lesson', label: 'Next lesson', mayAutoplay: true },
  onNext,
  startsPlaying: false,
};

beforeAll(loadDeferredParts);

afterEach(() => {
  cleanup();
  localStorage.clear();
  onNext.mockReset();
  vi.useRealTimers();
});

function show(facts: Partial<LessonVideoProps>) {
  return render(
    <QueryClientProvider client={createQueryClient()}>
      <LessonVideo {...lesson} {...facts} />
    </QueryClientProvider>,
  );
}

function watch(facts: Partial<LessonVideoProps> = {}) {
  const { baseElement, unmount } = show(facts);
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

type Watching = ReturnType<typeof watch>;

async function passSeconds(seconds: number): Promise<void> {
  for (let second = 0; second < seconds; second += 1) await act(() => vi.advanceTimersByTimeAsync(1000));
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

  it('leaves its end although the browser does not let it play by itself', async () => {
    const { user, video, findByRole, queryByRole } = watch();
    await endVideo(video);
    // A rejection that nobody handles fails the test run.
    video.play = () => Promise.reject(new Error('The browser wants a click first.'));
    await user.click(await findByRole('button', { name: 'Watch again' }));
    expect(queryByRole('region', { name: 'The video has ended' })).toBeNull();
  });

  it('offers at its end to complete the lesson, and never skips that', async () => {
    const complete = vi.fn();
    const { user, video, autoplay, findByRole, getByRole, queryByText } = watch({
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
    const { user, video, autoplay, findByText, unmount } = watch();
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
    expect(watch().autoplay.checked).toBe(true);
  });

  it.each([
    ['by its button', (page: Watching) => fireEvent.click(page.getByRole('button', { name: 'Cancel' }))],
    ['by Escape', (page: Watching) => fireEvent.keyDown(page.video, { key: 'Escape' })],
    ['by watching again', (page: Watching) => fireEvent.click(page.getByText('Watch again'))],
  ])('does not continue once the countdown is cancelled %s', async (_, cancel) => {
    const page = watch();
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
    const before = watch();
    await before.user.click(before.autoplay);
    before.unmount();
    const next = { title: "You've finished the free lesson.", label: 'See the plans', mayAutoplay: false };
    const page = within(show({ next }).baseElement);
    expect(page.queryByLabelText('Autoplay the next lesson')).toBeNull();
    await endVideo(page.getByLabelText<HTMLVideoElement>(lesson.title));
    await page.findByText("You've finished the free lesson.");
    expect(onNext).not.toHaveBeenCalled();
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

const cues = [
  { startTime: 0, text: 'Hello.' },
  { startTime: 5, text: '<i>Build</i> a page.' },
  { startTime: 65, text: 'Goodbye.' },
];

async function moveTo(video: HTMLVideoElement, second: number): Promise<void> {
  video.currentTime = second;
  await act(async () => void video.dispatchEvent(new Event('timeupdate')));
}

describe('the transcript of a video', () => {
  const open = async (facts: Partial<LessonVideoProps> = {}) => {
    const page = watch(facts);
    await loadCaptions(page.video, cues);
    await page.user.click(await page.findByText('Transcript'));
    return { ...page, lines: () => page.getAllByRole('listitem').map(({ textContent }) => textContent) };
  };

  it('marks the line that is spoken', async () => {
    const { video, getByRole } = await open();
    await moveTo(video, 7);
    expect(getByRole('button', { current: true }).textContent).toBe('0:05 Build a page.');
    await moveTo(video, 70);
    expect(getByRole('button', { current: true }).textContent).toBe('1:05 Goodbye.');
  });

  it('shows only the lines that contain what is looked for, with their number', async () => {
    const { user, lines, getByLabelText, getByRole, getByText } = await open();
    await user.type(getByLabelText('Find in the transcript'), 'build');
    expect(lines()).toEqual(['0:05 Build a page.']);
    expect(getByText('Build').tagName).toBe('MARK');
    expect(getByRole('status').textContent).toBe('1 of 3 lines');
    await user.clear(getByLabelText('Find in the transcript'));
    expect(lines()).toHaveLength(3);
  });

  it('has a line for everybody who speaks at the same time', async () => {
    const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { user, video, lines, getByLabelText } = await open();
    await loadCaptions(video, [
      { startTime: 4, text: 'Ada: Yes.' },
      { startTime: 4, text: 'Bob: No.' },
    ]);
    await user.type(getByLabelText('Find in the transcript'), 'bob');
    expect(lines()).toEqual(['0:04 Bob: No.']);
    await user.clear(getByLabelText('Find in the transcript'));
    expect(lines()).toEqual(['0:04 Ada: Yes.', '0:04 Bob: No.']);
    expect(errors).not.toHaveBeenCalled();
    errors.mockRestore();
  });

  it('stops following once the reader scrolls, until they ask for it', async () => {
    const { user, video, getByRole, queryByRole } = await open();
    await moveTo(video, 7);
    const box = getByRole('list');
    box.scrollTop = 100;
    fireEvent.scroll(box);
    await moveTo(video, 70);
    expect(box.scrollTop).toBe(100);
    await user.click(getByRole('button', { name: 'Follow the video' }));
    expect(box.scrollTop).toBe(0);
    expect(queryByRole('button', { name: 'Follow the video' })).toBeNull();
  });

  it('is printed without the rest of the page', async () => {
    const print = vi.fn(() => document.querySelector('[data-printed]')?.tagName);
    vi.stubGlobal('print', print);
    const { user, getByRole } = await open();
    await user.click(getByRole('button', { name: 'Print' }));
    expect(print).toHaveReturnedWith('DETAILS');
    fireEvent(window, new Event('afterprint'));
    expect(document.querySelector('[data-printed]')).toBeNull();
    vi.unstubAllGlobals();
  });

  it('is part of the page until the captions are loaded', () => {
    const { getByText } = watch({ transcript: [{ seconds: 3, text: 'From the page.' }] });
    expect(getByText('From the page.')).toBeTruthy();
  });
});

describe('the chapters of a video', () => {
  it('lead to their positions, and the current one is marked', async () => {
    const chapters = [
      { seconds: 0, title: 'Plan' },
      { seconds: 40, title: 'Build' },
    ];
    const { user, video, getByRole } = watch({ chapters });
    await user.click(getByRole('button', { name: '0:40 Build' }));
    expect(video.currentTime).toBe(40);
    expect(video.paused).toBe(false);
    await loadVideo(video);
    await moveTo(video, 41);
    expect(getByRole('button', { current: true }).textContent).toBe('0:40 Build');
    expect(getByRole('slider', { name: 'Position' }).getAttribute('aria-valuetext')).toBe(
      '0:41 of 2:00, Build',
    );
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
  ])('is requested only when the user clicks play: %s', async (src, player) => {
    // Outside the document, because a frame in it would print that it loads no pages here.
    const container = document.createElement('div');
    const page = render(<LessonVideo {...lesson} src={src} captions={[]} />, { container });
    const play = await page.findByText('Play video: A lesson');
    expect(container.querySelectorAll('iframe, img, video')).toHaveLength(0);
    fireEvent.click(play);
    expect(page.getByTitle('A lesson').getAttribute('src')).toSatisfy((address: string) =>
      address.startsWith(player),
    );
  });
});
