import { expect, test } from './fixtures/journey.ts';
import { mainNavigation } from './fixtures/shell.ts';

test('A reader follows a tag from a post to related posts, and back to all posts', async ({ page }) => {
  await page.goto('/blog');
  await page.getByRole('link', { name: 'Reading an error without panic' }).click();
  await expect(page.getByText(/\d+ min read/)).toBeVisible();

  await test.step('code is highlighted without any script, in both themes', async () => {
    const code = page.locator('pre code.language-js');
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const plain = await code.evaluate((element) => getComputedStyle(element).color);
      const keyword = code.locator('.code-keyword').first();
      expect(await keyword.evaluate((word) => getComputedStyle(word).color)).not.toBe(plain);
    }
  });

  await page.getByRole('navigation', { name: 'Tags' }).getByRole('link', { name: 'basics' }).click();
  await expect(page).toHaveURL('/blog/tag/basics');
  await expect(page.getByRole('heading', { level: 1, name: 'Posts about basics' })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(2);
  const tags = page.getByRole('navigation', { name: 'Tags' });
  await expect(tags.getByRole('link', { name: 'basics' })).toHaveAttribute('aria-current', 'true');
  await tags.getByRole('link', { name: 'All posts' }).click();
  await expect(page).toHaveURL('/blog');
  await expect(page.getByRole('article')).toHaveCount(6);
});

test('A legal page links to its sections, and prints as text only, dark on white', async ({ page }) => {
  await page.goto('/terms-and-conditions');
  await page
    .getByRole('navigation', { name: 'Contents' })
    .getByRole('link', { name: 'Payment and refunds' })
    .click();
  await expect(page).toHaveURL('/terms-and-conditions#payment-and-refunds');
  await expect(page.getByRole('heading', { name: 'Payment and refunds' })).toBeInViewport();

  await page.goto('/privacy-policy');
  await expect(page.getByRole('heading', { name: 'Cookies' })).toBeVisible();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(mainNavigation(page)).toBeHidden();
  await expect(page.locator('footer')).toBeHidden();
  const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(ground).toBe('rgb(255, 255, 255)');
});
