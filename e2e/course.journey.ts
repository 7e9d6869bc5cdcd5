import type { Page } from 'playwright/test';
import { expect, test } from './fixtures/journey.ts';
import { signInAs } from './fixtures/people.ts';
import { firstRow } from './fixtures/rows.ts';

const main = (page: Page) => page.getByRole('main');

test('A learner continues a course from its grid of lessons', async ({ page }) => {
  await signInAs(page, 'Monthly member', { returnTo: '/build-your-first-website' });
  await expect(main(page).getByText('3 of 7 lessons completed (43%)')).toBeVisible();
  await expect(main(page).getByRole('link', { name: 'Continue with lesson 4' })).toBeVisible();
  const cards = main(page)
    .getByRole('list')
    .filter({ has: page.getByRole('heading', { level: 3 }) })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }) });
  await expect(cards).toHaveCount(7);
  for (const [width, columns] of [
    [1280, 4],
    [1024, 4],
    [768, 2],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    expect(await firstRow(cards)).toBe(columns);
  }
  await cards.nth(3).getByRole('link').click();
  await expect(page).toHaveURL('/build-your-first-website/4');
});
