import type { Page } from 'playwright/test';
import { buyQuickly, planButton, signInSomeoneNew } from './fixtures/checkout.ts';
import { expect, test } from './fixtures/journey.ts';
import { open } from './fixtures/open.ts';
import { expectPortal, leavePortal, openPortal, paymentsOf, pressAtProvider } from './fixtures/provider.ts';
import { openMenuOf } from './fixtures/shell.ts';

async function expectOnAccount(page: Page, ...texts: (string | RegExp)[]): Promise<void> {
  await open(page, '/account');
  const plan = page.getByRole('region', { name: 'Plan', exact: true });
  for (const text of texts) await expect(plan.getByText(text)).toBeVisible();
}

test('A member manages their plan: switches from Monthly to Annual, cancels and resumes', async ({
  page,
}) => {
  const name = await signInSomeoneNew(page);
  await buyQuickly(page, 'Monthly');

  await test.step('Manage plan in the avatar menu opens the billing portal', async () => {
    await open(page, '/courses');
    const menu = await openMenuOf(page, name);
    await menu.getByRole('menuitem', { name: 'Manage plan' }).click();
    await expectPortal(page);
    await expect(page.getByText('$49.00 per month')).toBeVisible();
    await leavePortal(page);
  });

  await test.step('Another membership is a switch, and no second subscription', async () => {
    await open(page, '/consulting');
    await planButton(page, 'Annual').click();
    await expect(page.getByRole('heading', { name: 'Switch to Annual' })).toBeVisible();
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(page).toHaveURL('/account');
    await expectOnAccount(page, 'Annual', /^Renews on /);
  });

  await test.step('A cancelled plan says when it ends, and can be resumed', async () => {
    await openPortal(page);
    await page.getByRole('link', { name: 'Cancel plan' }).click();
    await page.getByRole('button', { name: 'Cancel plan' }).click();
    await expect(page.getByRole('status')).toHaveText(/Your plan is cancelled/);
    await leavePortal(page);
    await expectOnAccount(page, 'Annual', /^Ends on .+ and won't renew\.$/);
    await openPortal(page);
    await page.getByRole('button', { name: 'Resume plan' }).click();
    await expect(page.getByRole('status')).toHaveText('Your plan goes on.');
    await leavePortal(page);
    await expectOnAccount(page, 'Annual', /^Renews on /);
  });

  const paidBefore = await paymentsOf(page, name);
  await pressAtProvider(page, name, 'Renew now');
  expect(await paymentsOf(page, name)).toBe(paidBefore + 1);
  await open(page, '/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Unlock Your Learning Journey' })).toHaveCount(0);
});
