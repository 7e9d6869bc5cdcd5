import type { Course } from '@chalkline/contract/courses';
import type { Page } from 'playwright/test';
import {
  consultingAddress,
  galleryAddress,
  paidAddresses,
  publicAddresses,
  sessionAddresses,
  writtenAddresses,
} from './fixtures/addresses.ts';
import { expect, test } from './fixtures/journey.ts';
import { open } from './fixtures/open.ts';
import { signInAs } from './fixtures/people.ts';
import { footer, mainNavigation, topBar } from './fixtures/shell.ts';
import { Traffic } from './fixtures/traffic.ts';

async function allCourses(page: Page): Promise<Course[]> {
  return (await page.request.get('/api/courses')).json();
}

function metaOf(page: Page, name: string): Promise<string | null> {
  return page.locator(`meta[name="${name}"]`).getAttribute('content');
}

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('Every public page is readable without scripts', async ({ page }) => {
    for (const address of [...publicAddresses, ...writtenAddresses]) {
      await test.step(address, async () => {
        const response = await page.goto(address);
        expect(response?.status()).toBe(200);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(mainNavigation(page).getByRole('link')).toHaveCount(4);
        await expect(topBar(page).getByRole('link', { name: 'Sign in with Google' })).toBeVisible();
        await expect(footer(page).getByRole('link', { name: 'Privacy policy' })).toBeVisible();
      });
    }
  });

  test('The public courses page lists every course without scripts', async ({ page }) => {
    await page.goto('/replit-courses');
    for (const { title } of await allCourses(page)) {
      await expect(page.getByRole('main').getByRole('heading', { name: title })).toBeVisible();
    }
  });

  test('The home page shows its three featured courses without scripts', async ({ page }) => {
    await page.goto('/');
    const featured = (await allCourses(page)).filter(({ id }) => [39, 37, 38].includes(id));
    expect(featured).toHaveLength(3);
    for (const { title } of featured) {
      await expect(page.getByRole('main').getByRole('heading', { name: title })).toBeVisible();
    }
  });

  test('Questions open and the mobile menu works without scripts', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    await page.locator('summary[aria-label="Menu"]').click();
    await page
      .getByRole('navigation', { name: 'Menu' })
      .getByRole('link', { name: 'Replit Consulting' })
      .click();
    await expect(page).toHaveURL('/replit-consulting');
    const question = page.getByRole('main').locator('details').first();
    const answer = question.locator('p').first();
    await expect(answer).toBeHidden();
    await question.locator('summary').click();
    await expect(answer).toBeVisible();
  });

  test('A member reads a lesson without scripts', async ({ page }) => {
    await page.goto('/api/auth/google?returnTo=/build-your-first-website/1');
    await page.getByRole('button', { name: 'Monthly member' }).click();
    await expect(page).toHaveURL('/build-your-first-website/1');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('video')).toHaveAttribute('src', '/media/sample-lesson.mp4');
  });
});

test('The public pages have different titles, descriptions and canonical addresses', async ({
  page,
  product,
}) => {
  const heads = new Set<string>();
  for (const address of publicAddresses) {
    await test.step(address, async () => {
      await page.goto(address);
      await expect(page).toHaveTitle(/Chalkline/);
      expect((await metaOf(page, 'description'))?.length).toBeGreaterThan(40);
      const canonical = page.locator('link[rel="canonical"]');
      await expect(canonical).toHaveAttribute('href', product.url + address);
      await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
      heads.add(`${await page.title()} ${await metaOf(page, 'description')}`);
    });
  }
  expect(heads.size).toBe(publicAddresses.length);
});

test('Blog and legal pages have a title, description and canonical address, and no script', async ({
  page,
  product,
}) => {
  const traffic = new Traffic(page, product.url);
  for (const address of writtenAddresses) {
    await test.step(address, async () => {
      await page.goto(address);
      await expect(page).toHaveTitle(/ · Chalkline$/);
      expect((await metaOf(page, 'description'))?.length).toBeGreaterThan(20);
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', product.url + address);
      await expect(page.locator('script[src]')).toHaveCount(0);
    });
  }
  expect(traffic.calls()).toEqual([]);
});

test('The canonical address of a page has no query', async ({ page, product }) => {
  await open(page, '/replit-courses?utm_source=mail');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    `${product.url}/replit-courses`,
  );
});

test('Private screens ask search engines not to index them', async ({ page }) => {
  await signInAs(page, 'Monthly member', { returnTo: '/dashboard' });
  expect(await metaOf(page, 'robots')).toBe('noindex');
});

