import { fireEvent } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { failCaptions, loadCaptions, moveTo } from '../../testing/video.ts';
import { setUpLessonVideoTests, watchLessonVideo } from '../../testing/watch-lesson-video.tsx';

setUpLessonVideoTests();

const cues = [
  { startTime: 0, text: 'Hello.' },
  { startTime: 5, text: '<i>Build</i> a page.' },
  { startTime: 65, text: 'Goodbye.' },
];

describe('the transcript of a video', () => {
  const open = async () => {
    const page = watchLessonVideo();
    await loadCaptions(page.video, cues);
    await page.user.click(await page.findByText('Transcript'));
    return { ...page, lines: () => page.getAllByRole('listitem').map(({ textContent }) => textContent) };
  };

  it('has a line for each caption, which leads to its position', async () => {
    const { user, video, findByText, getAllByRole } = watchLessonVideo();
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

  it('has its place before its lines are loaded, and stays open when they come', async () => {
    const { user, video, findByText, getByText } = watchLessonVideo();
    await user.click(await findByText('Transcript'));
    expect(getByText('Loading the transcript...')).toBeTruthy();
    const details = getByText('Transcript').closest('details');
    await loadCaptions(video, cues);
    expect(getByText('Goodbye.')).toBeTruthy();
    expect(details?.isConnected).toBe(true);
    expect(details?.open).toBe(true);
  });

  it('says so when its lines cannot be loaded', async () => {
    const { video, findByText } = watchLessonVideo();
    await failCaptions(video);
    expect(await findByText(/^We couldn't load the transcript/)).toBeTruthy();
  });

  it('says so when the lines of another language cannot be loaded', async () => {
    const { user, video, findByText, findByRole } = watchLessonVideo();
    await loadCaptions(video, cues);
    await user.selectOptions(await findByRole('combobox', { name: 'Captions' }), 'de');
    await failCaptions(video, 'de');
    expect(await findByText(/^We couldn't load the transcript/)).toBeTruthy();
  });

  it('is not offered where the captions are empty', async () => {
    const { video, findByText, queryByText } = watchLessonVideo();
    await findByText('Transcript');
    await loadCaptions(video, []);
    expect(queryByText('Transcript')).toBeNull();
  });

  it('is part of the page until the captions are loaded', () => {
    const { getByText } = watchLessonVideo({ transcript: [{ seconds: 3, text: 'From the page.' }] });
    expect(getByText('From the page.')).toBeTruthy();
  });
});
