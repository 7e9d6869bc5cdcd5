import type { Request } from 'playwright/test';
import { buy, cards, expectCheckout, payWith, planButton, signInSomeoneNew } from './fixtures/checkout.ts';
import { holdCall } from './fixtures/held-call.ts';
import { expect, test } from './fixtures/journey.ts';
import { hydrated, open } from './fixtures/open.ts';
import { signInAs } from './fixtures/people.ts';
import { toastOf } from './fixtures/shell.ts';
import { expectToast } from './fixtures/snapshots.ts';

const sessionCall = '**/api/create-checkout-session';
const tokenCall = '**/api/csrf-token';
const failing = { status: 503, json: { code: 'unavailable', message: 'no' } };
const formFailure = 'Failed to initiate checkout. Please try again.';
const sessionFailure = 'Failed to start checkout process. Please try again.';

for (const [place, address, call] of [
  ['the paywall', '/dashboard', sessionCall],
  ['the front page', '/', tokenCall],
] as const) {
  test(`While a checkout starts, the button on ${place} says Processing and is disabled`, async ({
    page,
  }) => {
    await signInSomeoneNew(page, address);
    const letGo = await holdCall(page, call);
    await planButton(page, 'Annual').click();
    const processing = page.getByRole('button', { name: 'Processing' });
    await expect(processing).toBeDisabled();
    await expect(processing.locator('svg, [data-spinner]').first()).toBeVisible();
    await expect(planButton(page, 'Monthly')).toBeEnabled();
    letGo();
    await expectCheckout(page);
  });
}

test('A failed checkout on the paywall is reported next to the button, which can be clicked again', async ({
  page,
  expectProblems,
}) => {
  expectProblems(/503/);
  await signInSomeoneNew(page);
  await page.route(sessionCall, (route) => route.fulfill(failing), { times: 1 });
  await planButton(page, 'Annual').click();
  await expect(page.getByRole('alert').filter({ hasText: sessionFailure })).toBeVisible();
  await expect(page).toHaveURL('/dashboard');
  await planButton(page, 'Annual').click();
  await expectCheckout(page);
});

test('A missing form token is reported next to the button, which can be clicked again', async ({
  page,
  expectProblems,
}) => {
  expectProblems(/503|form token/);
  await signInSomeoneNew(page, '/');
  await page.route(tokenCall, (route) => route.fulfill(failing), { times: 1 });
  await planButton(page, 'Annual').click();
  await expect(page.getByRole('alert').filter({ hasText: formFailure })).toBeVisible();
  await planButton(page, 'Annual').click();
  await expectCheckout(page);
});

for (const address of ['/', '/replit-consulting', '/dashboard']) {
  test(`A checkout that failed after the form post is reported once on ${address}`, async ({ page }) => {
    await signInSomeoneNew(page, address);
    await open(page, `${address}?billing=checkout`);
    await expectToast(page, 'Error', formFailure);
    await expect(page).toHaveURL(address);
    await page.reload();
    await hydrated(page);
    await expect(toastOf(page, formFailure)).toHaveCount(0);
  });
}

test('Consulting in the app says where it leads', async ({ page }) => {
  await signInSomeoneNew(page, '/consulting');
  const letGo = await holdCall(page, sessionCall);
  await planButton(page, 'Consulting').click();
  const destination = 'Redirecting to a card payment provider for Consulting Add-On';
  await expectToast(page, 'Initiating checkout...', destination);
  await expect(page.getByRole('button', { name: 'Processing' })).toBeDisabled();
  letGo();
  await expectCheckout(page);
});

test("Consulting in the app reports a checkout that can't start", async ({ page, expectProblems }) => {
  expectProblems(/503/);
  await signInSomeoneNew(page, '/consulting');
  await page.route(sessionCall, (route) => route.fulfill(failing), { times: 1 });
  await planButton(page, 'Consulting').click();
  await expectToast(page, 'Error', formFailure);
  await expect(planButton(page, 'Consulting')).toBeEnabled();
});

