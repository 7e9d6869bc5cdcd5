import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { axe } from './fixtures/axe.ts';
import { expect, test } from './fixtures/journey.ts';
import { hydrated, open } from './fixtures/open.ts';
import { signInAs } from './fixtures/people.ts';

const main = (page: Page) => page.getByRole('main');

async function openCertificate(page: Page): Promise<string> {
  await signInAs(page, 'Lifetime member', { returnTo: '/dashboard' });
  await main(page)
    .getByRole('link', { name: /^View certificate.*Website Builder$/ })
    .click();
  await expect(page).toHaveURL(/\/certificates\//);
  await expect(page.getByLabel('Name on the certificate')).toBeVisible();
  await hydrated(page);
  return page.url();
}

test('A learner sets the name on the certificate, and anyone with the link can read, print and check it', async ({
  page,
  openBrowser,
}) => {
  const address = await openCertificate(page);
  await axe(page);
  await page.getByLabel('Name on the certificate').fill('Kwame A. Boateng');
  await page.getByRole('button', { name: 'Save name' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Change the name' }).click();
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Kwame A. Boateng');
  await page.getByRole('checkbox', { name: /^Show my project/ }).check();
  await expect(main(page).getByRole('link', { name: /^See the project on kwame-repairs/ })).toBeVisible();

  const reader = await (await openBrowser()).newPage();
  await open(reader, address);
  await expect(main(reader).getByRole('heading', { level: 1 })).toHaveText('Kwame A. Boateng');
  await expect(main(reader)).toContainText('Reviewed by hand by Robin Ashdown');

  const downloading = reader.waitForEvent('download');
  await main(reader).getByRole('link', { name: 'Download PDF' }).click();
  const pdf = await readFile(await (await downloading).path());
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');

  await main(reader).getByRole('button', { name: 'Check the signature' }).click();
  await expect(main(reader).getByText('The signature is valid. This badge is genuine.')).toBeVisible();
});
