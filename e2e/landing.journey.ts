import { expect, test } from './fixtures/journey.ts';
import { open } from './fixtures/open.ts';

test('The release timeline needs width, and is left out on a phone', async ({ page }) => {
  await open(page, '/');
  await expect(page.getByRole('heading', { name: "What's coming, and when" })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('heading', { name: "What's coming, and when" })).toBeHidden();
});
