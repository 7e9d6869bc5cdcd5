import type { Page } from 'playwright/test';
import {
  buy,
  buyQuickly,
  cards,
  expectGranted,
  payWith,
  planButton,
  signInSomeoneNew,
  untilPlan,
} from './fixtures/checkout.ts';
import { expect, test } from './fixtures/journey.ts';
import { open } from './fixtures/open.ts';
import {
  expectPortal,
  leavePortal,
  openPortal,
  passDays,
  paymentsOf,
  pressAtProvider,
} from './fixtures/provider.ts';
import { openMenuOf } from './fixtures/shell.ts';

// Each journey covers months, with many pages one after another.
test.slow();

const paywall = 'Unlock Your Learning Journey';

async function memberOf(page: Page, plan: 'Monthly' | 'Annual' | 'Lifetime' | 'Consulting', card?: string) {
  const name = await signInSomeoneNew(page);
  await buyQuickly(page, plan, card);
  return name;
}

async function expectOnAccount(page: Page, ...texts: (string | RegExp)[]): Promise<void> {
  await open(page, '/account');
  const plan = page.getByRole('region', { name: 'Plan', exact: true });
  for (const text of texts) await expect(plan.getByText(text)).toBeVisible();
}

async function expectAccess(page: Page, hasAccess: boolean): Promise<void> {
  await open(page, '/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: paywall })).toHaveCount(hasAccess ? 0 : 1);
}

async function cancelInPortal(page: Page): Promise<void> {
  await openPortal(page);
  await page.getByRole('link', { name: 'Cancel plan' }).click();
  await page.getByRole('button', { name: 'Cancel plan' }).click();
  await expect(page.getByRole('status')).toHaveText(/Your plan is cancelled/);
  await leavePortal(page);
}

test('A cancelled plan gives access until the end of its period', async ({ page }) => {
  const name = await memberOf(page, 'Monthly');
  await expectOnAccount(page, 'Monthly', /^Renews on /);
  await cancelInPortal(page);
  await expectOnAccount(page, 'Monthly', /^Ends on .+ and won't renew\.$/);
  await pressAtProvider(page, name, 'To just before the end');
  await expectAccess(page, true);
  await pressAtProvider(page, name, 'End of period');
  await untilPlan(page, 'Free');
  await expectAccess(page, false);
  await expectOnAccount(page, 'Free');
  expect(await paymentsOf(page, name)).toBe(1);
});

test('A cancelled plan can be resumed in the portal, and renews', async ({ page }) => {
  const name = await memberOf(page, 'Annual');
  await cancelInPortal(page);
  await openPortal(page);
  await page.getByRole('button', { name: 'Resume plan' }).click();
  await expect(page.getByRole('status')).toHaveText('Your plan goes on.');
  await leavePortal(page);
  await expectOnAccount(page, 'Annual', /^Renews on /);
  await pressAtProvider(page, name, 'Renew now');
  await expectAccess(page, true);
  expect(await paymentsOf(page, name)).toBe(2);
});

test('Manage plan in the avatar menu opens the billing portal', async ({ page }) => {
  const name = await memberOf(page, 'Monthly');
  const menu = await openMenuOf(page, name);
  await menu.getByRole('menuitem', { name: 'Manage plan' }).click();
  await expectPortal(page);
  await expect(page.getByText('$49.00 per month')).toBeVisible();
  await leavePortal(page);
});

test('Manage plan leads a user who never bought anything to their account', async ({ page }) => {
  const name = await signInSomeoneNew(page, '/courses');
  const menu = await openMenuOf(page, name);
  await menu.getByRole('menuitem', { name: 'Manage plan' }).click();
  await expect(page).toHaveURL('/account');
  await page.getByRole('main').getByRole('link', { name: 'See the plans' }).click();
  await expect(page.getByRole('heading', { level: 1, name: paywall })).toBeVisible();
});

test('Monthly becomes Annual, Lifetime and Consulting; when Consulting ends, Lifetime is back', async ({
  page,
}) => {
  const name = await memberOf(page, 'Monthly');

  await open(page, '/consulting');
  await planButton(page, 'Annual').click();
  await expect(page.getByRole('heading', { name: 'Switch to Annual' })).toBeVisible();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page).toHaveURL('/account');
  await expectOnAccount(page, 'Annual', /^Renews on /);

  await open(page, '/consulting');
  await planButton(page, 'Lifetime').click();
  await payWith(page, cards.pays);
  await expectGranted(page, 'Lifetime');
  await expectOnAccount(page, 'Lifetime', 'Yours forever. Nothing renews.');
  await openPortal(page);
  await expect(page.getByText('You have no running subscription.')).toBeVisible();
  await leavePortal(page);

  await open(page, '/consulting');
  await buy(page, 'Consulting');
  await expectOnAccount(page, 'Consulting', /^Renews on /);
  await cancelInPortal(page);
  await pressAtProvider(page, name, 'End of period');
  await untilPlan(page, 'Lifetime');
  await expectAccess(page, true);
  await open(page, '/consulting');
  await expect(page.getByRole('heading', { level: 1, name: 'Unlock Replit Consulting' })).toBeVisible();
});

test('A failed renewal is shown on the account page, and a new card fixes it', async ({ page }) => {
  const name = await memberOf(page, 'Monthly', cards.failsLater);
  await pressAtProvider(page, name, 'Renewal fails');
  await expectOwed(page);
  await expectAccess(page, true);

  await openPortal(page);
  await page.getByRole('link', { name: 'Update card' }).click();
  await page.getByLabel('Card number').fill(cards.pays);
  await page.getByLabel('Expiry (MM/YY)').fill('12/34');
  await page.getByLabel('Security code').fill('123');
  await page.getByRole('button', { name: 'Save card' }).click();
  await expect(page.getByRole('status')).toHaveText('Your card has been saved.');
  await leavePortal(page);
  await expectOnAccount(page, 'Monthly', /^Renews on /);
  await expect(page.getByText("Your last payment didn't go through.")).toHaveCount(0);
  expect(await paymentsOf(page, name)).toBe(2);
});

test('A renewal that keeps failing ends access after a few days', async ({ page }) => {
  const name = await memberOf(page, 'Monthly', cards.failsLater);
  await pressAtProvider(page, name, 'Renewal fails');
  await expectOwed(page);
  await passDays(page, name, 30);
  await untilPlan(page, 'Free');
  await expectAccess(page, false);
});

for (const plan of ['Monthly', 'Lifetime'] as const) {
  test(`A refund of ${plan} ends access right away`, async ({ page }) => {
    const name = await memberOf(page, plan);
    await expectAccess(page, true);
    await pressAtProvider(page, name, 'Refund');
    await untilPlan(page, 'Free');
    await expectAccess(page, false);
  });
}

/** The provider's event takes a moment to arrive. */
async function expectOwed(page: Page): Promise<void> {
  await expect
    .poll(async () => {
      await open(page, '/account');
      return page
        .getByText('A payment failed. You keep access for a few days while we try your card again.')
        .count();
    })
    .toBe(1);
  await expect(page.getByText("Your last payment didn't go through.")).toBeVisible();
}
