import { createPublicKey, type JsonWebKey, verify } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { APIRequestContext, Page } from 'playwright/test';
import { axe } from './fixtures/axe.ts';
import { messageTo } from './fixtures/inbox.ts';
import { expect, test } from './fixtures/journey.ts';
import { hydrated, open } from './fixtures/open.ts';
import { signInAs } from './fixtures/people.ts';

test.use({ instance: 'certificates' });

const main = (page: Page) => page.getByRole('main');

async function openCertificate(page: Page): Promise<string> {
  await signInAs(page, 'Lifetime member', { returnTo: '/dashboard' });
  await main(page)
    .getByRole('link', { name: /^View certificate.*Website Builder$/ })
    .click();
  await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
  return page.url();
}

/** Uses the standard library only, with the key that the badge itself names. */
async function isSigned(request: APIRequestContext, address: string): Promise<boolean> {
  const badge = await (await request.get(`${address}/badge.jwt`)).text();
  const [header = '', payload = '', signature = ''] = badge.split('.');
  const { kid } = JSON.parse(Buffer.from(header, 'base64url').toString()) as { kid: string };
  const jwk = (await (await request.get(kid)).json()) as JsonWebKey;
  const key = createPublicKey({ key: jwk, format: 'jwk' });
  return verify('RSA-SHA256', Buffer.from(`${header}.${payload}`), key, Buffer.from(signature, 'base64url'));
}

test('A learner sets the name on the certificate, and anyone with the link can read, print and check it', async ({
  page,
  openBrowser,
}) => {
  const address = await openCertificate(page);
  await page.getByLabel('Name on the certificate').fill('');
  await page.getByRole('button', { name: 'Save name' }).click();
  await expect(page.getByText('Please enter the name to show on your certificate')).toBeVisible();
  await page.getByLabel('Name on the certificate').fill('Kwame A. Boateng');
  await page.getByRole('button', { name: 'Save name' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Change the name' }).click();
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Kwame A. Boateng');
  await page.getByRole('checkbox', { name: /^Show my project/ }).check();
  await expect(main(page).getByRole('link', { name: /^See the project on kwame-repairs/ })).toBeVisible();

  const linkedIn = main(page).getByRole('link', { name: /^Add to LinkedIn/ });
  const fields = new URL((await linkedIn.getAttribute('href')) ?? '').searchParams;
  expect(fields.get('name')).toBe('Website Builder');
  expect(fields.get('organizationName')).toBe('Chalkline');
  expect(fields.get('certUrl')).toBe(address);

  const reader = await (await openBrowser()).newPage();
  await open(reader, address);
  await expect(main(reader).getByRole('heading', { level: 1 })).toHaveText('Kwame A. Boateng');
  await expect(main(reader)).toContainText('Reviewed by hand by Robin Ashdown');
  await expect(main(reader).getByText('Your certificate')).toBeHidden();

  await expect(main(reader).getByRole('link', { name: /LinkedIn/ })).toHaveCount(0);

  const downloading = reader.waitForEvent('download');
  await main(reader).getByRole('link', { name: 'Download PDF' }).click();
  const pdf = await readFile(await (await downloading).path());
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');

  expect(await isSigned(reader.request, address)).toBe(true);
  await main(reader).getByRole('button', { name: 'Check the signature' }).click();
  await expect(main(reader).getByText('The signature is valid. This badge is genuine.')).toBeVisible();
});

test('A certificate that is switched off is visible to its owner only', async ({
  page,
  openBrowser,
  expectProblems,
}) => {
  const address = await openCertificate(page);
  const reader = await (await openBrowser()).newPage();
  await reader.goto(address);
  await expect(main(reader).getByRole('heading', { level: 1 })).toBeVisible();

  await page.getByRole('checkbox', { name: /^Public/ }).uncheck();
  await expect(page.getByText('Your certificate is switched off.', { exact: true })).toBeVisible();
  expectProblems(/404/);
  expect((await reader.goto(address))?.status()).toBe(404);
  await expect(reader.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  for (const part of ['image.png', 'certificate.pdf', 'badge.jwt', 'badge.json']) {
    expect((await reader.request.get(`${address}/${part}`)).status()).toBe(404);
  }

  await page.reload();
  await hydrated(page);
  await page.getByRole('checkbox', { name: /^Public/ }).check();
  await expect(page.getByText('Your certificate is public.', { exact: true })).toBeVisible();
  expect((await reader.goto(address))?.status()).toBe(200);
});

test('The founder revokes a certificate with a reason, which its page shows and its holder is told', async ({
  page,
  openBrowser,
}) => {
  await signInAs(page, 'Founder', {
    returnTo: '/founder/reviews?view=decided&search=kwame',
  });
  const decided = main(page).getByRole('list', { name: 'Decided, the latest first' });
  await decided.getByRole('link', { name: /First Seller.*Awarded/ }).click();
  const way = main(page).getByRole('link', { name: 'Its public page' });
  const address = (await way.getAttribute('href')) ?? '';
  await main(page).getByRole('button', { name: 'Revoke…' }).click();
  const dialog = page.getByRole('dialog', { name: "Revoke Kwame Boateng's certificate?" });
  await dialog.getByRole('button', { name: 'Revoke', exact: true }).click();
  await expect(
    dialog.getByText('Please give a reason. Anyone who opens the certificate will see it'),
  ).toBeVisible();
  await dialog.getByLabel('Reason').fill('The shop was a copy of another one.');
  await dialog.getByRole('button', { name: 'Revoke', exact: true }).click();
  await expect(page.getByText('Revoked.', { exact: true })).toBeVisible();
  await expect(main(page).getByText('The shop was a copy of another one.')).toBeVisible();
  await expect(main(page).getByRole('heading', { name: 'Kwame Boateng' })).toBeFocused();
  await expect(main(page).getByRole('button', { name: 'Revoke…' })).toHaveCount(0);

  const reader = await (await openBrowser()).newPage();
  await reader.goto(address);
  await expect(main(reader)).toContainText('The shop was a copy of another one.');
  const message = await messageTo(
    page,
    'kwame.boateng@chalkline.example',
    'Your certificate for First Seller was revoked',
  );
  expect(message.text).toContain('The shop was a copy of another one.');
});

test('axe finds no problems on a certificate', async ({ page }) => {
  await openCertificate(page);
  await axe(page);
});
