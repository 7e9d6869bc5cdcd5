import { within } from '@testing-library/dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { aCourseWithLessons, aMember } from '../testing/examples.ts';
import { openPage, topBarText } from '../testing/open-page.tsx';
import { setUpPageTests } from '../testing/page-tests.ts';

const { server, signIn } = setUpPageTests();
const course = aCourseWithLessons;
const [first, second] = course.lessons.map(({ id }) => id);

function completed(...lessonIds: (number | undefined)[]) {
  server.answer(
    'GET /api/user/progress',
    lessonIds.map((lessonId = 0) => ({ courseId: course.id, lessonId, isCompleted: true })),
  );
}

function show(changes: Partial<typeof course> = {}) {
  server.answer('GET /api/courses/slug/:courseSlug', { ...course, ...changes });
}

beforeEach(() => {
  signIn(aMember);
  show();
  completed();
  server.answer('GET /api/courses/:courseId', course);
  server.answer('GET /api/users/:userId/courses/:courseId/snapshots', []);
});

describe('a course', () => {
  it('shows its progress, Resume and the next unfinished lesson once it is started', async () => {
    completed(first, second);
    const page = await openPage(`/${course.slug}`);
    expect(page.getByText('2 of 3 lessons completed (67%)')).toBeTruthy();
    expect(page.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('2');
    expect(page.getByRole('link', { name: 'Resume' }).getAttribute('href')).toBe(`/${course.slug}/1`);
    const next = page.getByRole('link', { name: 'Continue with lesson 3' });
    expect(next.getAttribute('href')).toBe(`/${course.slug}/3`);
  });

  it('says Start here before it is started', async () => {
    const page = await openPage(`/${course.slug}`);
    expect(page.getByText('0 of 3 lessons completed (0%)')).toBeTruthy();
    expect(page.getByRole('link', { name: 'Start here' }).getAttribute('href')).toBe(`/${course.slug}/1`);
    expect(page.queryByRole('link', { name: 'Resume' })).toBeNull();
  });

  it('shows each lesson as a card with number or check mark, duration and XP', async () => {
    completed(first);
    const page = await openPage(`/${course.slug}`);
    expect(page.getByRole('heading', { name: 'Course Lessons' })).toBeTruthy();
    const cards = page
      .getAllByRole('heading', { level: 3 })
      .map((heading) => heading.closest('li') as HTMLElement);
    expect(cards).toHaveLength(3);
    expect(within(cards[0] as HTMLElement).getByLabelText('Lesson 1, completed')).toBeTruthy();
    expect(cards[1]?.textContent).toContain('2');
    expect(cards[0]?.textContent).toContain('50 XP');
    expect(cards[0]?.textContent).toContain('12 min');
  });

  it.each([
    ['2027-01-15', 'January 15, 2027'],
    [null, 'a date to be announced'],
  ])("that is announced for %s says so and can't be started", async (goesLiveDate, date) => {
    show({ isPublished: false, goesLiveDate, lessons: [], totalLessons: 0 });
    const page = await openPage(`/${course.slug}`);
    expect(page.getByText('Course Coming Soon')).toBeTruthy();
    expect(page.getByText('0 of 0 lessons completed (0%)')).toBeTruthy();
    expect(page.getByText(`This course will be released on ${date}. Check back soon!`)).toBeTruthy();
    expect(page.getByRole<HTMLButtonElement>('button', { name: 'Start here' }).disabled).toBe(true);
  });

  it('without lessons says that it is being developed', async () => {
    show({ lessons: [], totalLessons: 0 });
    const page = await openPage(`/${course.slug}`);
    expect(page.getByText('No lessons available yet.')).toBeTruthy();
    expect(page.getByText('This course is currently being developed.')).toBeTruthy();
  });

  it('is shown by its id under Course Details', async () => {
    completed(first);
    const page = await openPage(`/courses/${course.id}`);
    expect(topBarText(page)).toContain('Course Details');
    expect(page.getByRole('heading', { level: 1 }).textContent).toBe(course.title);
    expect(page.getByText('1 of 3 lessons completed (33%)')).toBeTruthy();
  });
});
