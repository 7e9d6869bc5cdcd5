import { builtScript } from './fixtures/built-script.ts';
import { someoneNew } from './fixtures/checkout.ts';
import { expect, test } from './fixtures/journey.ts';
import { newcomer, signInAs } from './fixtures/people.ts';
import { mainNavigation } from './fixtures/shell.ts';

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('Questions open, the mobile menu works and a member reads a lesson', async ({ page }) => {
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

    await page.goto('/api/auth/google?returnTo=/build-your-first-website/1');
    await page.getByRole('button', { name: 'Monthly member' }).click();
    await expect(page).toHaveURL('/build-your-first-website/1');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const film = '/media/lessons/build-your-first-website/say-what-you-want.mp4';
    await expect(page.locator('video')).toHaveAttribute('src', film);
  });
});

test('A screen whose scripts fail to load says so in its place, and the navigation still works', async ({
  page,
  expectProblems,
}) => {
  expectProblems(/ERR_|Page not loaded/);
  await signInAs(page, 'Monthly member', { returnTo: '/dashboard' });
  await page.route(builtScript('pages/prompts.tsx'), (route) => route.abort());
  const navigation = mainNavigation(page);
  await navigation.getByRole('link', { name: 'Prompts' }).click();
  await expect(page.getByText("We couldn't load this page")).toBeVisible();
  await navigation.getByRole('link', { name: 'Courses' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Courses' })).toBeVisible();
});

test('A button that is pressed while the scripts still load works as soon as they are there', async ({
  page,
}) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const app = builtScript('app/entry-client.tsx');
  await page.route(app, async (route) => {
    await released;
    await route.continue();
  });
  const requested = page.waitForRequest(app);
  await page.goto('/build-your-first-website/1', { waitUntil: 'commit' });
  await requested;
  const tab = page.getByRole('tab', { name: 'Key Points' });
  await tab.click();
  await expect(tab).toHaveAttribute('aria-selected', 'false');
  release();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tabpanel', { name: 'Key Points' })).toBeVisible();
});

test.describe('on the first page of somebody in Tokyo', () => {
  test.use({ timezoneId: 'Asia/Tokyo' });

  test('A part whose script comes after the time zone is hydrated, and then shows their time', async ({
    page,
  }) => {
    await newcomer(page, someoneNew());
    const stored = page.waitForResponse(/\/api\/account\/time-zone$/);
    await page.route(builtScript('pages/account-lower.ts'), async (route) => {
      await stored;
      await route.continue();
    });
    await page.goto('/account');
    await page.getByLabel('Your time zone').scrollIntoViewIfNeeded();
    await expect(page.getByLabel('Your time zone')).toHaveValue('Asia/Tokyo');
    await page.getByRole('heading', { name: 'Sessions' }).scrollIntoViewIfNeeded();
    await expect(
      page
        .getByRole('main')
        .getByText(/UTC\+9/)
        .first(),
    ).toBeVisible();
  });
});
