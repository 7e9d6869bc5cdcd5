import type { CourseWithLessons } from '@chalkline/contract/courses';
import type { Page } from 'playwright/test';
import { holdCall } from './fixtures/held-call.ts';
import { expect, test } from './fixtures/journey.ts';
import { open } from './fixtures/open.ts';
import { signInAs } from './fixtures/people.ts';
import { mainNavigation, topBar } from './fixtures/shell.ts';

test.use({ instance: 'lesson' });

const main = (page: Page) => page.getByRole('main');
const complete = (page: Page) => main(page).getByRole('button', { name: 'Mark Complete' });
const contents = (page: Page) => main(page).getByRole('region', { name: 'Course Contents' });
const steps = (page: Page) => main(page).getByRole('navigation', { name: 'This lesson and its neighbours' });

test('Mark Complete shows its progress, grants XP once and opens the next lesson', async ({ page }) => {
  await signInAs(page, 'Monthly member', { returnTo: '/build-your-first-website/4' });
  await expect(topBar(page)).toContainText('200 XP');
  await expect(contents(page)).toContainText('3 of 7 lessons completed (43%)');
  const answer = await holdCall(page, '**/api/lessons/*/complete');
  await complete(page).click();
  await expect(main(page).getByRole('button', { name: 'Marking...' })).toBeDisabled();
  answer();
  await expect(page.getByText('Lesson Complete!', { exact: true })).toBeVisible();
  await expect(page.getByText('You earned 75 XP.', { exact: true })).toBeVisible();
  await expect(page).toHaveURL('/build-your-first-website/5');
  await expect(topBar(page)).toContainText('275 XP');
  await expect(contents(page)).toContainText('4 of 7 lessons completed (57%)');
  await page.goBack();
  await expect(main(page).getByRole('button', { name: 'Completed' })).toBeDisabled();
});

test('A completion that fails says so and leaves the lesson open', async ({ page, expectProblems }) => {
  expectProblems(/500/);
  await signInAs(page, 'Annual member', { returnTo: '/give-your-app-a-memory/3' });
  await page.route('**/api/lessons/*/complete', (route) =>
    route.fulfill({ status: 500, json: { code: 'failed', message: 'no' } }),
  );
  await complete(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Failed to mark lesson as complete', { exact: true })).toBeVisible();
  await expect(complete(page)).toBeEnabled();
  await expect(complete(page)).toBeFocused();
  await expect(page).toHaveURL('/give-your-app-a-memory/3');
});

test('Previous and Next lead to the neighbours, and at the ends to the course and to all courses', async ({
  page,
}) => {
  await signInAs(page, 'Lifetime member', { returnTo: '/build-your-first-website/1' });
  await steps(page).getByRole('link', { name: /^Next/ }).click();
  await expect(page).toHaveURL('/build-your-first-website/2');
  await steps(page)
    .getByRole('link', { name: /^Previous/ })
    .click();
  await expect(page).toHaveURL('/build-your-first-website/1');
  await steps(page)
    .getByRole('link', { name: /^Previous/ })
    .click();
  await expect(page).toHaveURL('/build-your-first-website');
  await open(page, '/build-your-first-website/7');
  await steps(page).getByRole('link', { name: /^Next/ }).click();
  await expect(page).toHaveURL('/courses');
});

test('Course Contents marks the current lesson and leads to every other', async ({ page }) => {
  await signInAs(page, 'Lifetime member', { returnTo: '/build-your-first-website/3' });
  await expect(contents(page).getByRole('link')).toHaveCount(7);
  await expect(contents(page).locator('[aria-current="page"]')).toContainText('Give it a look of its own');
  await contents(page)
    .getByRole('link', { name: /Publish it/ })
    .click();
  await expect(page).toHaveURL('/build-your-first-website/7');
});

test('Prompts is the default tab; Key Points lists both kinds of points', async ({ page }) => {
  await signInAs(page, 'Lifetime member', { returnTo: '/build-your-first-website/3' });
  const tabs = main(page).getByRole('tab');
  await expect(tabs).toHaveText(['Key Points', 'Prompts', 'Snapshots']);
  await expect(main(page).getByRole('tab', { name: 'Prompts' })).toHaveAttribute('aria-selected', 'true');
  await main(page).getByRole('tab', { name: 'Key Points' }).click();
  await expect(main(page).getByRole('heading', { name: 'Key Learning Points' })).toBeVisible();
  await expect(main(page).getByRole('heading', { name: "What You'll Build" })).toBeVisible();
});

test('A lesson without points says so in both lists', async ({ page }) => {
  await signInAs(page, 'Lifetime member', { returnTo: '/build-your-first-website' });
  await page.route('**/api/courses/*/lessons/1', async (route) => {
    const lesson = await (await route.fetch()).json();
    await route.fulfill({ json: { ...lesson, keyLearningPoints: [], buildPoints: [] } });
  });
  await main(page).getByRole('link', { name: 'Resume' }).click();
  await main(page).getByRole('tab', { name: 'Key Points' }).click();
  await expect(main(page).getByText('No key learning points available')).toBeVisible();
  await expect(main(page).getByText('No build points available')).toBeVisible();
});

test('A lesson shows Loading lesson... while it loads, and can be tried again when it fails', async ({
  page,
  expectProblems,
}) => {
  expectProblems(/503/);
  await signInAs(page, 'Lifetime member', { returnTo: '/build-your-first-website' });
  const answer = await holdCall(page, '**/api/courses/*/lessons/1', (route) =>
    route.fulfill({ status: 503, json: { code: 'unavailable', message: 'no' } }),
  );
  await main(page).getByRole('link', { name: 'Resume' }).click();
  await expect(main(page).getByText('Loading lesson...')).toBeVisible();
  answer();
  await expect(main(page).getByText("We couldn't load this lesson")).toBeVisible();
  await page.unroute('**/api/courses/*/lessons/1');
  await main(page).getByRole('button', { name: 'Try again' }).click();
  await expect(main(page).getByRole('tab', { name: 'Prompts' })).toBeVisible();
});

test('Lesson addresses by id and without a number redirect to the canonical one', async ({ page }) => {
  await signInAs(page, 'Lifetime member', { returnTo: '/lesson/3903' });
  await expect(page).toHaveURL('/build-your-first-website/3');
  await open(page, '/build-your-first-website/first');
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(
    'Say what you want in one paragraph',
  );
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    /\/build-your-first-website\/1$/,
  );
});

