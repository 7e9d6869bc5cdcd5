import type { Completion } from '@chalkline/contract/progress';
import { within } from '@testing-library/dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { aCertification, anAvailability, aUserCertification } from '../testing/certification-examples.ts';
import { aCourse, aCourseWithLessons, aLesson, aMember } from '../testing/examples.ts';
import { expectFocus } from '../testing/expect-focus.ts';
import { answerCompleted, answerLessonPages, lessonAddress } from '../testing/lesson-page.ts';
import { currentAddress, goBack, type OpenPage, openPage, topBarText } from '../testing/open-page.tsx';
import { setUpPageTests } from '../testing/page-tests.ts';

const { server, signIn } = setUpPageTests();

beforeEach(() => {
  signIn(aMember);
  answerLessonPages(server);
});

const completionOf = (order: number): Completion => ({
  courseId: aCourse.id,
  lessonId: aLesson(order).id,
  xpEarned: 50,
  totalXp: aMember.totalXp + 50,
  alreadyCompleted: false,
});
const contents = (page: OpenPage) => page.getByRole('region', { name: 'Course Contents' });
const steps = (page: OpenPage) =>
  within(page.getByRole('navigation', { name: 'This lesson and its neighbours' }));
const lessonShown = (page: OpenPage, order: number) =>
  page.findByRole('heading', { level: 1, name: aLesson(order).title });

describe('completing a lesson', () => {
  it('shows that it is being marked, grants XP and opens the next lesson', async () => {
    const page = await openPage(lessonAddress(1));
    expect(topBarText(page)).toContain('150 XP');
    expect(contents(page).textContent).toContain('0 of 3 lessons completed (0%)');
    const answer = server.hold('POST /api/lessons/:lessonId/complete', completionOf(1));
    await page.user.click(page.getByRole('button', { name: 'Mark Complete' }));
    const marking = await page.findByRole('button', { name: 'Marking...' });
    expect(marking.getAttribute('aria-disabled')).toBe('true');
    await page.user.click(marking);
    answerCompleted(server, 1);
    signIn({ ...aMember, totalXp: 200 });
    answer();
    await page.findByText('Lesson Complete!');
    expect(page.getByText('You earned 50 XP.')).toBeTruthy();
    await lessonShown(page, 2);
    await expect.poll(currentAddress).toBe(lessonAddress(2));
    expect(topBarText(page)).toContain('200 XP');
    expect(contents(page).textContent).toContain('1 of 3 lessons completed (33%)');
    expect(server.count('POST /api/lessons/11/complete')).toBe(1);
    await goBack();
    expect((await page.findByRole<HTMLButtonElement>('button', { name: 'Completed' })).disabled).toBe(true);
  });

  it('is sent once when it is clicked twice in a row', async () => {
    const page = await openPage(lessonAddress(1));
    const answer = server.hold('POST /api/lessons/:lessonId/complete', completionOf(1));
    const complete = page.getByRole<HTMLButtonElement>('button', { name: 'Mark Complete' });
    complete.click();
    complete.click();
    await page.findByRole('button', { name: 'Marking...' });
    answer();
    await page.findByText('You earned 50 XP.');
    expect(server.count('POST /api/lessons/11/complete')).toBe(1);
  });

  it('leaves the lesson open when it fails, and says so', async () => {
    const page = await openPage(lessonAddress(1));
    server.refuse('POST /api/lessons/:lessonId/complete', 'internal');
    const complete = page.getByRole<HTMLButtonElement>('button', { name: 'Mark Complete' });
    complete.focus();
    await page.user.keyboard('{Enter}');
    await page.findByText('Failed to mark lesson as complete');
    const again = await page.findByRole<HTMLButtonElement>('button', { name: 'Mark Complete' });
    expect(again.disabled).toBe(false);
    expect(again.getAttribute('aria-disabled')).not.toBe('true');
    await expectFocus(() => again);
    await expect.poll(currentAddress).toBe(lessonAddress(1));
  });

  it('says that the course is finished after its last open lesson', async () => {
    const next = { ...aCourse, id: 2, slug: 'open-a-shop', title: 'Open a shop' };
    answerCompleted(server, 1, 2);
    server.answer('GET /api/courses', [aCourse, next]);
    server.answer('POST /api/lessons/:lessonId/complete', completionOf(3));
    const page = await openPage(lessonAddress(3));
    answerCompleted(server, 1, 2, 3);
    await page.user.click(page.getByRole('button', { name: 'Mark Complete' }));
    const news = await page.findByRole('heading', { name: `You've finished ${aCourse.title}` });
    await expectFocus(() => news);
    expect(page.getByRole<HTMLButtonElement>('button', { name: 'Completed' }).disabled).toBe(true);
    const wayOn = await page.findByRole('link', { name: /^Start ?: Open a shop$/ });
    expect(wayOn.getAttribute('href')).toBe('/open-a-shop');

    const course = await openPage(`/${aCourse.slug}`);
    expect(course.getByRole('heading', { name: `You've finished ${aCourse.title}` })).toBeTruthy();
  });

  it('leads to the certification of the finished course, on both pages', async () => {
    answerCompleted(server, 1, 2, 3);
    server.answerAll({
      'GET /api/certifications': [aCertification],
      'GET /api/certifications/availability': [anAvailability({ courseSlug: aCourse.slug })],
      'GET /api/certifications/:certificationId/brief': { html: '<p>The brief.</p>' },
    });
    for (const address of [lessonAddress(3), `/${aCourse.slug}`]) {
      const page = await openPage(address);
      await page.user.click(await page.findByRole('button', { name: /^Get certified/ }));
      const dialog = await page.findByRole('dialog', { name: 'Assessment: Website Builder' });
      await page.user.click(within(dialog).getByRole('button', { name: 'Close' }));
    }
  });

  it('links the certificate of a course whose certification is earned', async () => {
    answerCompleted(server, 1, 2, 3);
    server.answerAll({
      'GET /api/certifications': [aCertification],
      'GET /api/certifications/availability': [anAvailability({ courseSlug: aCourse.slug })],
      'GET /api/user/certifications': [aUserCertification({ isEarned: true, certificateToken: 'a-token' })],
    });
    const page = await openPage(`/${aCourse.slug}`);
    const certificate = await page.findByRole('link', { name: 'View certificate' });
    expect(certificate.getAttribute('href')).toBe('/certificates/a-token');
    expect(page.queryByRole('button', { name: /^Get certified/ })).toBeNull();
  });

  it('leads to a skipped lesson after the last one', async () => {
    answerCompleted(server, 1, 3);
    const page = await openPage(lessonAddress(3));
    const skipped = page.getByRole('link', { name: /^Lesson 2: / });
    expect(skipped.getAttribute('href')).toBe(lessonAddress(2));
  });
});

