import { expect, test } from './fixtures/journey.ts';
import { open } from './fixtures/open.ts';
import { continueWithGoogle } from './fixtures/people.ts';

test('A bookmark of a private page leads there after signing in', async ({ page, expectProblems }) => {
  expectProblems(/status of 404/);
  const bookmark = '/founder/reviews?view=decided&search=a%26b';
  expect((await open(page, bookmark)).status()).toBe(404);
  await page.getByRole('main').getByRole('link', { name: 'Sign in and come back here' }).click();
  await continueWithGoogle(page);
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
