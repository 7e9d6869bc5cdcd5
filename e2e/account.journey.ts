import { logOutPath } from '@chalkline/contract/sign-in-addresses';
import type { Locator, Page } from 'playwright/test';
import { axe } from './fixtures/axe.ts';
import { expect, test } from './fixtures/journey.ts';
import { hydrated } from './fixtures/open.ts';
import { newcomer, whoIsSignedIn } from './fixtures/people.ts';
import { topBar } from './fixtures/shell.ts';
import { expectToast } from './fixtures/snapshots.ts';
import { openArchive } from './fixtures/zip.ts';

const yourData = (page: Page) => page.getByRole('region', { name: 'Your data' });

const confirm = async (dialog: Locator, typed: string) => {
  await dialog.getByLabel('Your email address').fill(typed);
  await dialog.getByRole('button', { name: 'Delete account' }).click();
};

test('A user downloads their data, and deletes their account after reading what is deleted', async ({
  page,
  openBrowser,
}) => {
  const person = { email: 'leaver@works.example', name: 'Lena Leaver', returnTo: '/account' };
  await newcomer(page, person);
  await axe(page);
  const elsewhere = await openBrowser({ storageState: await page.context().storageState() });
  const { id } = (await whoIsSignedIn(page.request)) ?? {};

  await test.step('The download is a zip file with their own data', async () => {
    const downloading = page.waitForEvent('download');
    await yourData(page).getByRole('link', { name: 'Download' }).click();
    const archive = await openArchive(await downloading);
    expect(archive.fileName).toMatch(/^chalkline-data-\d{4}-\d\d-\d\d\.zip$/);
    expect(JSON.parse(archive.text('data.json')).profile).toMatchObject({ email: person.email });
  });

  await test.step('Cancelling returns the focus, and a wrong address is refused', async () => {
    const button = yourData(page).getByRole('button', { name: 'Delete account' });
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
    await button.click();
    await axe(page, 'with the dialog open');
    await dialog.getByRole('button', { name: 'Keep my account' }).click();
    await expect(button).toBeFocused();
    await button.click();
    await confirm(dialog, 'somebody@else.example');
    await expect(dialog).toContainText('Type the email address of this account to confirm.');
    await axe(page, 'with a refused confirmation');
    expect(await whoIsSignedIn(page.request)).toMatchObject({ email: person.email });
    await confirm(dialog, person.email);
  });

  await expect(page).toHaveURL('/');
  await expectToast(page, 'Account deleted', 'Your account and everything in it have been deleted.');
  await expect(topBar(page).getByRole('link', { name: 'Sign in', exact: true })).toBeVisible();
  expect(await whoIsSignedIn(elsewhere.request), 'every other session is over').toBeUndefined();

  await newcomer(page, person);
  expect((await whoIsSignedIn(page.request))?.id, 'whoever comes back is somebody new').not.toBe(id);
});

/** Gives the browser a device with passkeys that confirms everything. */
async function withPasskeys(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

test('A user adds a passkey, signs in with it, and removes it', async ({ page }) => {
  const email = 'key.keeper@works.example';
  await withPasskeys(page);
  await newcomer(page, { email, name: 'Kay Keeper', returnTo: '/account' });
  const methods = page.getByRole('region', { name: 'Sign-in methods' });
  await methods.getByRole('button', { name: 'Add a passkey' }).click();
  await expectToast(page, 'Passkey added', 'from now on');
  await expect(methods.getByRole('listitem')).toHaveCount(3);
  await axe(page, 'with a passkey');

  await page.goto(logOutPath);
  await page.goto('/sign-in?returnTo=%2Faccount');
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page).toHaveURL('/account');
  expect(await whoIsSignedIn(page.request)).toMatchObject({ email });

  await hydrated(page);
  const passkey = methods.getByRole('listitem').last();
  await expect(passkey).toContainText('Last used');
  await passkey.getByRole('button', { name: /^Remove/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(methods.getByRole('listitem')).toHaveCount(2);
});