describe('Undo', () => {
  const undone = {
    courseId: aCourse.id,
    lessonId: aLesson(1).id,
    xpRemoved: 50,
    totalXp: 100,
    alreadyIncomplete: false,
  };
  const undoName = /^Undo ?: mark this lesson incomplete$/;

  beforeEach(() => answerCompleted(server, 1));

  it('marks a completed lesson incomplete and takes its XP back', async () => {
    const page = await openPage(lessonAddress(1));
    server.answer('DELETE /api/lessons/:lessonId/complete', undone);
    const undo = await page.findByRole('button', { name: undoName });
    answerCompleted(server);
    signIn({ ...aMember, totalXp: 100 });
    undo.focus();
    await page.user.keyboard('{Enter}');
    await page.findByText('Lesson marked incomplete');
    expect(page.getByText('Complete it again to earn its 50 XP back.')).toBeTruthy();
    await expectFocus(() => page.getByRole('button', { name: 'Mark Complete' }));
    expect(page.queryByRole('button', { name: undoName })).toBeNull();
    expect(topBarText(page)).toContain('100 XP');
    expect(contents(page).textContent).toContain('0 of 3 lessons completed (0%)');
    await expect.poll(currentAddress).toBe(lessonAddress(1));
  });

  it('has a key', async () => {
    const page = await openPage(lessonAddress(1));
    server.answer('DELETE /api/lessons/:lessonId/complete', undone);
    await page.findByRole('button', { name: undoName });
    answerCompleted(server);
    await page.user.keyboard('u');
    await page.findByRole('button', { name: 'Mark Complete' });
  });

  it('says why a lesson stays completed', async () => {
    const page = await openPage(lessonAddress(1));
    server.refuse('DELETE /api/lessons/:lessonId/complete', 'conflict', {
      message: 'It stays completed.',
    });
    await page.user.click(await page.findByRole('button', { name: undoName }));
    await page.findByText('It stays completed.');
    expect(page.getByRole('button', { name: 'Completed' })).toBeTruthy();
  });
});

describe('Previous and Next', () => {
  it('lead to the neighbours', async () => {
    const page = await openPage(lessonAddress(1));
    await page.user.click(steps(page).getByRole('link', { name: /^Next/ }));
    await lessonShown(page, 2);
    await expect.poll(currentAddress).toBe(lessonAddress(2));
    await page.user.click(steps(page).getByRole('link', { name: /^Previous/ }));
    await lessonShown(page, 1);
    await expect.poll(currentAddress).toBe(lessonAddress(1));
  });

  it('lead at the ends to the course and to all courses', async () => {
    const first = await openPage(lessonAddress(1));
    const previous = steps(first).getByRole('link', { name: /^Previous/ });
    expect(previous.getAttribute('href')).toBe(`/${aCourse.slug}`);
    const last = await openPage(lessonAddress(3));
    expect(steps(last).getByRole('link', { name: /^Next/ }).getAttribute('href')).toBe('/courses');
  });
});

describe('Course Contents', () => {
  it('marks the current lesson and leads to every other', async () => {
    const page = await openPage(lessonAddress(2));
    const links = within(contents(page)).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      aCourseWithLessons.lessons.map(({ orderIndex }) => lessonAddress(orderIndex)),
    );
    expect(links.map((link) => link.getAttribute('aria-current'))).toEqual([null, 'page', null]);
    await page.user.click(within(contents(page)).getByRole('link', { name: /Lesson number 3/ }));
    await lessonShown(page, 3);
    await expect.poll(currentAddress).toBe(lessonAddress(3));
  });
});
