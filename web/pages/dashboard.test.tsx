import { waitFor, within } from '@testing-library/dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { aCertification, anAvailability, aUserCertification } from '../testing/certification-examples.ts';
import { emptyDashboard, noActivity } from '../testing/common-answers.ts';
import { aCourse, aCourseWithLessons, aMember } from '../testing/examples.ts';
import { fakeLiveUpdates } from '../testing/live-updates.ts';
import { openPage } from '../testing/open-page.tsx';
import { setUpPageTests } from '../testing/page-tests.ts';

const { server, signIn } = setUpPageTests();
const live = fakeLiveUpdates();
const now = () => new Date().toISOString();

beforeEach(() => {
  signIn(aMember);
  server.answerAll({
    ...emptyDashboard,
    'GET /api/courses': [aCourse],
    'GET /api/courses/slug/:courseSlug': aCourseWithLessons,
    'GET /api/certifications': [],
    'GET /api/certifications/availability': [],
    'GET /api/user/courses': [{ id: aCourse.id, progress: 67 }],
    'GET /api/user/progress': [1, 2].map((lessonId) => ({
      courseId: aCourse.id,
      lessonId,
      isCompleted: true,
    })),
    'GET /api/user/activity': {
      ...noActivity,
      weeklyGoal: 3,
      asOf: now(),
      recent: [
        { kind: 'lesson', at: now() },
        { kind: 'check', at: now() },
      ],
      checks: [{ courseId: aCourse.id, done: 1, total: 12 }],
    },
  });
});

const week = (page: Awaited<ReturnType<typeof openPage>>) =>
  within(page.getByRole('region', { name: 'This week' }));

describe('the week on the dashboard', () => {
  it('shows seven days, what was done today, and the goal', async () => {
    const page = await openPage('/dashboard');
    const days = week(page).getAllByRole('listitem');
    expect(days).toHaveLength(7);
    const today = days.find((day) => day.getAttribute('aria-current') === 'date');
    expect(today?.textContent).toMatch(/day: 1 lesson, 1 check/);
    expect(week(page).getByText('1 of 3 lessons this week')).toBeTruthy();
  });

  it('lets the learner change and remove the goal', async () => {
    const page = await openPage('/dashboard');
    const sent: unknown[] = [];
    server.answer('PUT /api/user/weekly-goal', ({ body }) => void sent.push(body));
    const goal = week(page).getByLabelText<HTMLSelectElement>('Weekly goal');
    expect(goal.value).toBe('3');
    await page.user.selectOptions(goal, '1 lesson a week');
    await week(page).findByText('Goal reached: 1 lesson this week');
    await week(page).findByText('Saved');
    await page.user.selectOptions(goal, 'No goal');
    await week(page).findByText('1 lesson this week');
    expect(sent).toEqual([{ lessons: 1 }, { lessons: null }]);
  });

  it("keeps the saved goal when a choice can't be saved", async () => {
    const page = await openPage('/dashboard');
    server.refuse('PUT /api/user/weekly-goal', 'internal');
    const goal = week(page).getByLabelText<HTMLSelectElement>('Weekly goal');
    await page.user.selectOptions(goal, '7 lessons a week');
    await page.findByText("We couldn't save this setting. Please try again.");
    await week(page).findByText('1 of 3 lessons this week');
  });

  it('is a form with a token, which works without scripts', async () => {
    const page = await openPage('/dashboard');
    const form = week(page).getByLabelText('Weekly goal').closest('form');
    expect(form?.getAttribute('action')).toBe('/api/user/weekly-goal');
    expect(new FormData(form ?? undefined).get('_csrf')).toBe('a-form-token');
    expect(new FormData(form ?? undefined).get('lessons')).toBe('3');
  });

  it('can be loaded again when that fails, while the rest of the page works', async () => {
    server.refuse('GET /api/user/activity', 'internal');
    const page = await openPage('/dashboard');
    expect(page.getByRole('link', { name: /^Continue$/ })).toBeTruthy();
    const alert = within(await page.findByRole('alert'));
    expect(alert.getByText("We couldn't load your week")).toBeTruthy();
    server.answer('GET /api/user/activity', noActivity);
    await page.user.click(alert.getByRole('button', { name: 'Try again' }));
    expect(await page.findByRole('region', { name: 'This week' })).toBeTruthy();
  });

  it('is not shown to a newcomer, who has one thing to do', async () => {
    server.answerAll({ 'GET /api/user/progress': [], 'GET /api/user/courses': [] });
    const page = await openPage('/dashboard');
    expect(page.getByText('Your first lesson')).toBeTruthy();
    expect(page.queryByRole('region', { name: 'This week' })).toBeNull();
    expect(page.queryByRole('region', { name: 'Milestones' })).toBeNull();
  });
});

