import { axe } from './fixtures/axe.ts';
import {
  cards,
  expectCheckout,
  expectGranted,
  fillInCard,
  payWith,
  planButton,
  planOf,
  signInSomeoneNew,
  someoneNew,
  unfoldConsulting,
} from './fixtures/checkout.ts';
import { expect, test } from './fixtures/journey.ts';
import { hydrated, open } from './fixtures/open.ts';
import { continueAs, continueWithGoogle } from './fixtures/people.ts';
import { paymentsOf } from './fixtures/provider.ts';
import { openMenuOf } from './fixtures/shell.ts';

test('A visitor picks a plan on the front page, signs in, and gets access by paying', async ({
  page,
  expectProblems,
}) => {
  expectProblems(/status of 422/);
  const person = someoneNew();
  await open(page, '/');
  await planButton(page, 'Annual').click();
  await continueWithGoogle(page);
  await continueAs(page, person);
  await expectCheckout(page);
  await expect(page.getByText('$299.00').first()).toBeVisible();

  await test.step('Cancel and the browser’s Back lead to the front page, where the plan can be chosen again', async () => {
    await page.getByRole('link', { name: 'Cancel' }).click();
    await expect(page).toHaveURL('/');
    await hydrated(page);
    await planButton(page, 'Annual').click();
    await expectCheckout(page);
    await page.goBack();
    await expect(page).toHaveURL('/');
    await hydrated(page);
    await expect(planButton(page, 'Annual')).toBeEnabled();
    await planButton(page, 'Annual').click();
    await expectCheckout(page);
  });

  await test.step('A declined card is reported, and a good one pays for the same checkout', async () => {
    const checkout = page.url();
    await payWith(page, cards.isDeclined);
    await expect(page.getByRole('alert')).toContainText('Your card was declined.');
    expect(await planOf(page)).toBe('Free');
    expect(page.url()).toBe(checkout);
    await payWith(page, cards.pays);
    await expectGranted(page, 'Annual');
    await axe(page, 'when granted');
  });

  const menu = await openMenuOf(page, person.name);
  await expect(menu.getByText('Plan: Annual', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Start lesson 1' }).click();
  await expect(page).toHaveURL(/^[^?]+\/1$/);
  await expect(page.getByRole('heading', { name: /^Unlock/ })).toHaveCount(0);
  expect(await paymentsOf(page, person.name)).toBe(1);
});

test('A user buys Consulting on the paywall once, however often they click, also in another tab', async ({
  page,
  context,
  expectProblems,
}) => {
  expectProblems(/404/);
  const name = await signInSomeoneNew(page);
  await open(page, '/checkout/complete?session=none');
  await expect(page.getByRole('heading', { name: "We can't find that checkout" })).toBeVisible();
  await axe(page, 'without a checkout');
  const other = await context.newPage();
  await open(other, '/prompts');
  await expect(other.getByRole('heading', { name: 'Unlock Premium Prompts' })).toBeVisible();
  await unfoldConsulting(other);
  await planButton(other, 'Consulting').click();
  await expectCheckout(other);

  await test.step('A double click starts one checkout, also after the browser’s Back', async () => {
    await open(page, '/dashboard');
    await unfoldConsulting(page);
    await planButton(page, 'Consulting').click();
    await expectCheckout(page);
    const checkout = page.url();
    await page.goBack();
    await expect(page).toHaveURL('/dashboard');
    await hydrated(page);
    if (!(await planButton(page, 'Consulting').isVisible())) await unfoldConsulting(page);
    await expect(planButton(page, 'Consulting')).toBeEnabled();
    const begun: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/create-checkout-session')) begun.push(request.url());
    });
    await planButton(page, 'Consulting').dblclick();
    await expectCheckout(page);
    expect(begun).toHaveLength(1);
    expect(page.url()).toBe(checkout);
  });

  await test.step('A double click on Pay makes one payment, and Back does not sell the plan again', async () => {
    await fillInCard(page, cards.pays);
    await page.getByRole('button', { name: /^Pay / }).dblclick();
    await expectGranted(page, 'Consulting');
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'This has been paid' })).toBeVisible();
    await page.getByRole('link', { name: 'Continue' }).click();
    await expectGranted(page, 'Consulting');
    expect(await paymentsOf(page, name)).toBe(1);
  });

  await page.getByRole('link', { name: 'Go to Consulting' }).click();
  await expect(page).toHaveURL('/consulting');
  await expect(page.getByRole('heading', { name: /^Unlock/ })).toHaveCount(0);
  await open(other, '/prompts');
  await expect(other.getByPlaceholder('Search prompts...')).toBeVisible();
});
