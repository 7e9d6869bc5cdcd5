import type { UploadedVideo } from '@chalkline/contract/videos';
import { act, fireEvent, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { whoIsAsking } from '../../../api/signed-out.ts';
import { aCourseItem, aLessonItem, savedWith } from '../../../testing/content-examples.ts';
import { setUpContentTests } from '../../../testing/content-page-tests.ts';
import { aFounder } from '../../../testing/examples.ts';
import { refused } from '../../../testing/fake-server.ts';
import { FakeUploads } from '../../../testing/fake-uploads.ts';
import { type OpenPage, openPage } from '../../../testing/open-page.tsx';
import { rememberUpload } from './unfinished-upload.ts';

const { server, signIn } = setUpContentTests();
const file = new File(['this has twenty-six bytes.'], 'lesson.mp4', { type: 'video/mp4', lastModified: 7 });
let uploads: FakeUploads;
let lessonId = 4000;
let saved: Readonly<Record<string, unknown>>;

const video = (id: string): UploadedVideo => ({
  id,
  address: `/videos/${id}.mp4`,
  fileName: file.name,
  bytes: file.size,
  durationSeconds: 500,
  width: 1280,
  height: 720,
  uploadedAt: '2026-01-11T10:00:00.000Z',
  playUrl: `/videos/${id}.mp4?until=1&signature=a`,
  conversion: { state: 'off', percent: 0, problem: null },
});

beforeEach(() => {
  // An upload goes on while its editor is closed, so each test has a lesson of its own.
  lessonId += 1;
  saved = {};
  uploads = new FakeUploads(server);
  const item = { ...aLessonItem, id: String(lessonId) };
  server.answer('GET /api/founder/content/:kind/:itemId', ({ parameters }) =>
    parameters.kind === 'lesson' ? item : aCourseItem,
  );
  server.answerAll({
    'GET /api/founder/lessons/:lessonId/drop-off': { viewers: [] },
    'PUT /api/founder/content/:kind/:itemId/draft': undefined,
    'POST /api/founder/content/render': { html: '<p>Some notes.</p>' },
    'GET /api/founder/videos/:videoId': video(uploads.id),
    'POST /api/founder/videos/:videoId/finish': video(uploads.id),
  });
  server.answer('PUT /api/founder/content/:kind/:itemId', ({ body }) => {
    saved = body.facts;
    return savedWith(item, body);
  });
});

const open = () => openPage(`/founder/content/lesson/${lessonId}`);
const choose = (page: OpenPage, file: File, label = 'Upload another video') =>
  page.user.upload(page.getByLabelText(label), file);
const press = (page: OpenPage, name: string) => page.user.click(page.getByRole('button', { name }));
const addressField = (page: OpenPage) => page.getByLabelText<HTMLInputElement>('Video');

/** Half of the file was received before the page was loaded again, but no part was sent completely. */
function beganBefore(): void {
  uploads.beganWith(13, file.size);
  rememberUpload(String(lessonId), {
    fileName: file.name,
    total: file.size,
    lastModified: file.lastModified,
    url: `/api/founder/videos/uploads/${uploads.id}`,
    sent: 0,
  });
}

async function uploaded(page: OpenPage): Promise<void> {
  await page.findByText('The video is uploaded.');
  await waitFor(() => expect(addressField(page).value).toBe(`/videos/${uploads.id}.mp4`));
}

describe('the video of a lesson', () => {
  it('is uploaded, fills in the video and its duration, plays, and is saved with the lesson', async () => {
    const page = await open();
    fireEvent.change(page.getByLabelText('Duration'), { target: { value: '' } });
    await choose(page, file);
    await uploaded(page);
    expect(uploads.arrived).toBe(file.size);
    expect(page.getByLabelText<HTMLInputElement>('Duration').value).toBe('8 min');
    const preview = await page.findByLabelText('Preview of the video');
    expect(preview.getAttribute('src')).toMatch(/signature=a&from=site$/);
    await press(page, 'Save');
    await page.findByText('Saved.');
    expect(saved).toMatchObject({ videoUrl: `/videos/${uploads.id}.mp4`, duration: '8 min' });
  });

  it('keeps the duration that somebody typed', async () => {
    const page = await open();
    fireEvent.change(page.getByLabelText('Duration'), { target: { value: '12 min' } });
    await choose(page, file);
    await uploaded(page);
    expect(page.getByLabelText<HTMLInputElement>('Duration').value).toBe('12 min');
  });

  it('keeps what is typed while it is uploaded', async () => {
    uploads.hold();
    const page = await open();
    await choose(page, file);
    await page.findByRole('progressbar', { name: 'Upload of lesson.mp4' });
    fireEvent.change(page.getByLabelText('Title'), { target: { value: 'A new title' } });
    uploads.release();
    await uploaded(page);
    expect(page.getByLabelText<HTMLInputElement>('Title').value).toBe('A new title');
  });

  it('is paused, and continues with what is missing', async () => {
    uploads.hold();
    const page = await open();
    await choose(page, file);
    await waitFor(() => expect(uploads.parts).toEqual([0]));
    await press(page, 'Pause');
    await page.findByText(/^Paused\./);
    uploads.interruptAt(13);
    await press(page, 'Resume');
    await uploaded(page);
    expect(uploads.parts.at(-1)).toBe(13);
  });

  it('is cancelled, which removes what has arrived', async () => {
    uploads.hold();
    const page = await open();
    await choose(page, file);
    await waitFor(() => expect(uploads.parts).toEqual([0]));
    await press(page, 'Cancel the upload');
    await page.findByLabelText('Upload another video');
    expect(uploads.isCancelled).toBe(true);
    expect(addressField(page).value).toBe(aLessonItem.facts.videoUrl);
  });

  it('continues after the page was loaded again, once the same file is chosen', async () => {
    beganBefore();
    const page = await open();
    await page.findByText(/stopped at 50%/);
    await choose(page, file, 'Choose the same file');
    await uploaded(page);
    expect(uploads.parts).toEqual([13]);
  });

  it('starts from the beginning if the server has removed what it had received', async () => {
    beganBefore();
    uploads.remove();
    const page = await open();
    await page.findByText(/was removed from the server/);
    expect(page.queryByText(/stopped at/)).toBeNull();
    await choose(page, file, 'Choose the file again');
    await uploaded(page);
    expect([uploads.parts, uploads.arrived]).toEqual([[0], file.size]);
  });

  it('starts from the beginning if it was removed while it was paused', async () => {
    uploads.hold();
    const page = await open();
    await choose(page, file);
    await waitFor(() => expect(uploads.parts).toEqual([0]));
    await press(page, 'Pause');
    await page.findByText(/^Paused\..* unless somebody removes it under Uploaded videos/);
    uploads.remove();
    uploads.interruptAt(0);
    await press(page, 'Resume');
    await uploaded(page);
    expect([uploads.parts.at(-1), uploads.arrived]).toEqual([0, file.size]);
  });

  it('is found when it was finished just before the page was loaded again', async () => {
    beganBefore();
    uploads.remove();
    rememberUpload(String(lessonId), {
      fileName: file.name,
      total: file.size,
      lastModified: file.lastModified,
      url: `/api/founder/videos/uploads/${uploads.id}`,
      sent: file.size,
    });
    const page = await open();
    await choose(page, file, 'Choose the same file');
    await uploaded(page);
    expect(uploads.parts).toEqual([]);
  });

  it.each([
    [
      'another video',
      new File(['another video'], 'other.mp4', { type: 'video/mp4' }),
      /^This isn't the file/,
    ],
    ['an empty file', new File([], 'lesson.mp4', { type: 'video/mp4' }), /^This file is empty/],
  ])('keeps what has arrived when %s is chosen by mistake', async (_, other, message) => {
    beganBefore();
    const page = await open();
    await page.findByText(/stopped at 50%/);
    await choose(page, other, 'Choose the same file');
    await page.findByText(message);
    expect([uploads.isCancelled, uploads.parts]).toEqual([false, []]);
    await choose(page, file, 'Choose the same file');
    await uploaded(page);
    expect(uploads.parts).toEqual([13]);
  });

  it('goes on by itself after the server was away', async () => {
    let isFirst = true;
    const page = await open();
    uploads.refusal = () => {
      uploads.refusal = undefined;
      isFirst = false;
      return new Response(null, { status: 503 });
    };
    await choose(page, file);
    await uploaded(page);
    expect([isFirst, uploads.parts]).toEqual([false, [0, 0]]);
  });
});

describe('a video that has been sent', () => {
  it('is finished by itself although the server was not ready at first', async () => {
    let tries = 0;
    server.answer('POST /api/founder/videos/:videoId/finish', () => {
      tries += 1;
      return tries === 1 ? refused('conflict') : video(uploads.id);
    });
    const page = await open();
    await choose(page, file);
    await uploaded(page);
    expect([tries, uploads.parts]).toEqual([2, [0]]);
  });
});

describe('a video that is refused', () => {
  it('is not sent when it is another kind of file', async () => {
    const page = await open();
    fireEvent.change(page.getByLabelText('Upload another video'), {
      target: { files: [new File(['x'], 'video.mkv', { type: 'video/x-matroska' })] },
    });
    await page.findByText(/^Choose an MP4, MOV or WebM file/);
    expect(uploads.parts).toEqual([]);
  });

  it('says why browsers cannot play it, and another one can be chosen', async () => {
    const message = 'This is not an MP4, MOV or WebM file, which browsers cannot play.';
    server.refuse('POST /api/founder/videos/:videoId/finish', 'unsupported_type', { message });
    const page = await open();
    await choose(page, file);
    await page.findByText(message);
    server.answer('POST /api/founder/videos/:videoId/finish', video(uploads.id));
    uploads.beganWith(0, file.size);
    await choose(page, file, 'Choose another file');
    await uploaded(page);
  });

  it('waits when the disk is full, and continues once there is space', async () => {
    const message = 'The server has no space left for this video.';
    uploads.refusal = () => refused('disk_full', { message });
    const page = await open();
    await choose(page, file);
    await page.findByText(message);
    uploads.refusal = undefined;
    await press(page, 'Resume');
    await uploaded(page);
  });

  it('waits when the session has ended', async () => {
    const page = await open();
    uploads.refusal = () => refused('signed_out');
    signIn(null);
    await choose(page, file);
    await page.findByText(/^You've been signed out\./);
    expect(page.getByRole('button', { name: 'Resume' })).toBeTruthy();
  });

  it('stays cancelled if it is cancelled before the reason is known', async () => {
    const page = await open();
    uploads.refusal = () => refused('signed_out');
    const release = server.hold('GET /api/auth/user', aFounder);
    const readsBefore = server.count('GET /api/auth/user');
    await choose(page, file);
    await waitFor(() => expect(server.count('GET /api/auth/user')).toBeGreaterThan(readsBefore));
    await press(page, 'Cancel the upload');
    await page.findByLabelText('Upload another video');
    release();
    // The answer to this request comes after the one that was held.
    await act(async () => void (await whoIsAsking()));
    expect(page.queryByRole('button', { name: 'Resume' })).toBeNull();
    expect(page.getByLabelText('Upload another video')).toBeTruthy();
  });
});