test('Shortcuts move between lessons and complete them; ? lists them, and they can be switched off', async ({
  page,
}) => {
  await signInAs(page, 'Consulting member', { returnTo: '/add-an-ai-assistant/1' });
  await page.keyboard.press('n');
  await expect(page).toHaveURL('/add-an-ai-assistant/2');
  await page.keyboard.press('p');
  await expect(page).toHaveURL('/add-an-ai-assistant/1');
  await open(page, '/add-an-ai-assistant/5');
  await page.keyboard.press('m');
  await expect(page.getByText('Lesson Complete!', { exact: true })).toBeVisible();
  await expect(page).toHaveURL('/add-an-ai-assistant/6');

  await page.keyboard.press('?');
  const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  for (const label of [
    'Next lesson',
    'Previous lesson',
    'Mark the lesson complete',
    'Copy the first prompt',
  ]) {
    await expect(list.getByText(label)).toBeVisible();
  }
  await list.getByLabel('Use single keys as shortcuts').uncheck();
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await page.keyboard.press('p');
  await expect(page).toHaveURL('/add-an-ai-assistant/6');
});

test('On a phone a chosen tab scrolls into view, and there is one bar at the bottom', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInAs(page, 'Lifetime member', { returnTo: '/build-your-first-website/3' });
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await main(page).getByRole('tab', { name: 'Key Points' }).click();
  const points = main(page).getByRole('heading', { name: 'Key Learning Points' });
  await expect.poll(async () => (await points.boundingBox())?.y).toBeLessThan(300);
  await expect(points).toBeInViewport();
  const bar = await steps(page).boundingBox();
  expect(844 - (bar?.y ?? 0) - (bar?.height ?? 0)).toBeLessThan(20);
  await expect(mainNavigation(page)).not.toBeInViewport();
  await mainNavigation(page).getByRole('link', { name: 'Prompts' }).click();
  await expect(page).toHaveURL('/prompts');
  await expect(mainNavigation(page)).toBeInViewport();
});

test('A learner who completes the last open lesson is told, and sees what comes next', async ({ page }) => {
  const slug = 'give-your-app-a-memory';
  await signInAs(page, 'Consulting member', { returnTo: '/courses' });
  const { title, lessons }: CourseWithLessons = await (
    await page.request.get(`/api/courses/slug/${slug}`)
  ).json();
  const { csrfToken } = await (await page.request.get('/api/csrf-token')).json();
  for (const { id } of lessons.slice(0, -1)) {
    await page.request.post(`/api/lessons/${id}/complete`, { headers: { 'X-CSRF-Token': csrfToken } });
  }
  await open(page, `/${slug}/${lessons.length}`);
  await complete(page).focus();
  await page.keyboard.press('Enter');
  await expect(main(page).getByRole('heading', { name: `You've finished ${title}` })).toBeFocused();
  await expect(main(page).getByRole('button', { name: 'Completed' })).toBeDisabled();
  const wayOn = main(page).getByRole('link', { name: /^(Continue|Start)\b/ });
  await expect(wayOn).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(wayOn).toBeFocused();
  await open(page, `/${slug}`);
  await expect(main(page).getByRole('heading', { name: `You've finished ${title}` })).toBeVisible();
});
