import type { Page } from 'playwright/test';
import { expect, test } from './fixtures/journey.ts';
import { open } from './fixtures/open.ts';
import { signInAs } from './fixtures/people.ts';
import { firstRow } from './fixtures/rows.ts';

const main = (page: Page) => page.getByRole('main');

test('A started course shows its progress, Resume, and the next unfinished lesson', async ({ page }) => {
  await signInAs(page, 'Monthly member', { returnTo: '/build-your-first-website' });
  await expect(main(page).getByText('3 of 7 lessons completed (43%)')).toBeVisible();
  await expect(main(page).getByRole('progressbar')).toHaveAttribute('aria-valuenow', '3');
  await expect(main(page).getByRole('link', { name: 'Resume' })).toHaveAttribute(
    'href',
    '/build-your-first-website/1',
  );
  await expect(main(page).getByRole('link', { name: 'Continue with lesson 4' })).toBeVisible();
});

test('The lessons are a grid of cards with number or check mark, duration and XP', async ({ page }) => {
  await signInAs(page, 'Monthly member', { returnTo: '/build-your-first-website' });
  await expect(main(page).getByRole('heading', { name: 'Course Lessons' })).toBeVisible();
  const cards = main(page)
    .getByRole('list')
    .filter({ has: page.getByRole('heading', { level: 3 }) })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }) });
  await expect(cards).toHaveCount(7);
  for (const [width, columns] of [
    [1280, 4],
    [1024, 4],
    [768, 2],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    expect(await firstRow(cards)).toBe(columns);
  }
  await expect(cards.nth(0).getByLabel('Lesson 1, completed')).toBeVisible();
  await expect(cards.nth(3)).toContainText('4');
  await expect(cards.nth(0)).toContainText('50 XP');
  await expect(cards.nth(0)).toContainText('8 min');
  await cards.nth(3).getByRole('link').click();
  await expect(page).toHaveURL('/build-your-first-website/4');
});

test('A course that was not started says Start here', async ({ page }) => {
  await signInAs(page, 'Founder', { returnTo: '/build-your-first-website' });
  await expect(main(page).getByText('0 of 7 lessons completed (0%)')).toBeVisible();
  await main(page).getByRole('link', { name: 'Start here' }).click();
  await expect(page).toHaveURL('/build-your-first-website/1');
});

test("An announced course says when it comes out and can't be started", async ({ page }) => {
  await signInAs(page, 'Monthly member', { returnTo: '/courses' });
  const courses: { slug: string; isPublished: boolean; goesLiveDate: string | null }[] = await (
    await page.request.get('/api/courses')
  ).json();
  const dated = courses.find((course) => !course.isPublished && course.goesLiveDate !== null);
  const undated = courses.find((course) => !course.isPublished && course.goesLiveDate === null);
  const longDate = new Date(`${dated?.goesLiveDate}T00:00:00Z`).toLocaleDateString('en-US', {
    timeZone: 'UTC',
    year: 'numeric',
    month: 'long',
    day: 'numeric',
  });
  for (const [slug, date] of [
    [dated?.slug, longDate],
    [undated?.slug, 'a date to be announced'],
  ]) {
    await open(page, `/${slug}`);
    await expect(main(page).getByText('Course Coming Soon')).toBeVisible();
    await expect(main(page).getByText('0 of 0 lessons completed (0%)')).toBeVisible();
    await expect(
      main(page).getByText(`This course will be released on ${date}. Check back soon!`),
    ).toBeVisible();
    await expect(main(page).getByRole('button', { name: 'Start here' })).toBeDisabled();
  }
});

test('A course without lessons says that it is being developed', async ({ page }) => {
  await signInAs(page, 'Monthly member', { returnTo: '/courses' });
  await page.route('**/api/courses/slug/build-your-first-website', async (route) => {
    const course = await (await route.fetch()).json();
    await route.fulfill({ json: { ...course, lessons: [], totalLessons: 0 } });
  });
  await page.getByRole('link', { name: 'Build Your First Website', exact: true }).click();
  await expect(main(page).getByText('No lessons available yet.')).toBeVisible();
  await expect(main(page).getByText('This course is currently being developed.')).toBeVisible();
});

test('Course Details shows the course by its id', async ({ page }) => {
  await signInAs(page, 'Monthly member', { returnTo: '/courses/39' });
  await expect(page.getByRole('banner')).toContainText('Course Details');
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Build Your First Website');
  await expect(main(page).getByText('3 of 7 lessons completed (43%)')).toBeVisible();
});