test("The user's own plan leads to the dashboard, on every page where plans are sold", async ({ page }) => {
  await signInAs(page, 'Monthly member', { returnTo: '/consulting' });
  for (const address of ['/consulting', '/']) {
    await open(page, address);
    const pricing = page.getByRole('main').getByRole('listitem').filter({ hasText: '$49/month' });
    await pricing.getByRole('link', { name: 'Go to Dashboard' }).click();
    await expect(page).toHaveURL('/dashboard');
    // Its requests belong to this user, so nobody else may sign in before they are done.
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main').getByText(/^Loading/)).toHaveCount(0);
  }
  await signInAs(page, 'Consulting member', { returnTo: '/replit-consulting' });
  await expect(planButton(page, 'Consulting')).toHaveCount(0);
  await page.getByRole('main').getByRole('link', { name: 'Go to Dashboard' }).click();
  await expect(page).toHaveURL('/dashboard');
});

test('A plan that another one includes is not sold: the reason is next to the button', async ({
  page,
  expectProblems,
}) => {
  expectProblems(/409/);
  await signInAs(page, 'Lifetime member', { returnTo: '/consulting' });
  await planButton(page, 'Monthly').click();
  await expect(
    page.getByRole('alert').filter({ hasText: 'Your plan already includes Monthly.' }),
  ).toBeVisible();
});

for (const address of ['/dashboard', '/']) {
  test(`After the browser's Back from the checkout, the button on ${address} can be clicked again`, async ({
    page,
  }) => {
    await signInSomeoneNew(page, address);
    await planButton(page, 'Annual').click();
    await expectCheckout(page);
    const checkout = page.url();
    await page.goBack();
    await expect(page).toHaveURL(address);
    await hydrated(page);
    await expect(planButton(page, 'Annual')).toBeEnabled();
    await planButton(page, 'Annual').click();
    await expectCheckout(page);
    expect(page.url()).toBe(checkout);
  });
}

test('Back after paying does not sell the plan again', async ({ page }) => {
  await signInSomeoneNew(page);
  await planButton(page, 'Monthly').click();
  await expectCheckout(page);
  await payWith(page, cards.pays);
  await expect(page.getByRole('heading', { name: "You're on the Monthly plan" })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'This has been paid' })).toBeVisible();
  await page.getByRole('link', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: "You're on the Monthly plan" })).toBeVisible();
});

test('Start for free leads a visitor to sign-in and on to the dashboard', async ({ page }) => {
  await open(page, '/');
  const asked: Request[] = [];
  page.on('request', (request) => asked.push(request));
  await page.getByRole('main').getByRole('link', { name: 'Start for free' }).click();
  await page.getByRole('button', { name: 'Free learner' }).click();
  await expect(page).toHaveURL('/dashboard');
  expect(asked.some((request) => request.url().endsWith('/api/auth/google?returnTo=%2Fdashboard'))).toBe(
    true,
  );
});

test('The free plan leads a signed-in user without a plan to the dashboard', async ({ page }) => {
  await signInAs(page, 'Free learner', { returnTo: '/' });
  await page.locator('#pricing').getByRole('link', { name: 'Go to Dashboard' }).click();
  await expect(page).toHaveURL('/dashboard');
});

test('A plan bought in one tab works in another one after a reload, without a new sign-in', async ({
  page,
  context,
}) => {
  await signInSomeoneNew(page);
  const other = await context.newPage();
  await open(other, '/prompts');
  await expect(other.getByRole('heading', { name: 'Unlock Premium Prompts' })).toBeVisible();
  await buy(page, 'Lifetime');
  await other.reload();
  await hydrated(other);
  await expect(other.getByRole('heading', { name: 'Unlock Premium Prompts' })).toHaveCount(0);
  await expect(other.getByPlaceholder('Search prompts...')).toBeVisible();
});
