import type { CourseWithLessons } from '@chalkline/contract/courses';
import type { Page } from 'playwright/test';
import { expect, test } from './fixtures/journey.ts';
import { open, settled } from './fixtures/open.ts';
import { signInAs } from './fixtures/people.ts';
import { mainNavigation, topBar } from './fixtures/shell.ts';

const main = (page: Page) => page.getByRole('main');
const complete = (page: Page) => main(page).getByRole('button', { name: 'Mark Complete' });
const contents = (page: Page) => main(page).getByRole('region', { name: 'Course Contents' });
const steps = (page: Page) => main(page).getByRole('navigation', { name: 'This lesson and its neighbours' });

async function courseOf(page: Page, slug: string): Promise<CourseWithLessons> {
  return (await page.request.get(`/api/courses/slug/${slug}`)).json();
}

test('A learner completes a lesson, earns XP, comes to the next one, and can undo it', async ({ page }) => {
  await signInAs(page, 'Monthly member', { returnTo: '/build-your-first-website/4' });
  await expect(topBar(page)).toContainText('200 XP');
  await expect(contents(page)).toContainText('3 of 7 lessons completed (43%)');
  await complete(page).click();
  await expect(page.getByText('Lesson Complete!', { exact: true })).toBeVisible();
  await expect(page.getByText('You earned 75 XP.', { exact: true })).toBeVisible();
  await expect(page).toHaveURL('/build-your-first-website/5');
  await expect(topBar(page)).toContainText('275 XP');
  await expect(contents(page)).toContainText('4 of 7 lessons completed (57%)');
  await page.goBack();
  await expect(main(page).getByRole('button', { name: 'Completed' })).toBeDisabled();
  await main(page)
    .getByRole('button', { name: /mark this lesson incomplete$/ })
    .click();
  await expect(complete(page)).toBeEnabled();
  await expect(topBar(page)).toContainText('200 XP');
  await expect(contents(page)).toContainText('3 of 7 lessons completed (43%)');
  await contents(page)
    .getByRole('link', { name: /Publish it/ })
    .click();
  await expect(page).toHaveURL('/build-your-first-website/7');
  await steps(page).getByRole('link', { name: /^Next/ }).click();
  await expect(page).toHaveURL('/courses');
});

test('Shortcuts move between lessons and complete them; ? lists them, and they can be switched off', async ({
  page,
}) => {
  const slug = 'add-an-ai-assistant';
  await signInAs(page, 'Consulting member', { returnTo: `/${slug}/4` });
  const { lessons } = await courseOf(page, slug);
  /** The next key belongs to the lesson that is shown, and not yet to the one in the URL. */
  const expectLesson = async (number: number) => {
    await expect(page).toHaveURL(`/${slug}/${number}`);
    const title = lessons[number - 1]?.title ?? '';
    await expect(main(page).getByRole('heading', { level: 1, name: title })).toBeVisible();
    await settled(page);
  };
  await page.keyboard.press('p');
  await expectLesson(3);
  await page.keyboard.press('n');
  await expectLesson(4);
  await page.keyboard.press('n');
  await expectLesson(5);
  await expect(complete(page)).toBeVisible();
  await page.keyboard.press('m');
  await expect(page.getByText('Lesson Complete!', { exact: true })).toBeVisible();
  await expectLesson(6);

  await page.keyboard.press('?');
  const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
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
  const { title, lessons } = await courseOf(page, slug);
  const { csrfToken } = await (await page.request.get('/api/csrf-token')).json();
  for (const { id } of lessons.slice(0, -1)) {
    await page.request.post(`/api/lessons/${id}/complete`, { headers: { 'X-CSRF-Token': csrfToken } });
  }
  await open(page, `/${slug}/${lessons.length}`);
  await complete(page).focus();
  await page.keyboard.press('Enter');
  await expect(main(page).getByRole('heading', { name: `You've finished ${title}` })).toBeFocused();
  await expect(main(page).getByRole('button', { name: 'Completed' })).toBeDisabled();
  const certification = main(page).getByRole('button', { name: /^Get certified/ });
  await expect(certification).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(certification).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(main(page).getByRole('link', { name: /^(Continue|Start)\b/ })).toBeFocused();
  await open(page, `/${slug}`);
  await expect(main(page).getByRole('heading', { name: `You've finished ${title}` })).toBeVisible();
});
