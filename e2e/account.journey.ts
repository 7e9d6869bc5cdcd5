import { accountPath } from '@chalkline/contract/addresses';
import { demoPeople } from '@chalkline/sandbox/people';
import type { Locator, Page } from 'playwright/test';
import { axe } from './fixtures/axe.ts';
import { expect, test } from './fixtures/journey.ts';
import { open } from './fixtures/open.ts';
import { demoPerson, newcomer, signInAs, whoIsSignedIn } from './fixtures/people.ts';
import { toastOf, topBar } from './fixtures/shell.ts';
import { expectToast } from './fixtures/snapshots.ts';
import { openArchive } from './fixtures/zip.ts';

test.use({ instance: 'account' });

const yourData = (page: Page) => page.getByRole('region', { name: 'Your data' });

async function openDialog(page: Page): Promise<Locator> {
  await yourData(page).getByRole('button', { name: 'Delete account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await expect(dialog).toBeVisible();
  return dialog;
}

const confirm = async (dialog: Locator, typed: string) => {
  await dialog.getByLabel('Your email address').fill(typed);
  await dialog.getByRole('button', { name: 'Delete account' }).click();
};

test("A member downloads all of their own data, and nobody else's", async ({ page }) => {
  const { email } = demoPerson('Annual member');
  await signInAs(page, 'Annual member', { returnTo: '/account' });
  const downloading = page.waitForEvent('download');
  await yourData(page).getByRole('link', { name: 'Download' }).click();
  const archive = await openArchive(await downloading);

  expect(archive.fileName).toMatch(/^chalkline-data-\d{4}-\d\d-\d\d\.zip$/);
  const text = archive.text('data.json');
  const data = JSON.parse(text);
  expect(data.profile).toMatchObject({ email });
  expect(data.plans).toMatchObject([{ plan: 'Annual' }]);
  expect(data.completedLessons.length).toBeGreaterThan(0);
  const pictures = data.snapshots.map(({ file }: { file: string }) => file);
  expect(pictures.length).toBeGreaterThan(0);
  expect(archive.names).toEqual(['data.json', ...pictures]);
  for (const other of demoPeople.filter((person) => person.email !== email)) {
    expect(text).not.toContain(other.email);
  }
});

test('A user deletes their account after reading what is deleted and typing their address', async ({
  page,
  openBrowser,
}) => {
  const person = { email: 'leaver@works.example', name: 'Lena Leaver', returnTo: '/account' };
  await newcomer(page, person);
  const elsewhere = await openBrowser({ storageState: await page.context().storageState() });
  const { id } = (await whoIsSignedIn(page.request)) ?? {};

  const dialog = await openDialog(page);
  await expect(dialog).toContainText('What gets deleted');
  await expect(dialog).toContainText('Payment records, without your name, for up to 7 years');
  await confirm(dialog, 'somebody@else.example');
  await expect(dialog).toContainText('Type the email address of this account to confirm.');
  expect(await whoIsSignedIn(page.request)).toMatchObject({ email: person.email });

  await confirm(dialog, person.email);
  await expect(page).toHaveURL('/');
  await expectToast(page, 'Account deleted', 'Your account and everything in it have been deleted.');
  await expect(topBar(page).getByRole('link', { name: 'Sign in with Google' })).toBeVisible();
  expect(await whoIsSignedIn(elsewhere.request), 'every other session is over').toBeUndefined();

  await newcomer(page, person);
  expect((await whoIsSignedIn(page.request))?.id, 'whoever comes back is somebody new').not.toBe(id);
});

test('A deleted member with an active subscription is also deleted at the payment provider', async ({
  page,
}) => {
  await signInAs(page, 'Monthly member', { returnTo: '/account' });
  await confirm(await openDialog(page), demoPerson('Monthly member').email);
  await expect(page).toHaveURL('/');
  await expect(toastOf(page, 'Account deleted')).toBeVisible();
});

test('Cancelling the deletion changes nothing, and the focus returns to the button', async ({ page }) => {
  await newcomer(page, { email: 'stays@works.example', name: 'Stan Stays', returnTo: '/account' });
  const dialog = await openDialog(page);
  await dialog.getByRole('button', { name: 'Keep my account' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(yourData(page).getByRole('button', { name: 'Delete account' })).toBeFocused();
  await openDialog(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  expect(await whoIsSignedIn(page.request)).toMatchObject({ email: 'stays@works.example' });
});

test('While the payment service is down, deletion explains why it fails, and works later', async ({
  page,
  expectProblems,
}) => {
  expectProblems(/503/);
  const email = 'patient@works.example';
  await newcomer(page, { email, name: 'Pat Patient', returnTo: '/account' });
  const message = "We can't reach the payment service. Please try again.";
  await page.route(`**${accountPath}`, (route) =>
    route.fulfill({ status: 503, json: { code: 'unavailable', message } }),
  );
  const dialog = await openDialog(page);
  await confirm(dialog, email);
  await expect(dialog.getByRole('alert')).toHaveText(`${message} Your account hasn't changed.`);
  await page.unroute(`**${accountPath}`);
  await dialog.getByRole('button', { name: 'Delete account' }).click();
  await expect(page).toHaveURL('/');
});

test("A founder is told why their account can't be deleted", async ({ page }) => {
  await signInAs(page, 'Founder', { returnTo: '/account' });
  await expect(yourData(page)).toContainText("You can't delete a founder account here.");
  await expect(yourData(page).getByRole('button')).toHaveCount(0);
});

test("A billing portal or checkout that couldn't be opened is reported once", async ({ page }) => {
  await signInAs(page, 'Free learner', { returnTo: '/account' });
  await open(page, '/account?billing=portal');
  await expectToast(page, 'Error', "We couldn't open the billing portal. Please try again.");
  await expect(page).toHaveURL('/account');
  for (const address of ['/dashboard', '/', '/replit-consulting']) {
    await open(page, `${address}?billing=checkout`);
    await expectToast(page, 'Error', 'Failed to initiate checkout. Please try again.');
    await expect(page).toHaveURL(address);
  }
});

test('axe finds no problems on the account page and in its delete dialog', async ({ page }) => {
  await newcomer(page, { email: 'axe@works.example', name: 'Axel Axe', returnTo: '/account' });
  await axe(page);
  const dialog = await openDialog(page);
  await axe(page, 'with the dialog open');
  await confirm(dialog, 'nobody');
  await expect(dialog).toContainText('to confirm.');
  await axe(page, 'with a refused confirmation');
});
