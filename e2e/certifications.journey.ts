import type { Page } from 'playwright/test';
import { axe } from './fixtures/axe.ts';
import { expect, test } from './fixtures/journey.ts';
import { signInAs } from './fixtures/people.ts';

test.use({ instance: 'certifications' });

const main = (page: Page) => page.getByRole('main');
const card = (page: Page, name: string) =>
  main(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3, name }) });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Assessment: Website Builder' });

test('A member sees which certifications are available, and why others are not', async ({ page }) => {
  await signInAs(page, 'Annual member', { returnTo: '/dashboard' });
  await expect(main(page).getByText('0/7 skills stacked')).toBeVisible();
  await expect(card(page, 'Website Builder')).toContainText('Available');
  await expect(card(page, 'Data Keeper')).toContainText('Course required');
  await expect(card(page, 'Data Keeper').getByRole('link', { name: /^Take the course/ })).toHaveAttribute(
    'href',
    '/give-your-app-a-memory',
  );
  await expect(card(page, 'Gatekeeper')).toContainText('Goes live: Jan 15');
  await expect(
    card(page, 'Gatekeeper').getByRole('button', { name: /^Course launch: Jan 15/ }),
  ).toBeDisabled();
});

test('A member submits work: each mistake is reported, and then it is under review', async ({
  page,
  expectProblems,
}) => {
  expectProblems(/500/);
  expectProblems(/ERR_INTERNET_DISCONNECTED/);
  await signInAs(page, 'Annual member', { returnTo: '/dashboard' });
  await card(page, 'Website Builder')
    .getByRole('button', { name: /^Start Assessment/ })
    .click();
  await expect(dialog(page).getByText('What is looked at:')).toBeVisible();
  await axe(page, 'with the assessment open');
  const submit = dialog(page).getByRole('button', { name: 'Submit for review' });

  await submit.click();
  await expect(
    dialog(page).getByText('Please provide either a Replit project URL or a Loom video URL'),
  ).toBeVisible();
  await dialog(page).getByLabel('Replit project URL').fill('replit.com/@me');
  await submit.click();
  await expect(dialog(page).getByText('Please enter a full link that starts with https://')).toBeVisible();

  await dialog(page).getByLabel('Replit project URL').fill('https://replit.com/@hannah/ceramics');
  await page.route('**/submit', (route) =>
    route.fulfill({ status: 500, json: { code: 'internal', message: 'no' } }),
  );
  await submit.click();
  await expect(
    page.getByText('Failed to submit assessment. Please try again.', { exact: true }),
  ).toBeVisible();
  await page.unroute('**/submit');

  await page.getByRole('button', { name: 'Dismiss' }).click();
  await page.context().setOffline(true);
  await submit.click();
  await expect(
    page.getByText('Failed to submit assessment. Please try again.', { exact: true }),
    'without a connection it is told at once',
  ).toBeVisible();
  await page.context().setOffline(false);

  await dialog(page).getByLabel('Comments').fill('The form is on the second section.');
  await submit.click();
  await expect(
    page.getByText('Your assessment has been submitted for review', { exact: true }),
  ).toBeVisible();
  await expect(dialog(page)).toBeHidden();
  await expect(card(page, 'Website Builder').getByRole('button', { name: /^Under Review/ })).toBeDisabled();
  await expect(main(page).getByText('Under review', { exact: true })).toBeVisible();
});
