import type { PrivateNote } from '@chalkline/contract/private-notes';
import { waitFor, within } from '@testing-library/dom';
import { HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aLesson, aMember } from '../../testing/examples.ts';
import { expectFocus } from '../../testing/expect-focus.ts';
import { answerLessonPages, lessonAddress } from '../../testing/lesson-page.ts';
import { openPage } from '../../testing/open-page.tsx';
import { setUpPageTests } from '../../testing/page-tests.ts';
import { loadVideo } from '../../testing/video.ts';

const { server, signIn } = setUpPageTests();
const at = '2026-11-16T10:00:00.000Z';
const early: PrivateNote = {
  id: '00000000-0000-4000-8000-000000000001',
  text: 'Ask about the domain.',
  positionSeconds: 48,
  createdAt: at,
  changedAt: at,
};

beforeEach(() => {
  signIn(aMember);
  answerLessonPages(server);
});
afterEach(() => localStorage.clear());

async function openNotes() {
  const page = await openPage(lessonAddress(1));
  await page.user.click(await page.findByText(/^My notes/));
  const video = page.getByLabelText<HTMLVideoElement>(aLesson(1).title);
  await loadVideo(video);
  const list = () => within(page.getByRole('list', { name: 'My notes' }));
  return { page, video, list };
}

describe('the notes of a learner', () => {
  it('are added at the position where the learner began to write', async () => {
    server.answer('POST /api/lessons/:lessonId/private-notes', ({ body }) => ({
      ...body,
      createdAt: at,
      changedAt: at,
    }));
    const { page, video, list } = await openNotes();
    video.currentTime = 65.4;
    await page.user.type(page.getByLabelText('New note'), 'Buy a domain');
    await page.user.click(page.getByRole('button', { name: 'Save note at 1:05' }));
    await waitFor(() => expect(list().getByText('Buy a domain')).toBeTruthy());
    expect(list().getByRole('button', { name: 'Go to 1:05' })).toBeTruthy();
    expect(page.getByLabelText<HTMLTextAreaElement>('New note').value).toBe('');
    expect(page.getByText('My notes (1)')).toBeTruthy();
  });

  it('keep what is typed when they cannot be saved', async () => {
    server.refuse('POST /api/lessons/:lessonId/private-notes', 'conflict', { message: 'Too many.' });
    const { page } = await openNotes();
    await page.user.type(page.getByLabelText('New note'), 'One more');
    await page.user.click(page.getByRole('button', { name: 'Save note' }));
    await page.findByText('Too many.');
    expect(page.getByLabelText<HTMLTextAreaElement>('New note').value).toBe('One more');
  });

  it('are stored once when the reply to the first try is lost', async () => {
    const address = 'POST /api/lessons/:lessonId/private-notes';
    const sentIds: string[] = [];
    server.answer(address, ({ body }) => {
      sentIds.push(body.id);
      return HttpResponse.error();
    });
    const { page, list } = await openNotes();
    const save = () => page.user.click(page.getByRole('button', { name: 'Save note' }));
    await page.user.type(page.getByLabelText('New note'), 'Buy a domain');
    await save();
    await page.findByText("Your note wasn't saved");
    server.answer(address, ({ body }) => {
      sentIds.push(body.id);
      return { ...body, createdAt: at, changedAt: at };
    });
    await save();
    await waitFor(() => expect(list().getByText('Buy a domain')).toBeTruthy());
    expect(new Set(sentIds).size).toBe(1);
    await page.user.type(page.getByLabelText('New note'), 'Buy a domain');
    await save();
    await waitFor(() => expect(list().getAllByText('Buy a domain')).toHaveLength(2));
  });

  it('lead to their position, and can be edited and deleted', async () => {
    server.answer('GET /api/lessons/:lessonId/private-notes', [early]);
    server.answer('PATCH /api/private-notes/:noteId', ({ body }) => ({ ...early, ...body }));
    server.answer('DELETE /api/private-notes/:noteId', undefined);
    const { page, video, list } = await openNotes();
    await page.user.click(list().getByRole('button', { name: 'Go to 0:48' }));
    expect(video.currentTime).toBe(48);

    await page.user.click(list().getByRole('button', { name: /^Edit note/ }));
    const field = list().getByLabelText<HTMLTextAreaElement>('Edit note');
    await expectFocus(() => field);
    await page.user.type(field, ' Today.');
    await page.user.click(list().getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(list().getByText('Ask about the domain. Today.')).toBeTruthy());

    await page.user.click(list().getByRole('button', { name: /^Delete note/ }));
    await page.findByText('Note deleted');
    expect(page.queryByRole('list', { name: 'My notes' })).toBeNull();
  });
});
