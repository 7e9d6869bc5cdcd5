import { within } from '@testing-library/dom';
import { fireEvent, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { aCourseItem, aLessonItem, savedWith } from '../../../testing/content-examples.ts';
import { setUpContentTests } from '../../../testing/content-page-tests.ts';
import { type OpenPage, openPage } from '../../../testing/open-page.tsx';

const { server } = setUpContentTests();
const english =
  'WEBVTT\n\n00:00:01.000 --> 00:00:03.000\nHello there\n\n00:00:04.000 --> 00:00:06.000\nagain\n';
let saved: Readonly<Record<string, unknown>>;

beforeEach(() => {
  saved = {};
  const facts = {
    ...aLessonItem.facts,
    videoUrl: '/media/video.mp4',
    captions: [{ language: 'en', text: english }],
  };
  const item = { ...aLessonItem, facts };
  server.answer('GET /api/founder/content/:kind/:itemId', ({ parameters }) =>
    parameters.kind === 'lesson' ? item : aCourseItem,
  );
  server.answerAll({
    'GET /api/founder/lessons/:lessonId/drop-off': { viewers: [] },
    'PUT /api/founder/content/:kind/:itemId/draft': undefined,
    'POST /api/founder/content/render': { html: '<p>Some notes.</p>' },
  });
  server.answer('PUT /api/founder/content/:kind/:itemId', ({ body }) => {
    saved = body.facts;
    return savedWith(item, body);
  });
});

const open = () => openPage('/founder/content/lesson/3901');
const press = (page: OpenPage, name: string) => page.user.click(page.getByRole('button', { name }));
const textsIn = (page: OpenPage) =>
  page.getAllByLabelText<HTMLTextAreaElement>(/^Text of caption/).map(({ value }) => value);
const addFile = (page: OpenPage, file: File, label = 'Choose a captions file') =>
  page.user.upload(page.getByLabelText(label), file);

async function savedTexts(page: OpenPage): Promise<unknown> {
  await press(page, 'Save');
  await page.findByText('Saved.');
  return saved.captions;
}

describe('the captions of a lesson', () => {
  it('are added from a SubRip file, in the language that its name tells', async () => {
    const page = await open();
    const srt = '1\n00:00:01,000 --> 00:00:02,500\nHallo\n';
    await addFile(page, new File([srt], 'lesson.de.srt'));
    await page.findByRole('region', { name: 'German captions' });
    expect(await savedTexts(page)).toEqual([
      { language: 'en', text: english },
      { language: 'de', text: 'WEBVTT\n\n00:00:01.000 --> 00:00:02.500\nHallo\n' },
    ]);
  });

  it('wait for a language if the name of the file tells none', async () => {
    const page = await open();
    await addFile(page, new File([english], 'captions.vtt'));
    await page.findByText('Choose the language, then add the captions again.');
    expect(page.getAllByRole('region', { name: /captions$/ })).toHaveLength(1);
    await page.user.selectOptions(page.getByLabelText('Language of the captions'), 'French');
    await addFile(page, new File([english], 'captions.vtt'));
    await page.findByRole('region', { name: 'French captions' });
  });

  it('are refused with the line that is wrong, and nothing is added', async () => {
    const page = await open();
    const broken = 'WEBVTT\n\n00:00:03.000 --> 00:00:02.000\nHallo\n';
    await addFile(page, new File([broken], 'lesson.de.vtt'));
    await page.findByText(/^Line 3: This caption ends before it starts/);
    expect(page.queryByRole('region', { name: 'German captions' })).toBeNull();
  });

  it('are removed, which leaves none', async () => {
    const page = await open();
    await press(page, 'Remove the English captions');
    expect(await savedTexts(page)).toBeUndefined();
  });
});

describe('the editor of captions', () => {
  async function openEditor(): Promise<OpenPage> {
    const page = await open();
    await press(page, 'Edit the English captions');
    return page;
  }

  it('changes texts and times, splits and deletes', async () => {
    const page = await openEditor();
    fireEvent.change(page.getByLabelText('Text of caption 2'), { target: { value: 'once more' } });
    fireEvent.change(page.getByLabelText('End of caption 2'), { target: { value: '0:07.5' } });
    fireEvent.blur(page.getByLabelText('End of caption 2'));
    await press(page, 'Split caption 1');
    expect(textsIn(page)).toEqual(['Hello', 'there', 'once more']);
    await press(page, 'Delete caption 2');
    expect(await savedTexts(page)).toEqual([
      {
        language: 'en',
        text: 'WEBVTT\n\n00:00:01.000 --> 00:00:02.000\nHello\n\n00:00:04.000 --> 00:00:07.500\nonce more\n',
      },
    ]);
  });

  it('lets people type several words and lines', async () => {
    const page = await openEditor();
    const text = page.getByLabelText<HTMLTextAreaElement>('Text of caption 2');
    await page.user.type(text, ' and again,{Enter}one by one ');
    expect(text.value).toBe('again and again,\none by one ');
    await page.user.tab();
    expect(text.value, 'what is saved').toBe('again and again,\none by one');
  });

  it('highlights the caption that is shown, and takes times from the video', async () => {
    const page = await openEditor();
    const video = page.getByLabelText<HTMLVideoElement>('The video of these captions');
    video.currentTime = 4.5;
    fireEvent(video, new Event('timeupdate'));
    await waitFor(() =>
      expect(page.getByRole('listitem', { name: 'Caption 2' }).getAttribute('aria-current')).toBe('true'),
    );
    await press(page, 'Start caption 2 now');
    expect(page.getByLabelText<HTMLInputElement>('Start of caption 2').value).toBe('0:04.5');
  });

  it('adds a caption at the current position, and says what it needs', async () => {
    const page = await openEditor();
    page.getByLabelText<HTMLVideoElement>('The video of these captions').currentTime = 3.2;
    await press(page, 'Add a caption at this time');
    const added = await page.findByRole('listitem', { name: 'Caption 2' });
    expect(within(added).getByText('Type what is said, or delete this caption.')).toBeTruthy();
    expect(page.getByLabelText<HTMLInputElement>('End of caption 2').value).toBe('0:04');
  });
});

describe('the chapters of a lesson', () => {
  it('are typed as lines, and a line without a time is named', async () => {
    const page = await open();
    const field = page.getByLabelText('Chapters (optional)');
    fireEvent.change(field, { target: { value: '0:00 Hello\nAsk for the look' } });
    await page.findByText(/^Line 2 must begin with a time/);
    fireEvent.change(field, { target: { value: '0:00 Hello\n1:05 Ask for the look' } });
    await press(page, 'Save');
    await page.findByText('Saved.');
    expect(saved.chapters).toEqual([
      { seconds: 0, title: 'Hello' },
      { seconds: 65, title: 'Ask for the look' },
    ]);
  });
});
