import { waitFor, within } from '@testing-library/dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { aCourse, aLesson, aLessonSnippet, aMember } from '../testing/examples.ts';
import { answerLessonPages, lessonAddress } from '../testing/lesson-page.ts';
import { currentAddress, type OpenPage, openPage } from '../testing/open-page.tsx';
import { setUpPageTests } from '../testing/page-tests.ts';

const { server, signIn } = setUpPageTests();

beforeEach(() => {
  signIn(aMember);
  answerLessonPages(server);
});

const lessonShown = (page: OpenPage, order: number) =>
  page.findByRole('heading', { level: 1, name: aLesson(order).title });

describe('the shortcuts of a lesson', () => {
  it('move between lessons', async () => {
    const page = await openPage(lessonAddress(1));
    await page.user.keyboard('n');
    await lessonShown(page, 2);
    await expect.poll(currentAddress).toBe(lessonAddress(2));
    await page.user.keyboard('p');
    await lessonShown(page, 1);
    await expect.poll(currentAddress).toBe(lessonAddress(1));
  });

  it('complete the lesson', async () => {
    const page = await openPage(lessonAddress(1));
    server.answer('POST /api/lessons/:lessonId/complete', {
      courseId: aCourse.id,
      lessonId: aLesson(1).id,
      xpEarned: 50,
      totalXp: 200,
      alreadyCompleted: false,
    });
    await page.user.keyboard('m');
    await page.findByText('Lesson Complete!');
    await lessonShown(page, 2);
  });

  it('copy the first prompt', async () => {
    const page = await openPage(lessonAddress(1));
    await page.user.keyboard('c');
    await page.findByText('Code snippet copied to clipboard');
    expect(await navigator.clipboard.readText()).toBe(aLessonSnippet(1).prompt);
  });

  it('are listed by ?, and can be switched off there', async () => {
    const page = await openPage(lessonAddress(2));
    await page.user.keyboard('?');
    const list = await page.findByRole('dialog', { name: 'Keyboard shortcuts' });
    for (const label of [
      'Next lesson',
      'Previous lesson',
      'Mark the lesson complete',
      'Mark the lesson incomplete',
      'Copy the first prompt',
    ])
      expect(within(list).getByText(label)).toBeTruthy();
    await page.user.click(within(list).getByLabelText('Use single keys as shortcuts'));
    await page.user.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    await page.user.keyboard('p');
    await expect.poll(currentAddress).toBe(lessonAddress(2));
  });
});
