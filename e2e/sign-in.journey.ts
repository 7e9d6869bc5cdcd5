import { logOutPath } from '@chalkline/contract/sign-in-addresses';
import { totalXpText } from '@chalkline/domain/progress/xp';
import { expect, test } from './fixtures/journey.ts';
import { hydrated, open } from './fixtures/open.ts';
import { chooseAccount, demoPerson, newcomerByHand, whoIsSignedIn } from './fixtures/people.ts';
import { avatarOf, openMenuOf, toastOf, topBar } from './fixtures/shell.ts';

test('A member signs in from the home page, is greeted by name, and logs out completely', async ({
  page,
  openBrowser,
}) => {
  const { firstName, lastName, email, plan } = demoPerson('Annual member');
  const name = `${firstName} ${lastName}`;
  await open(page, '/');
  await topBar(page).getByRole('link', { name: 'Sign in', exact: true }).click();
  await page.getByRole('link', { name: 'Continue with Google' }).click();
  await page.getByRole('button', { name: 'Annual member' }).click();
  await expect(page).toHaveURL('/dashboard');
  await hydrated(page);

  const user = await whoIsSignedIn(page.request);
  const xp = `${totalXpText(user?.totalXp ?? Number.NaN)} XP`;
  await expect(topBar(page).getByText(xp, { exact: true })).toBeVisible();
  const menu = await openMenuOf(page, name);
  for (const text of [name, email, `Plan: ${plan}`]) {
    await expect(menu.getByText(text, { exact: true })).toBeVisible();
  }

  const stolen = await openBrowser({ storageState: await page.context().storageState() });
  expect(await whoIsSignedIn(stolen.request)).toMatchObject({ email });
  await menu.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page).toHaveURL('/');
  await expect(topBar(page).getByRole('link', { name: 'Sign in', exact: true })).toBeVisible();
  expect(await whoIsSignedIn(page.request)).toBeUndefined();
  expect(await whoIsSignedIn(stolen.request), 'the old cookie is worth nothing').toBeUndefined();
});

test('A new user arrives at the requested page, and going back after logging out does not show it', async ({
  page,
}) => {
  const email = 'grace.obi@example.com';
  await newcomerByHand(page, { email, name: 'Grace Obi', returnTo: '/courses?from=mail' });
  await expect(page).toHaveURL('/courses?from=mail');
  await expect(topBar(page).getByText('0 XP', { exact: true })).toBeVisible();
  const menu = await openMenuOf(page, 'Grace Obi');
  await expect(menu.getByText(email, { exact: true })).toBeVisible();
  await expect(menu.getByText('Plan: Free', { exact: true })).toBeVisible();

  await page.goto(logOutPath);
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(page).toHaveURL('/?returnTo=%2Fcourses%3Ffrom%3Dmail');
  await expect(page.getByText(email)).toHaveCount(0);
  await expect(avatarOf(page, 'Grace Obi')).toHaveCount(0);
});

test('A cancelled sign-in leads to the sign-in page, and a refused one to the home page', async ({
  page,
}) => {
  await chooseAccount(page);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL('/sign-in?returnTo=%2Fdashboard&problem=cancelled');
  await expect(page.getByRole('status')).toContainText('You left Google before you finished');

  await newcomerByHand(page, {
    email: 'nobody.sure@example.com',
    name: 'Nobody Sure',
    isEmailVerified: false,
  });
  await expect(page).toHaveURL(/\/(\?.*)?$/);
  await expect(toastOf(page, 'verified')).toBeVisible();
  expect(await whoIsSignedIn(page.request)).toBeUndefined();
});
