import {
  buy,
  cards,
  expectCheckout,
  expectGranted,
  payWith,
  planButton,
  planOf,
  plans,
  signInSomeoneNew,
  someoneNew,
} from './fixtures/checkout.ts';
import { expect, test } from './fixtures/journey.ts';
import { hydrated, open } from './fixtures/open.ts';
import { continueAs } from './fixtures/people.ts';
import { paymentsOf } from './fixtures/provider.ts';
import { openMenuOf } from './fixtures/shell.ts';

for (const { plan, price } of plans) {
  test(`A user buys ${plan} on the paywall and gets access`, async ({ page }) => {
    const name = await signInSomeoneNew(page);
    await planButton(page, plan).click();
    await expectCheckout(page);
    await expect(page.getByText(price).first()).toBeVisible();
    await payWith(page, cards.pays);
    await expectGranted(page, plan);
    const menu = await openMenuOf(page, name);
    await expect(menu.getByText(`Plan: ${plan}`, { exact: true })).toBeVisible();
    await page.keyboard.press('Escape');

    const isConsulting = plan === 'Consulting';
    await page.getByRole('link', { name: isConsulting ? 'Go to Consulting' : 'Start learning' }).click();
    await expect(page).toHaveURL(isConsulting ? '/consulting' : '/dashboard');
    await expect(page.getByRole('heading', { name: /^Unlock/ })).toHaveCount(0);
    expect(await paymentsOf(page, name)).toBe(1);
  });

  test(`A signed-in user buys ${plan} on the home page`, async ({ page }) => {
    await signInSomeoneNew(page, '/');
    await buy(page, plan);
    expect(await planOf(page)).toBe(plan);
  });

  test(`A visitor who picks ${plan} on the home page signs in and continues to payment`, async ({ page }) => {
    await open(page, '/');
    await planButton(page, plan).click();
    await continueAs(page, someoneNew());
    await expectCheckout(page);
    await payWith(page, cards.pays);
    await expectGranted(page, plan);
  });
}

test('A signed-in user starts consulting on its public page', async ({ page }) => {
  await signInSomeoneNew(page, '/replit-consulting');
  await buy(page, 'Consulting');
});

test('A visitor starts consulting on its public page, with a sign-in in between', async ({ page }) => {
  await open(page, '/replit-consulting');
  await planButton(page, 'Consulting').click();
  await continueAs(page, someoneNew());
  await expectCheckout(page);
  await payWith(page, cards.pays);
  await expectGranted(page, 'Consulting');
});

test('A declined card is reported right away, and a good card pays for the same checkout', async ({
  page,
  expectProblems,
}) => {
  expectProblems(/status of 422/);
  const name = await signInSomeoneNew(page);
  await planButton(page, 'Annual').click();
  await expectCheckout(page);
  const checkout = page.url();
  await payWith(page, cards.isDeclined);
  await expect(page.getByRole('alert')).toContainText('Your card was declined.');
  expect(await planOf(page)).toBe('Free');
  expect(page.url()).toBe(checkout);
  await payWith(page, cards.pays);
  await expectGranted(page, 'Annual');
  expect(await paymentsOf(page, name)).toBe(1);
});

for (const address of ['/dashboard', '/prompts', '/build-your-first-website/1', '/', '/replit-consulting']) {
  test(`Cancel leads from the checkout back to ${address}`, async ({ page }) => {
    await signInSomeoneNew(page, address);
    await planButton(page, 'Consulting').click();
    await expectCheckout(page);
    await page.getByRole('link', { name: 'Cancel' }).click();
    await expect(page).toHaveURL(address);
    await hydrated(page);
    await expect(planButton(page, 'Consulting')).toBeEnabled();
    expect(await planOf(page)).toBe('Free');
  });
}

test('Cancel leads back to the page of the last click, also for a visitor who signed in', async ({
  page,
}) => {
  await open(page, '/');
  await planButton(page, 'Consulting').click();
  await continueAs(page, someoneNew());
  await expectCheckout(page);
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(page).toHaveURL('/');
  await open(page, '/replit-consulting');
  await planButton(page, 'Consulting').click();
  await expectCheckout(page);
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(page).toHaveURL('/replit-consulting');
});

test('A double click opens one checkout, and a double click on Pay makes one payment', async ({ page }) => {
  const name = await signInSomeoneNew(page);
  const begun: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/create-checkout-session')) begun.push(request.url());
  });
  await planButton(page, 'Monthly').dblclick();
  await expectCheckout(page);
  expect(begun).toHaveLength(1);
  await page.getByLabel('Card number').fill(cards.pays);
  await page.getByLabel('Expiry (MM/YY)').fill('12/34');
  await page.getByLabel('Security code').fill('123');
  await page.getByRole('button', { name: /^Pay / }).dblclick();
  await expectGranted(page, 'Monthly');
  expect(await paymentsOf(page, name)).toBe(1);
});

test('Two tabs that buy the same plan pay for it once', async ({ page, context }) => {
  const name = await signInSomeoneNew(page);
  const other = await context.newPage();
  await open(other, '/dashboard');
  for (const tab of [page, other]) {
    await planButton(tab, 'Monthly').click();
    await expectCheckout(tab);
  }
  expect(other.url()).toBe(page.url());
  await payWith(page, cards.pays);
  await expectGranted(page, 'Monthly');
  await payWith(other, cards.pays);
  await expectGranted(other, 'Monthly');
  expect(await paymentsOf(page, name)).toBe(1);
});
