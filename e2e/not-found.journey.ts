import type { Page } from 'playwright/test';
import { expect, test } from './fixtures/journey.ts';
import { open } from './fixtures/open.ts';
import { signInAs } from './fixtures/people.ts';
import { topBar } from './fixtures/shell.ts';

interface Missing {
  readonly heading: string;
  readonly text: string;
  readonly link: { readonly name: string; readonly href: string };
}

const pageMissing: Missing = {
  heading: '404 Page Not Found',
  text: "We can't find that page. It may have moved, or there may be a typo in the address.",
  link: { name: 'Go to the home page', href: '/' },
};

const courseMissing: Missing = {
  heading: 'Course not found',
  text: "The course you're looking for doesn't exist or has been removed.",
  link: { name: 'Back to courses', href: '/courses' },
};

function lessonMissing(backTo: string): Missing {
  return {
    heading: 'Lesson not found',
    text: "This lesson doesn't exist or has been removed.",
    link: { name: 'Back to Course', href: backTo },
  };
}

const addresses: readonly [string, Missing][] = [
  ['/no/such/page', pageMissing],
  ['/founder', pageMissing],
  ['/sandbox/nothing', pageMissing],
  ['/replit-courses/nothing', pageMissing],
  ['/no-such-course', courseMissing],
  ['/%E0%A4%A', pageMissing],
  ['/courses/999999', courseMissing],
  ['/courses/not-a-number', courseMissing],
  ['/no-such-course/1', lessonMissing('/no-such-course')],
  ['/build-your-first-website/99', lessonMissing('/build-your-first-website')],
  ['/build-your-first-website/0', lessonMissing('/build-your-first-website')],
  ['/lesson/999999', lessonMissing('/courses')],
  ['/lessons', lessonMissing('/courses')],
];

async function expectMissing(page: Page, { heading, text, link }: Missing): Promise<void> {
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible();
  await expect(main.getByText(text, { exact: true })).toBeVisible();
  await expect(main.getByRole('link', { name: link.name, exact: true })).toHaveAttribute('href', link.href);
  await expect(page).toHaveTitle(`${heading} · Chalkline`);
}

/** Navigates inside the app, as a link of the app would. */
async function moveTo(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => window.history.pushState(null, '', to), address);
}

test('A missing page answers 404 and says what is missing', async ({ page, expectProblems }) => {
  expectProblems(/status of 404/);
  for (const [address, missing] of addresses) {
    await test.step(address, async () => {
      const response = await page.goto(address);
      expect(response?.status()).toBe(404);
      await expectMissing(page, missing);
    });
  }
});

test('Navigating inside the app to a missing page says what is missing', async ({ page, expectProblems }) => {
  expectProblems(/status of 404/);
  await open(page, '/replit-courses');
  for (const [address, missing] of addresses) {
    await test.step(address, async () => {
      await moveTo(page, address);
      await expectMissing(page, missing);
    });
  }
});

test('A lesson of a missing course leads back step by step', async ({ page, expectProblems }) => {
  expectProblems(/status of 404/);
  await signInAs(page, 'Free learner', { returnTo: '/no-such-course/1' });
  await expectMissing(page, lessonMissing('/no-such-course'));
  await page.getByRole('link', { name: 'Back to Course' }).click();
  await expect(page).toHaveURL('/no-such-course');
  await expectMissing(page, courseMissing);
  await page.getByRole('link', { name: 'Back to courses' }).click();
  await expect(page).toHaveURL('/courses');
  await expect(topBar(page).getByText('Courses', { exact: true })).toBeVisible();
});

test('A bookmark of a private page leads there after signing in', async ({ page, expectProblems }) => {
  expectProblems(/status of 404/);
  const bookmark = '/founder/reviews?view=decided&search=a%26b';
  expect((await open(page, bookmark)).status()).toBe(404);
  await page.getByRole('main').getByRole('link', { name: 'Sign in and come back here' }).click();
  await page.getByRole('button', { name: 'Founder' }).click();
  await expect(page).toHaveURL(bookmark);
  await expect(page.getByRole('heading', { level: 1, name: 'Reviews' })).toBeVisible();
});

test('The 404 screen leads back to the home page', async ({ page, expectProblems }) => {
  expectProblems(/status of 404/);
  await open(page, '/no/such/page');
  await page.getByRole('main').getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page).toHaveURL('/');
  await expect(page).not.toHaveTitle(/404/);
});

test('A lesson that exists is found by its id and redirects to its own address', async ({ page }) => {
  await signInAs(page, 'Monthly member');
  const course = await (await page.request.get('/api/courses/slug/build-your-first-website')).json();
  await open(page, `/lesson/${course.lessons[1].id}`);
  await expect(page).toHaveURL('/build-your-first-website/2');
});

test('A request to an unknown API address is refused as JSON', async ({ page }) => {
  const response = await page.request.get('/api/nothing');
  expect(response.status()).toBe(404);
  expect(await response.json()).toMatchObject({ code: 'not_found' });
});
