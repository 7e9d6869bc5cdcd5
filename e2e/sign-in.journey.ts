import { logOutPath } from '@chalkline/contract/addresses';
import { totalXpText } from '@chalkline/domain/progress/xp';
import { demoPeople } from '@chalkline/sandbox/people';
import { expect, test } from './fixtures/journey.ts';
import { hydrated, open } from './fixtures/open.ts';
import {
  chooseAccount,
  type DemoLabel,
  newcomerByHand,
  signInByHand,
  whoIsSignedIn,
} from './fixtures/people.ts';
import { avatarOf, openMenuOf, toastOf, topBar } from './fixtures/shell.ts';

for (const { label, firstName, lastName, email, plan, isFounder } of demoPeople) {
  const name = `${firstName} ${lastName}`;
  const start = plan === 'Free' && !isFounder ? '/courses' : '/dashboard';

  test(`${label} signs in at ${start}, is greeted by name, and logs out completely`, async ({
    page,
    openBrowser,
  }) => {
    await signInByHand(page, label as DemoLabel, { returnTo: start });
    await expect(page).toHaveURL(start);

    const user = await whoIsSignedIn(page.request);
    await expect(
      topBar(page).getByText(`${totalXpText(user?.totalXp ?? Number.NaN)} XP`, { exact: true }),
    ).toBeVisible();
    const menu = await openMenuOf(page, name);
    for (const text of [name, email, `Plan: ${plan}`]) {
      await expect(menu.getByText(text, { exact: true })).toBeVisible();
    }

    const stolen = await openBrowser({ storageState: await page.context().storageState() });
    expect(await whoIsSignedIn(stolen.request)).toMatchObject({ email });

    await menu.getByRole('menuitem', { name: 'Log out' }).click();
    await expect(page).toHaveURL('/');
    await expect(topBar(page).getByRole('link', { name: 'Sign in with Google' })).toBeVisible();
    expect(await whoIsSignedIn(page.request)).toBeUndefined();
    expect(await whoIsSignedIn(stolen.request), 'the old cookie is worth nothing').toBeUndefined();
  });
}

test('Members sign in and see the XP they have earned', async ({ page }) => {
  await signInByHand(page, 'Lifetime member');
  const user = await whoIsSignedIn(page.request);
  expect(user?.totalXp).toBeGreaterThan(0);
});

test('A new user signs in with an email and a name, on the Free plan and without XP', async ({ page }) => {
  const email = 'grace.obi@example.com';
  await newcomerByHand(page, { email, name: 'Grace Obi', returnTo: '/courses' });
  await expect(page).toHaveURL('/courses');
  await expect(topBar(page).getByText('0 XP', { exact: true })).toBeVisible();
  const menu = await openMenuOf(page, 'Grace Obi');
  await expect(menu.getByText(email, { exact: true })).toBeVisible();
  await expect(menu.getByText('Plan: Free', { exact: true })).toBeVisible();
});

test('The sign-in button of the public pages leads through the provider to the dashboard', async ({
  page,
}) => {
  await open(page, '/');
  await topBar(page).getByRole('link', { name: 'Sign in with Google' }).click();
  await page.getByRole('button', { name: 'Annual member' }).click();
  await expect(page).toHaveURL('/dashboard');
  await hydrated(page);
  await expect(avatarOf(page, 'Hannah Lindqvist')).toBeVisible();
});

test('A cancelled sign-in leads to the home page and says so', async ({ page }) => {
  await chooseAccount(page);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(/\/(\?.*)?$/);
  await expect(toastOf(page, 'cancelled')).toBeVisible();
  expect(await whoIsSignedIn(page.request)).toBeUndefined();
});

test('An unverified email is refused on the home page', async ({ page }) => {
  await newcomerByHand(page, {
    email: 'nobody.sure@example.com',
    name: 'Nobody Sure',
    isEmailVerified: false,
  });
  await expect(page).toHaveURL(/\/(\?.*)?$/);
  await expect(toastOf(page, 'verified')).toBeVisible();
  expect(await whoIsSignedIn(page.request)).toBeUndefined();
});

test('A callback that no sign-in requested is refused on the home page', async ({ page }) => {
  await page.goto('/api/auth/google/callback?code=made-up&state=made-up');
  await expect(page).toHaveURL(/\/(\?.*)?$/);
  await expect(toastOf(page, 'sign')).toBeVisible();
  expect(await whoIsSignedIn(page.request)).toBeUndefined();
});

test('A failed sign-in is reported once: reloading the page does not repeat it', async ({ page }) => {
  await chooseAccount(page);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(toastOf(page, 'cancelled')).toBeVisible();
  await page.reload();
  await hydrated(page);
  await expect(toastOf(page, 'cancelled')).toHaveCount(0);
});

test('A user who requested a page arrives there after signing in, with its query', async ({ page }) => {
  await signInByHand(page, 'Monthly member', { returnTo: '/build-your-first-website/2?from=mail' });
  await expect(page).toHaveURL('/build-your-first-website/2?from=mail');
});

test('A return address on another site is replaced by the dashboard', async ({ page }) => {
  for (const foreign of [
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
  ]) {
    await test.step(foreign, async () => {
      await signInByHand(page, 'Monthly member', { returnTo: foreign });
      await expect(page).toHaveURL('/dashboard');
    });
  }
});

test('Signing in again ends the earlier session of the same browser', async ({ page, openBrowser }) => {
  await newcomerByHand(page, { email: 'twice@example.com', name: 'Twice Here' });
  const earlier = await openBrowser({ storageState: await page.context().storageState() });
  await newcomerByHand(page, { email: 'twice@example.com', name: 'Twice Here' });
  expect(await whoIsSignedIn(earlier.request)).toBeUndefined();
  expect(await whoIsSignedIn(page.request)).toMatchObject({ email: 'twice@example.com' });
});

test('Going back after logging out does not show the private page', async ({ page }) => {
  await newcomerByHand(page, {
    email: 'shared.computer@example.com',
    name: 'Shared Computer',
    returnTo: '/courses',
  });
  await page.goto(logOutPath);
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(page.getByText('shared.computer@example.com')).toHaveCount(0);
  await expect(avatarOf(page, 'Shared Computer')).toHaveCount(0);
});