/** What a page can't contain: figures that are newer than a cached page, and the live stream. */
const askedForLater: Readonly<Record<string, readonly string[]>> = {
  '/replit-consulting': ['GET /api/consulting/promise'],
  '/consulting': ['GET /api/consulting/live'],
};

test('A visitor’s pages hydrate without requesting anything again', async ({ page, product }) => {
  for (const address of [...publicAddresses, galleryAddress]) {
    const traffic = new Traffic(page, product.url);
    await open(page, address);
    await page.waitForLoadState('networkidle');
    expect.soft(traffic.calls(), address).toEqual(askedForLater[address] ?? []);
  }
});

test('A member’s pages hydrate without requesting anything again', async ({ page, product }) => {
  await signInAs(page, 'Consulting member');
  const addresses = [
    ...publicAddresses,
    ...paidAddresses.map(({ address }) => address),
    consultingAddress.address,
    ...sessionAddresses,
  ];
  for (const address of addresses) {
    const traffic = new Traffic(page, product.url);
    await open(page, address);
    await page.waitForLoadState('networkidle');
    expect.soft(traffic.calls(), address).toEqual(askedForLater[address] ?? []);
  }
});

test('Navigation requests what is missing and nothing that is already loaded', async ({ page, product }) => {
  await open(page, '/replit-prompts');
  const traffic = new Traffic(page, product.url);
  await mainNavigation(page).getByRole('link', { name: 'Replit Courses' }).click();
  const { title } = (await allCourses(page))[0] ?? { title: '' };
  await expect(page.getByRole('main').getByRole('heading', { name: title })).toBeVisible();
  expect(traffic.calls()).toEqual(['GET /api/courses']);

  traffic.forget();
  await topBar(page).getByRole('link', { name: 'Chalkline, front page' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { name: 'Popular Courses' })).toBeVisible();
  // The lower part of the page is loaded after the upper one, and requests the plans.
  await expect(page.getByRole('heading', { name: 'Pricing' })).toBeVisible();
  await mainNavigation(page).getByRole('link', { name: 'Replit Courses' }).click();
  await expect(page).toHaveURL('/replit-courses');
  expect(traffic.calls().sort()).toEqual(['GET /api/plans', 'GET /api/skills']);
});

test('A member who navigates through the app requests each resource once', async ({ page, product }) => {
  await signInAs(page, 'Monthly member', { returnTo: '/prompts' });
  const traffic = new Traffic(page, product.url);
  const rail = mainNavigation(page);
  // Every navigation checks who is signed in, because that may have changed in another tab.
  const dataCalls = () => traffic.calls().filter((call) => call !== 'GET /api/auth/user');

  await rail.getByRole('link', { name: 'Courses' }).click();
  await expect(
    page.getByRole('main').getByRole('heading', { name: 'Build Your First Website' }),
  ).toBeVisible();
  expect(dataCalls().sort()).toEqual(['GET /api/courses', 'GET /api/user/courses']);

  traffic.forget();
  await rail.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByRole('heading', { name: 'Pick up where you left off' })).toBeVisible();
  expect(dataCalls()).toContain('GET /api/user/progress');
  expect(dataCalls()).not.toContain('GET /api/courses');
  expect(dataCalls()).not.toContain('GET /api/user/courses');

  traffic.forget();
  await rail.getByRole('link', { name: 'Courses' }).click();
  await expect(page).toHaveURL('/courses');
  await rail.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByRole('heading', { name: 'Pick up where you left off' })).toBeVisible();
  expect(dataCalls()).toEqual([]);
});

test('Changed content is loaded again: a page is checked against the server each time', async ({ page }) => {
  const first = await open(page, '/replit-courses');
  expect(first.headers()['cache-control']).toContain('must-revalidate');
  expect(first.headers().etag).toBeTruthy();
  const again = await page.request.get('/replit-courses', {
    headers: { 'if-none-match': first.headers().etag ?? '' },
  });
  expect(again.status()).toBe(304);
});

test('A screen whose scripts fail to load says so in its place, and the navigation still works', async ({
  page,
  expectProblems,
}) => {
  expectProblems(/ERR_|Failed to fetch dynamically imported module/);
  await signInAs(page, 'Monthly member', { returnTo: '/dashboard' });
  await page.route(/\/assets\/prompts-.*\.js$/, (route) => route.abort());
  const navigation = mainNavigation(page);
  await navigation.getByRole('link', { name: 'Prompts' }).click();
  await expect(page.getByText("We couldn't show this page. Everything you've saved is safe.")).toBeVisible();
  await navigation.getByRole('link', { name: 'Courses' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Courses' })).toBeVisible();
});