it('welcomes back only who has learned before today', async () => {
  const welcome = async () => (await openPage('/dashboard')).getByRole('heading', { level: 1 }).textContent;
  expect(await welcome()).toBe('Welcome back, Ada');
  const recent = [1, 2].map(() => ({ kind: 'lesson' as const, at: now() }));
  server.answer('GET /api/user/activity', { ...noActivity, asOf: now(), recent });
  expect(await welcome()).toBe('Welcome, Ada');
  server.answerAll({ 'GET /api/user/progress': [], 'GET /api/user/courses': [] });
  expect(await welcome()).toBe('Welcome, Ada');
});

it('shows which milestones are reached', async () => {
  const page = await openPage('/dashboard');
  const milestones = within(page.getByRole('region', { name: 'Milestones' }));
  expect(milestones.getByText('3 of 8')).toBeTruthy();
  expect(milestones.getByText('First lesson completed').textContent).toBe('First lesson completed (reached)');
  expect(milestones.getByText('First snapshot saved').textContent).toBe('First snapshot saved (not yet)');
});

it('says which certification the course in progress leads to', async () => {
  server.answerAll({
    'GET /api/certifications': [aCertification],
    'GET /api/certifications/availability': [anAvailability({ isAvailable: false })],
  });
  const page = await openPage('/dashboard');
  expect(page.getByText(/^Then you can earn/).textContent).toBe('Then you can earn Website Builder.');
});

it('has one main action: the certification of a finished course comes before the next lesson', async () => {
  const main = (name: RegExp) => (page: Awaited<ReturnType<typeof openPage>>) =>
    page.getByRole('link', { name }).className.includes('marker');
  expect(main(/^Continue$/)(await openPage('/dashboard'))).toBe(true);
  server.answerAll({
    'GET /api/certifications': [aCertification],
    'GET /api/certifications/availability': [anAvailability()],
  });
  const page = await openPage('/dashboard');
  expect(main(/^Continue$/)(page)).toBe(false);
  expect(page.getByRole('button', { name: /^Get certified/ }).className).toContain('marker');
});

it("shows a reviewer's decision as soon as it is made", async () => {
  server.answerAll({
    'GET /api/certifications': [aCertification],
    'GET /api/certifications/availability': [anAvailability()],
    'GET /api/user/certifications': [aUserCertification()],
    'PUT /api/notifications/opened': undefined,
  });
  const page = await openPage('/dashboard');
  const feedback = 'The form sends nothing.';
  const submission = { projectUrl: 'https://replit.com/@learner/project', videoUrl: '', comments: '' };
  const changesRequested = { decidedAt: now(), checks: [], submission };
  server.answer('GET /api/user/certifications', [
    aUserCertification({ submittedAt: null, feedback, changesRequested }),
  ]);
  signIn({ ...aMember, unreadNotifications: 1 });
  await waitFor(() => live.send('/api/notifications/live', 'notifications-changed'));
  const changes = within(await page.findByRole('region', { name: 'Changes requested' }));
  expect(changes.getByText(feedback)).toBeTruthy();
});
