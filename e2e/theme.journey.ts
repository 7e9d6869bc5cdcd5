import type { Page } from 'playwright/test';
import { expect, test } from './fixtures/journey.ts';
import { hydrated, open } from './fixtures/open.ts';
import { signInAs } from './fixtures/people.ts';
import { footer, mainNavigation, openMenuOf, topBar } from './fixtures/shell.ts';
import { withTheme } from './fixtures/theme.ts';

const grounds = { light: 'rgb(238, 243, 238)', dark: 'rgb(13, 22, 19)' } as const;

/** The background colour of the page. */
function ground(page: Page): Promise<string> {
  return page.evaluate(() => getComputedStyle(document.body).backgroundColor);
}

function chosenTheme(page: Page): Promise<string | null> {
  return page.locator('html').getAttribute('data-theme');
}

test('Without a choice the page follows the device; a choice applies right away and survives a reload', async ({
  page,
}) => {
  const choice = (name: string) => footer(page).getByRole('radio', { name });
  await open(page, '/');
  expect(await chosenTheme(page)).toBeNull();
  await expect(choice('System')).toBeChecked();
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect.poll(() => ground(page)).toBe(grounds[colorScheme]);
  }

  await choice('Dark').check();
  await expect.poll(() => ground(page)).toBe(grounds.dark);
  const dark = await page.reload();
  expect(await dark?.text()).toMatch(/<html[^>]* data-theme="dark"/);
  await hydrated(page);
  await expect(choice('Dark')).toBeChecked();
  expect(await ground(page)).toBe(grounds.dark);
  await topBar(page).getByRole('link', { name: 'Replit Courses' }).click();
  await expect(page).toHaveURL('/replit-courses');
  expect(await chosenTheme(page)).toBe('dark');
  await expect(choice('Dark')).toBeChecked();

  await choice('System').check();
  await expect.poll(() => ground(page)).toBe(grounds.light);
  const light = await page.reload();
  expect(await light?.text()).not.toMatch(/<html[^>]* data-theme=/);
});

test('The theme can also be chosen in the avatar menu of the app', async ({ page }) => {
  await signInAs(page, 'Monthly member', { returnTo: '/courses' });
  const menu = await openMenuOf(page, 'Tomás Oliveira');
  await menu.getByRole('menuitemradio', { name: 'Dark' }).click();
  await expect.poll(() => ground(page)).toBe(grounds.dark);
  await page.keyboard.press('Escape');
  await mainNavigation(page).getByRole('link', { name: 'Dashboard' }).click();
  await expect(page).toHaveURL('/dashboard');
  expect(await chosenTheme(page)).toBe('dark');
  await openMenuOf(page, 'Tomás Oliveira');
  await expect(menu.getByRole('menuitemradio', { name: 'Dark' })).toBeChecked();
  const response = await page.reload();
  expect(await response?.text()).toMatch(/<html[^>]* data-theme="dark"/);

  await page.getByRole('link', { name: 'Chalkline, front page' }).click();
  await expect(page).toHaveURL('/');
  await expect(footer(page).getByRole('radio', { name: 'Dark' })).toBeChecked();
});

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('The theme is in the page before any script runs, so nothing flashes', async ({ page }) => {
    for (const theme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: theme === 'dark' ? 'light' : 'dark' });
      await withTheme(page, theme);
      await page.goto('/');
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
      await expect(page.locator('body')).toHaveCSS('background-color', grounds[theme]);
      await expect(
        footer(page).getByRole('radio', { name: theme === 'dark' ? 'Dark' : 'Light' }),
      ).toBeChecked();
    }
  });
});
