import type { Locator, Page } from 'playwright/test';
import { expect, test } from './fixtures/journey.ts';
import { open } from './fixtures/open.ts';
import { signInAs } from './fixtures/people.ts';
import { avatarOf, mainNavigation, topBar } from './fixtures/shell.ts';
import { tabTo } from './fixtures/tab-to.ts';

/** The focus is visible: as an outline of the element, or of its card. */
async function expectVisibleFocus(element: Locator): Promise<void> {
  await expect(element).toBeFocused();
  await expect(element).toBeInViewport();
  const outlines = await element.evaluate((node) => {
    const around = [node, node.closest('li, article')].filter((part) => part !== null);
    return around.map((part) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(part);
      return outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth);
    });
  });
  expect(Math.max(...outlines)).toBeGreaterThanOrEqual(2);
}

/** The first Tab offers to skip to the content, and the Tab after that is past the navigation. */
async function expectSkipLink(page: Page): Promise<void> {
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).not.toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  const isInNavigation = await page.evaluate(
    () => document.activeElement?.closest('nav, header') !== null && !document.activeElement?.closest('main'),
  );
  expect(isInNavigation, 'the next Tab is past the navigation').toBe(false);
}

test('The app can be used by keyboard: its rail, and every element shows its focus', async ({ page }) => {
  await signInAs(page, 'Consulting member', { returnTo: '/courses' });
  await expectSkipLink(page);

  await open(page, '/courses');
  const focusable = page.locator('a[href]:visible, button:visible:enabled, input:visible:enabled');
  const count = await focusable.count();
  await page.keyboard.press('Tab');
  for (let index = 0; index < Math.min(count, 12); index += 1) {
    await expectVisibleFocus(page.locator(':focus'));
    await page.keyboard.press('Tab');
  }

  await open(page, '/dashboard');
  const rail = mainNavigation(page);
  for (const name of ['Dashboard', 'Courses', 'Prompts', 'Consulting']) {
    await tabTo(page, rail.getByRole('link', { name, exact: true }));
    await expectVisibleFocus(rail.getByRole('link', { name, exact: true }));
  }
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/prompts');
  await expect(page.getByRole('main')).toBeFocused();
});

test('The avatar menu can be used by keyboard: it returns the focus, offers a theme and logs out', async ({
  page,
}) => {
  await signInAs(page, 'Annual member', { returnTo: '/courses' });
  const avatar = avatarOf(page, 'Hannah Lindqvist');
  const menu = page.getByRole('menu');
  const item = (name: string) => menu.getByRole('menuitem', { name });
  await tabTo(page, avatar);
  await expectVisibleFocus(avatar);
  await page.keyboard.press('Enter');
  await expect(item('Account')).toBeFocused();
  await page.keyboard.press('End');
  await expect(item('Log out')).toBeFocused();
  await page.keyboard.press('Home');
  await expect(item('Account')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  await expect(avatar).toBeFocused();

  await test.step('the theme', async () => {
    await page.keyboard.press('ArrowDown');
    await expect(item('Account')).toBeFocused();
    for (const name of ['Manage plan', 'Watch on YouTube', 'Get in touch']) {
      await page.keyboard.press('ArrowDown');
      await expect(item(name)).toBeFocused();
    }
    for (const name of ['System', 'Light', 'Dark']) {
      await page.keyboard.press('ArrowDown');
      await expect(menu.getByRole('menuitemradio', { name })).toBeFocused();
    }
    await page.keyboard.press('Enter');
    await expect(menu.getByRole('menuitemradio', { name: 'Dark' })).toBeChecked();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });

  await test.step('the log-out', async () => {
    // A link that keeps the focus loads its page ahead, which the server would refuse after the log-out. A browser
    // that saves data does not.
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    );
    await open(page, '/courses');
    await tabTo(page, avatar);
    await page.keyboard.press('ArrowDown');
    await expect(item('Account')).toBeFocused();
    await page.keyboard.press('End');
    await expect(item('Log out')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/');
    await expect(topBar(page).getByRole('link', { name: 'Sign in', exact: true })).toBeVisible();
  });
});

test('The public pages can be used by keyboard', async ({ page }) => {
  await open(page, '/');
  await expectSkipLink(page);
  await open(page, '/replit-consulting');
  for (const name of ['Replit Courses', 'Replit Prompts', 'Replit Consulting', 'Pricing', 'Blog']) {
    const link = mainNavigation(page).getByRole('link', { name });
    await tabTo(page, link);
    await expectVisibleFocus(link);
  }
  for (const name of ['Sign in with Google', 'Sign in']) {
    const link = topBar(page).getByRole('link', { name, exact: true });
    await tabTo(page, link);
    await expectVisibleFocus(link);
  }
  await tabTo(page, page.getByRole('contentinfo').getByRole('radio', { name: 'System' }));
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});

test('The mobile menu opens, is used and closes by keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/');
  const button = page.locator('summary[aria-label="Menu"]');
  const panel = page.getByRole('navigation', { name: 'Menu' });
  await tabTo(page, button);
  await expectVisibleFocus(button);
  await page.keyboard.press('Enter');
  await expect(panel).toBeVisible();
  await page.keyboard.press('Tab');
  await expectVisibleFocus(panel.getByRole('link', { name: 'Replit Courses' }));
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(panel).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(panel.getByRole('link', { name: 'Replit Courses' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/replit-courses');
  await expect(panel).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
});
