// @vitest-environment happy-dom
import { within } from '@testing-library/dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { somePlanContents, somePlans } from '../testing/example-plans.ts';
import { aCourse, aCourseWithLessons, aFreeLearner, aLessonOutline, aMember } from '../testing/examples.ts';
import { openPage } from '../testing/open-page.tsx';
import { setUpPageTests } from '../testing/page-tests.ts';

const { server, signIn } = setUpPageTests();
const course = {
  ...aCourseWithLessons,
  freeLessonOrder: 1,
  lessons: [aLessonOutline(1, { isFree: true }), aLessonOutline(2), aLessonOutline(3)],
};
const address = `/${course.slug}`;

beforeEach(() => {
  server.answerAll({
    'GET /api/courses/slug/:courseSlug': course,
    'GET /api/courses/slug/:courseSlug/offer': {
      certification: { id: 1, name: 'Website Builder', description: 'Builds a website.', icon: 'browser' },
      promptCount: 12,
    },
    'GET /api/courses': [aCourse],
    'GET /api/plans': somePlans,
    'GET /api/plans/contents': somePlanContents,
    'GET /api/user/progress': [],
    'GET /api/users/:userId/courses/:courseId/snapshots': [],
  });
});

describe('the public page of a course', () => {
  it('shows a visitor everything about the course', async () => {
    const page = await openPage(address);
    expect(page.getByRole('heading', { level: 1, name: course.title })).toBeTruthy();
    expect(page.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toContain('returnTo=');
    const headings = within(page.getByRole('main')).getAllByRole('heading', { level: 2 });
    expect(headings.map(({ textContent }) => textContent)).toEqual([
      "What you'll learn, lesson by lesson",
      "What you'll have at the end",
      'Meet your teacher',
      'One membership, every course',
      'Frequently asked questions',
    ]);
    const syllabus = within(page.getByRole('region', { name: "What you'll learn, lesson by lesson" }));
    const rows = syllabus.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(rows).toHaveLength(3);
    for (const row of rows) expect(row).toMatch(/12 min · 50 XP$/);
    expect(page.getByText(/^3 lessons · .* · 150 XP$/)).toBeTruthy();
    expect(page.getByRole('heading', { name: 'The Website Builder certification' })).toBeTruthy();
    expect(page.getByRole('heading', { name: '12 copy-ready prompts' })).toBeTruthy();
  });

  it('leads through sign-in to the first lesson, and directly to a free one', async () => {
    const page = await openPage(address);
    const start = page.getByRole('link', { name: 'Start the course' });
    expect(start.getAttribute('href')).toBe(`/sign-in?returnTo=${encodeURIComponent(`${address}/1`)}`);
    const free = page.getByRole('link', { name: 'Try the first lesson free' });
    expect(free.getAttribute('href')).toBe(`${address}/1`);
    const syllabus = within(page.getByRole('region', { name: "What you'll learn, lesson by lesson" }));
    expect(syllabus.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([`${address}/1`]);
    expect(syllabus.getAllByText('Free')).toHaveLength(1);
  });

  it('offers the waitlist of a course that is only announced', async () => {
    server.answerAll({
      'GET /api/courses/slug/:courseSlug': { ...course, isPublished: false, lessons: [], totalLessons: 0 },
      'GET /api/courses/slug/:courseSlug/offer': { certification: null, promptCount: 0 },
    });
    const page = await openPage(address);
    expect(page.getByRole('heading', { name: 'Course Coming Soon' })).toBeTruthy();
    expect(page.getByRole('link', { name: `Notify me: ${course.title}` })).toBeTruthy();
    expect(page.queryByRole('link', { name: 'Start the course' })).toBeNull();
    expect(page.queryByText("What you'll have at the end")).toBeNull();
    expect(page.queryByText('Planned lessons')).toBeNull();
  });

  it('shows the planned lessons of a course until it is published', async () => {
    const plannedLessons = [
      { title: 'Sign in with Google', description: 'Never store a password.' },
      { title: 'Break in yourself', description: '' },
    ];
    server.answer('GET /api/courses/slug/:courseSlug', {
      ...course,
      isPublished: false,
      lessons: [],
      plannedLessons,
    });
    const page = await openPage(address);
    const outline = within(page.getByRole('region', { name: 'Planned lessons' }));
    expect(outline.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '1Sign in with GoogleNever store a password.',
      '2Break in yourself',
    ]);
    expect(outline.getByText('2 lessons planned. Details can still change.')).toBeTruthy();
    server.answer('GET /api/courses/slug/:courseSlug', { ...course, plannedLessons });
    expect((await openPage(address)).queryByText('Planned lessons')).toBeNull();
  });

  it('opens from the list of courses without a page load', async () => {
    server.answer('GET /api/courses', [{ ...aCourse, slug: course.slug, title: course.title }]);
    const page = await openPage('/replit-courses');
    await page.user.click(page.getByRole('link', { name: course.title }));
    expect(await page.findByRole('heading', { level: 1, name: course.title })).toBeTruthy();
    expect(await page.findByRole('link', { name: 'Start the course' })).toBeTruthy();
    expect(document.title).toBe(`${course.title} · Chalkline`);
  });
});

describe('the same address for somebody who is signed in', () => {
  it('shows the paywall with the syllabus to somebody without a plan', async () => {
    signIn(aFreeLearner);
    const page = await openPage(address);
    expect(page.getByRole('heading', { level: 1, name: 'Unlock Your Learning Journey' })).toBeTruthy();
    expect(page.getByRole('heading', { level: 2, name: "What's in this course" })).toBeTruthy();
    for (const { title } of course.lessons) expect(page.getByText(title)).toBeTruthy();
    expect(page.queryByRole('link', { name: 'Start the course' })).toBeNull();
  });

  it('shows a member the course itself', async () => {
    signIn(aMember);
    const page = await openPage(address);
    expect(page.getByRole('link', { name: 'Start here' })).toBeTruthy();
    expect(page.queryByText('Meet your teacher')).toBeNull();
  });
});
