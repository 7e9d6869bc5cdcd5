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

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`on a device set to ${colorScheme}`, () => {
    test.use({ colorScheme });

    test(`Without a choice the page follows the device: ${colorScheme}`, async ({ page }) => {
      await open(page, '/');
      expect(await chosenTheme(page)).toBeNull();
      expect(await ground(page)).toBe(grounds[colorScheme]);
      await expect(footer(page).getByRole('radio', { name: 'System' })).toBeChecked();
    });
  });
}

test('The dark theme, chosen in the footer, applies right away and survives a reload and a navigation', async ({
  page,
}) => {
  await open(page, '/');
  await footer(page).getByRole('radio', { name: 'Dark' }).check();
  await expect.poll(() => ground(page)).toBe(grounds.dark);

  const response = await page.reload();
  expect(await response?.text()).toMatch(/<html[^>]* data-theme="dark"/);
  await hydrated(page);
  await expect(footer(page).getByRole('radio', { name: 'Dark' })).toBeChecked();
  expect(await ground(page)).toBe(grounds.dark);

  await topBar(page).getByRole('link', { name: 'Replit Courses' }).click();
  await expect(page).toHaveURL('/replit-courses');
  expect(await chosenTheme(page)).toBe('dark');
  await expect(footer(page).getByRole('radio', { name: 'Dark' })).toBeChecked();
});

test('The choice stays marked after navigating without a page load', async ({ page }) => {
  await open(page, '/');
  await footer(page).getByRole('radio', { name: 'Dark' }).check();
  await topBar(page).getByRole('link', { name: 'Replit Prompts' }).click();
  await expect(page).toHaveURL('/replit-prompts');
  await expect(footer(page).getByRole('radio', { name: 'Dark' })).toBeChecked();
});

test('The choice stays marked after navigating through the app and back', async ({ page }) => {
  await signInAs(page, 'Monthly member', { returnTo: '/' });
  await footer(page).getByRole('radio', { name: 'Dark' }).check();
  await mainNavigation(page).getByRole('link', { name: 'Courses' }).click();
  await expect(page).toHaveURL('/courses');
  await page.getByRole('link', { name: 'Chalkline, front page' }).click();
  await expect(page).toHaveURL('/');
  expect(await chosenTheme(page)).toBe('dark');
  await expect(footer(page).getByRole('radio', { name: 'Dark' })).toBeChecked();
});

test('Choosing the system theme removes the stored choice', async ({ page }) => {
  await withTheme(page, 'dark');
  await open(page, '/');
  await footer(page).getByRole('radio', { name: 'System' }).check();
  await expect.poll(() => ground(page)).toBe(grounds.light);
  const response = await page.reload();
  expect(await response?.text()).not.toMatch(/<html[^>]* data-theme=/);
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
});

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  for (const theme of ['light', 'dark'] as const) {
    test(`The ${theme} theme is in the page before any script runs, so nothing flashes`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: theme === 'dark' ? 'light' : 'dark' });
      await withTheme(page, theme);
      await page.goto('/');
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
      await expect(page.locator('body')).toHaveCSS('background-color', grounds[theme]);
      await expect(
        footer(page).getByRole('radio', { name: theme === 'dark' ? 'Dark' : 'Light' }),
      ).toBeChecked();
    });
  }
});
