import { within } from '@testing-library/dom';
import { waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { noActivity } from '../testing/common-answers.ts';
import { somePlans } from '../testing/example-plans.ts';
import { aCourse, aCourseWithLessons, aMember, aSnippet } from '../testing/examples.ts';
import { currentAddress, goBack, type OpenPage, openPage } from '../testing/open-page.tsx';
import { setUpPageTests } from '../testing/page-tests.ts';
import { afterNextPaint } from '../ui/after-next-paint.ts';

const { server, signIn } = setUpPageTests();
beforeEach(() => {
  server.answerAll({
    'GET /api/courses': [aCourse],
    'GET /api/plans': somePlans,
    'GET /api/skills': [],
    'GET /api/snippets': [aSnippet(1)],
    'GET /api/user/courses': [{ id: aCourse.id, progress: 33 }],
    'GET /api/user/progress': [{ courseId: aCourse.id, lessonId: 11, isCompleted: true }],
    'GET /api/certifications': [],
    'GET /api/user/certifications': [],
    'GET /api/user/activity': noActivity,
    'GET /api/certifications/availability': [],
    'GET /api/courses/slug/:courseSlug': aCourseWithLessons,
  });
});

const follow = (page: OpenPage, name: string) =>
  page.user.click(within(page.getByRole('navigation', { name: 'Main' })).getByRole('link', { name }));

/** Every navigation checks who is signed in, because that may have changed in another tab. */
const dataRequests = () => server.requests.filter((request) => request !== 'GET /api/auth/user').toSorted();

function forgetRequests(): void {
  server.requests.length = 0;
}

describe('a visitor who moves between screens', () => {
  it('requests what is missing and nothing that is already loaded', async () => {
    const page = await openPage('/replit-prompts');
    forgetRequests();
    await follow(page, 'Replit Courses');
    await page.findByRole('heading', { name: aCourse.title });
    expect(document.title).toBe('Replit Courses · Chalkline');
    expect(server.requests).toEqual([]);

    forgetRequests();
    const banner = within(page.getByRole('banner'));
    await page.user.click(banner.getByRole('link', { name: 'Chalkline, front page' }));
    await page.findByRole('heading', { name: 'Popular Courses' });
    // The lower part of the page is loaded after the upper one, and requests the plans.
    await page.findByRole('heading', { name: 'Pricing' });
    await follow(page, 'Replit Courses');
    await waitFor(() => expect(window.location.pathname).toBe('/replit-courses'));
    expect(server.requests.toSorted()).toEqual(['GET /api/plans', 'GET /api/skills']);
  });
});

describe('a member who moves between screens', () => {
  it('requests each resource once', async () => {
    signIn(aMember);
    const page = await openPage('/prompts');
    const banner = within(page.getByRole('banner'));
    forgetRequests();
    await follow(page, 'Courses');
    await page.findByRole('heading', { name: aCourse.title });
    expect(banner.getByText('Courses')).toBeTruthy();
    expect(dataRequests()).toEqual(['GET /api/courses', 'GET /api/user/courses']);

    forgetRequests();
    await follow(page, 'Dashboard');
    await page.findByRole('heading', { name: 'Pick up where you left off' });
    await waitFor(() => expect(dataRequests()).toContain('GET /api/user/progress'));
    await waitFor(() => expect(dataRequests()).toContain('GET /api/user/activity'));
    expect(dataRequests()).not.toContain('GET /api/courses');
    expect(dataRequests()).not.toContain('GET /api/user/courses');

    forgetRequests();
    await follow(page, 'Courses');
    await page.findByRole('heading', { level: 1, name: 'Courses' });
    await follow(page, 'Dashboard');
    await page.findByRole('heading', { name: 'Pick up where you left off' });
    expect(document.title).toBe('Dashboard · Chalkline');
    expect(dataRequests()).toEqual([]);
  });

  it('comes back with one step after a double click on a link', async () => {
    signIn(aMember);
    const page = await openPage('/prompts');
    const courses = within(page.getByRole('navigation', { name: 'Main' })).getByRole('link', {
      name: 'Courses',
    });
    const entriesBefore = window.history.length;
    await page.user.dblClick(courses);
    await page.findByRole('heading', { level: 1, name: 'Courses' });
    await page.user.click(courses);
    await new Promise<void>(afterNextPaint);
    expect(window.history.length).toBe(entriesBefore + 1);
    await goBack();
    await expect.poll(currentAddress).toBe('/prompts');
  });
});
