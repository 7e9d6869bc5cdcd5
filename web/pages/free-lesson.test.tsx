import { within } from '@testing-library/dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { pagesWithPlans } from '../testing/common-answers.ts';
import {
  aCourse,
  aCourseWithLessons,
  aFormerMember,
  aFreeLearner,
  aLesson,
  aLessonOutline,
} from '../testing/examples.ts';
import { answerCompleted, answerLessonPages, lessonAddress } from '../testing/lesson-page.ts';
import { currentAddress, type OpenPage, openPage } from '../testing/open-page.tsx';
import { setUpPageTests } from '../testing/page-tests.ts';

const { server, signIn } = setUpPageTests();

const course = {
  ...aCourseWithLessons,
  freeLessonOrder: 1,
  lessons: [aLessonOutline(1, { isFree: true }), aLessonOutline(2), aLessonOutline(3)],
};

beforeEach(() => {
  server.answerAll(pagesWithPlans);
  answerLessonPages(server, { isFree: true });
  server.answer('GET /api/courses/slug/:courseSlug', course);
});

const contents = (page: OpenPage) => within(page.getByRole('region', { name: 'Course Contents' }));

describe('a free lesson', () => {
  it('shows a visitor everything, and invites them to sign in and return', async () => {
    const page = await openPage(lessonAddress(1));
    expect(page.getByRole('heading', { level: 1, name: aLesson(1).title })).toBeTruthy();
    expect(document.querySelector('video')?.getAttribute('src')).toBe(aLesson(1).videoUrl);
    expect(page.getByText('Some notes.')).toBeTruthy();
    expect(page.getByText('Do the thing number 1.')).toBeTruthy();
    const signIn = page.getByRole('link', { name: 'Sign in to keep your progress' });
    expect(signIn.getAttribute('href')).toContain(`returnTo=${encodeURIComponent(lessonAddress(1))}`);
    expect(page.queryByRole('button', { name: 'Mark Complete' })).toBeNull();
    const checks = within(page.getByRole('region', { name: 'Checks' }));
    const [box] = checks.getAllByRole<HTMLInputElement>('checkbox');
    expect(box?.disabled).toBe(true);
    expect(checks.getByRole('link', { name: 'Sign in to tick them off' }).getAttribute('href')).toBe(
      `/sign-in?returnTo=${encodeURIComponent(lessonAddress(1))}`,
    );
    await page.user.click(page.getByRole('tab', { name: 'Key Points' }));
    const points = within(page.getByRole('tabpanel', { name: 'Key Points' }));
    expect(await points.findByText('What a page is made of')).toBeTruthy();
  });

  it('asks a visitor to sign in for snapshots, and returns to the lesson', async () => {
    const page = await openPage(lessonAddress(1));
    await page.user.click(page.getByRole('tab', { name: 'Snapshots' }));
    const tab = within(page.getByRole('tabpanel', { name: 'Snapshots' }));
    await tab.findByText('Sign in to save pictures of what you built');
    expect(tab.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe(
      `/sign-in?returnTo=${encodeURIComponent(lessonAddress(1))}`,
    );
    expect(document.querySelector('input[type=file]')).toBeNull();
  });

  it.each([
    ['a visitor', null],
    ['somebody without a plan', aFreeLearner],
  ])('offers no autoplay to %s, because the next lesson is locked', async (_, person) => {
    if (person) signIn(person);
    const page = await openPage(lessonAddress(1));
    expect(page.getByLabelText('Speed')).toBeTruthy();
    expect(page.queryByLabelText('Autoplay the next lesson')).toBeNull();
  });

  it('is copied by a visitor without being counted', async () => {
    const page = await openPage(lessonAddress(1));
    await page.user.click(page.getByRole('button', { name: /^Copy/ }));
    await page.findByText('Code snippet copied to clipboard');
    expect(server.count('POST /api/snippets/1/copied')).toBe(0);
  });

  it('tells a visitor what comes next, and which lessons are locked', async () => {
    const page = await openPage(lessonAddress(1));
    const next = within(page.getByRole('region', { name: 'What comes next' }));
    expect(next.getByText(/Lesson 2: Lesson number 2/)).toBeTruthy();
    expect(next.getByRole('link', { name: 'See the plans' }).getAttribute('href')).toBe('/pricing');
    expect(contents(page).getAllByRole('img', { name: 'Locked' })).toHaveLength(2);
    expect(contents(page).getByRole('link', { name: /Lesson number 1.*Free/ })).toBeTruthy();
  });

  it('leads a visitor on to the next lesson if that is free too', async () => {
    const free = course.lessons.map((lesson) => ({ ...lesson, isFree: true }));
    server.answer('GET /api/courses/slug/:courseSlug', { ...course, lessons: free });
    const page = await openPage(lessonAddress(1));
    await page.user.click(page.getByRole('link', { name: 'Next lesson' }));
    await page.findByRole('heading', { level: 1, name: aLesson(2).title });
    await expect.poll(currentAddress).toBe(lessonAddress(2));
  });

  it('can be completed by somebody without a plan', async () => {
    signIn(aFreeLearner);
    const page = await openPage(lessonAddress(1));
    expect(page.getByRole('button', { name: 'Mark Complete' })).toBeTruthy();
    expect(page.queryByText('Unlock This Lesson')).toBeNull();
    expect(contents(page).getAllByRole('img', { name: 'Locked' })).toHaveLength(2);
  });
});

describe('a paid lesson next to a free one', () => {
  it('sends a visitor home', async () => {
    await openPage(lessonAddress(2));
    await expect.poll(currentAddress).toBe(`/?returnTo=${encodeURIComponent(lessonAddress(2))}`);
  });

  it('shows the paywall to somebody without a plan', async () => {
    signIn(aFreeLearner);
    const page = await openPage(lessonAddress(2));
    expect(page.getByRole('heading', { level: 2, name: 'Unlock This Lesson' })).toBeTruthy();
    expect(document.querySelector('video')).toBeNull();
    const free = page.getByRole('link', { name: 'Try the first lesson free' });
    expect(free.getAttribute('href')).toBe(lessonAddress(1));
  });

  it.each(['lesson', 'course'])(
    'offers another course on the paywall of its %s after the free lesson',
    async (what) => {
      signIn(aFreeLearner);
      answerCompleted(server, 1);
      const other = { ...aCourse, id: 40, slug: 'take-payments', title: 'Take payments', freeLessonOrder: 2 };
      server.answer('GET /api/courses', [aCourse, other]);
      const page = await openPage(what === 'lesson' ? lessonAddress(2) : `/${aCourse.slug}`);
      expect(page.getByText(/^You've completed the free lesson of this course\./)).toBeTruthy();
      expect(page.queryByRole('link', { name: 'Try the first lesson free' })).toBeNull();
      const link = await page.findByRole('link', { name: 'Try a free lesson of Take payments' });
      expect(link.getAttribute('href')).toBe('/take-payments/2');
    },
  );

  it('is not called all that somebody has completed whose plan has ended', async () => {
    signIn(aFormerMember);
    answerCompleted(server, 1, 2);
    server.answer('GET /api/courses', [aCourse]);
    const page = await openPage(`/${aCourse.slug}`);
    expect(page.getByText("You've completed 2 of 3 lessons of this course.")).toBeTruthy();
    expect(page.queryByText(/the free lesson of/)).toBeNull();
    expect((await openPage('/dashboard')).queryByText(/the free lesson of/)).toBeNull();
  });

  it('shows the free lesson as completed on the paywall of its course', async () => {
    signIn(aFreeLearner);
    const syllabus = async () => {
      const page = await openPage(`/${aCourse.slug}`);
      return page.getAllByRole('listitem').map(({ textContent }) => textContent);
    };
    expect(await syllabus()).toContainEqual(expect.stringContaining(`${aLesson(1).title}Free`));
    answerCompleted(server, 1);
    expect(await syllabus()).toContainEqual(expect.stringContaining(`${aLesson(1).title}Completed`));
  });

  it('shows the free lesson as completed in the contents beside the paywall', async () => {
    signIn(aFreeLearner);
    answerCompleted(server, 1);
    const page = await openPage(lessonAddress(2));
    expect(contents(page).getByText('1 of 3 lessons completed (33%)')).toBeTruthy();
    const [first] = contents(page).getAllByRole('listitem');
    expect(first && within(first).getByRole('img', { name: 'Completed' })).toBeTruthy();
  });

  it('is not offered again on the dashboard once it is completed', async () => {
    signIn(aFreeLearner);
    const flagship = { ...aCourse, freeLessonOrder: 1 };
    const other = { ...aCourse, id: 40, slug: 'take-payments', title: 'Take payments', freeLessonOrder: 2 };
    server.answer('GET /api/courses', [flagship, other]);
    const before = await openPage('/dashboard');
    expect(before.getByRole('link', { name: 'Try the first lesson free' })).toBeTruthy();
    answerCompleted(server, 1);
    const page = await openPage('/dashboard');
    expect(
      page.getByText(`You've completed the free lesson of ${flagship.title}.`, { exact: false }),
    ).toBeTruthy();
    expect(page.queryByRole('link', { name: 'Try the first lesson free' })).toBeNull();
    const link = page.getByRole('link', { name: 'Try a free lesson of Take payments' });
    expect(link.getAttribute('href')).toBe('/take-payments/2');
  });

  it('offers only the plans to somebody who has completed every free lesson', async () => {
    signIn(aFreeLearner);
    answerCompleted(server, 1);
    const page = await openPage(lessonAddress(2));
    expect(page.queryByRole('link', { name: /free lesson|lesson free/ })).toBeNull();
    expect(page.getByRole('button', { name: 'Get Annual' })).toBeTruthy();
  });
});
