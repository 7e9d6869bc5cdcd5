import type { Page } from 'playwright/test';
import { holdCall } from './fixtures/held-call.ts';
import { expect, test } from './fixtures/journey.ts';
import { hydrated, open } from './fixtures/open.ts';
import { signInAs } from './fixtures/people.ts';

const titles = (page: Page) => page.getByRole('main').locator('article').getByRole('heading');
const searchBox = (page: Page) => page.getByRole('searchbox', { name: 'Search courses' });

test.beforeEach(async ({ page }) => {
  await signInAs(page, 'Monthly member', { returnTo: '/courses' });
});

test('The catalogue lists every course by go-live date, with progress, and upcoming ones in grey', async ({
  page,
}) => {
  const courses: { title: string; isPublished: boolean }[] = await (
    await page.request.get('/api/courses')
  ).json();
  await expect(titles(page)).toHaveText(courses.map(({ title }) => title));
  await expect(page.getByRole('progressbar', { name: 'Progress in Build Your First Website' })).toBeVisible();
  for (const { title, isPublished } of courses) {
    const picture = page
      .locator('article', { has: page.getByRole('heading', { name: title }) })
      .locator('> :first-child > :first-child');
    const filter = await picture.evaluate((element) => getComputedStyle(element).filter);
    expect(filter.includes('grayscale'), title).toBe(!isPublished);
  }
});

test('A search is sent once, trimmed, when typing stops, and stays in the URL', async ({ page }) => {
  const searches: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname === '/api/courses') searches.push(url.searchParams.get('search') ?? '');
  });
  await searchBox(page).pressSequentially('  website  ', { delay: 20 });
  await expect(titles(page)).toHaveText(['Build Your First Website']);
  expect(searches).toEqual(['website']);
  await expect(page).toHaveURL('/courses?search=website');

  await page.reload();
  await hydrated(page);
  await expect(searchBox(page)).toHaveValue('website');
  await expect(titles(page)).toHaveText(['Build Your First Website']);

  await titles(page).getByRole('link').click();
  await expect(page).toHaveURL('/build-your-first-website');
  await page.goBack();
  await expect(page).toHaveURL('/courses?search=website');
  await expect(searchBox(page)).toHaveValue('website');
  await expect(titles(page)).toHaveText(['Build Your First Website']);
});

test('A search keeps every character that was typed', async ({ page }) => {
  await searchBox(page).fill('100%41 + more');
  await searchBox(page).press('Enter');
  await expect(page.getByText('No courses found matching your criteria.')).toBeVisible();
  await page.reload();
  await hydrated(page);
  await expect(searchBox(page)).toHaveValue('100%41 + more');
});

test('A search of only spaces sends no request', async ({ page }) => {
  const count = await titles(page).count();
  await searchBox(page).fill('   ');
  await searchBox(page).press('Enter');
  await expect(page).toHaveURL('/courses');
  await expect(titles(page)).toHaveCount(count);
});

test('Categories filter the list, are in the URL, and Back undoes them', async ({ page }) => {
  const categories = page.getByRole('navigation', { name: 'Categories' });
  await expect(categories.getByRole('link')).toHaveText([
    'All Categories',
    'Security',
    'Payments',
    'AI',
    'Database',
    'Frontend',
    'Backend',
  ]);
  const all = await titles(page).count();
  await categories.getByRole('link', { name: 'Payments' }).click();
  await expect(page).toHaveURL('/courses?category=Payments');
  await expect(categories.getByRole('link', { name: 'Payments' })).toHaveAttribute('aria-current', 'true');
  for (const card of await page.getByRole('main').locator('article').all())
    await expect(card).toContainText('Payments');
  await page.goBack();
  await expect(titles(page)).toHaveCount(all);
});

test('An empty result says so, and Clear Filters shows everything again', async ({ page }) => {
  await open(page, '/courses?search=nothing-like-this&category=AI');
  await expect(page.getByText('No courses found matching your criteria.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear Filters' }).click();
  await expect(page).toHaveURL('/courses');
  await expect(searchBox(page)).toHaveValue('');
  await expect(titles(page).first()).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(titles(page).first().getByRole('link')).toBeFocused();
});

test('Six placeholders are shown while the courses load', async ({ page }) => {
  await open(page, '/account');
  const answer = await holdCall(page, '**/api/courses');
  await page.getByRole('link', { name: 'Courses', exact: true }).first().click();
  const places = page.getByRole('status').filter({ hasText: 'Loading courses' });
  await expect(places).toBeVisible();
  expect(await places.locator('> div > div > *').count()).toBe(6);
  answer();
  await expect(titles(page).first()).toBeVisible();
});

test('A list that fails to load says so and can be tried again', async ({ page, expectProblems }) => {
  expectProblems(/503/);
  await page.route('**/api/courses?search=website', (route) =>
    route.fulfill({ status: 503, json: { code: 'unavailable', message: 'no' } }),
  );
  const all = await titles(page).count();
  await searchBox(page).fill('website');
  await expect(page.getByText("We couldn't load the courses")).toBeVisible();
  await expect(titles(page)).toHaveCount(all);
  await page.unroute('**/api/courses?search=website');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(titles(page)).toHaveText(['Build Your First Website']);
});
