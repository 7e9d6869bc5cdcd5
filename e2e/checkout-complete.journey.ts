import { axe } from './fixtures/axe.ts';
import { buy, expectCheckout, planButton, planOf, signInSomeoneNew } from './fixtures/checkout.ts';
import { expect, test } from './fixtures/journey.ts';
import { open } from './fixtures/open.ts';
import { newcomer } from './fixtures/people.ts';

const sessionOf = (address: string) => address.split('/').at(-1) ?? '';

test('Opening the page after a checkout without having paid grants nothing, and it says so', async ({
  page,
}) => {
  await signInSomeoneNew(page);
  await planButton(page, 'Lifetime').click();
  await expectCheckout(page);
  await open(page, `/checkout/complete?session=${sessionOf(page.url())}`);
  await expect(page.getByRole('heading', { level: 1, name: "You haven't been charged" })).toBeVisible();
  await expect(page.getByText('You left the checkout for Lifetime before paying.')).toBeVisible();
  expect(await planOf(page)).toBe('Free');
  await page.getByRole('link', { name: 'See the plans' }).click();
  await expect(page.getByRole('heading', { name: 'Unlock Your Learning Journey' })).toBeVisible();
});

for (const address of ['/checkout/complete', '/checkout/complete?session=cs_test_made_up']) {
  test(`${address} names no checkout, grants nothing and says so`, async ({ page, expectProblems }) => {
    expectProblems(/404/);
    await signInSomeoneNew(page);
    await open(page, address);
    await expect(page.getByRole('heading', { level: 1, name: "We can't find that checkout" })).toBeVisible();
    expect(await planOf(page)).toBe('Free');
    await page.getByRole('link', { name: 'Go to your account' }).click();
    await expect(page).toHaveURL('/account');
  });
}

test("Someone else's payment grants nothing", async ({ page, openBrowser, expectProblems }) => {
  expectProblems(/404/);
  await signInSomeoneNew(page);
  await buy(page, 'Lifetime');
  const other = await (await openBrowser()).newPage();
  await newcomer(other, { email: 'copied.address@example.com', name: 'Copied Address' });
  await open(other, page.url());
  await expect(other.getByRole('heading', { level: 1, name: "We can't find that checkout" })).toBeVisible();
  expect(await planOf(other)).toBe('Free');
});

test("A payment that can't be checked can be checked again", async ({ page, expectProblems }) => {
  expectProblems(/503/);
  await signInSomeoneNew(page);
  await buy(page, 'Monthly');
  const failing = { status: 503, json: { code: 'unavailable', message: 'no' } };
  await page.route('**/api/checkout/sessions/*', (route) => route.fulfill(failing), { times: 1 });
  await page.reload();
  await expect(page.getByRole('alert')).toContainText("We couldn't check your payment");
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: "You're on the Monthly plan" })).toBeVisible();
});

test('The page waits for a payment that has not arrived yet', async ({ page }) => {
  await signInSomeoneNew(page);
  await buy(page, 'Annual');
  const onItsWay = { json: { state: 'paid', plan: 'Annual' } };
  await page.route('**/api/checkout/sessions/*', (route) => route.fulfill(onItsWay), { times: 1 });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Checking your payment' })).toBeVisible();
  await expect(page.getByRole('heading', { name: "You're on the Annual plan" })).toBeVisible();
});

test('axe finds no problems on the page after a checkout', async ({ page, expectProblems }) => {
  expectProblems(/404/);
  await signInSomeoneNew(page);
  await open(page, '/checkout/complete?session=none');
  await expect(page.getByRole('heading', { name: "We can't find that checkout" })).toBeVisible();
  await axe(page);
  await open(page, '/dashboard');
  await buy(page, 'Consulting');
  await axe(page, 'when granted');
});
