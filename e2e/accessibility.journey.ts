import {
  announcedCourseAddress,
  consultingAddress,
  galleryAddress,
  missingAddresses,
  paidAddresses,
  publicAddresses,
  sessionAddresses,
  writtenAddresses,
} from './fixtures/addresses.ts';
import { axe } from './fixtures/axe.ts';
import { checkPages } from './fixtures/check-pages.ts';
import { expect, test } from './fixtures/journey.ts';
import { open } from './fixtures/open.ts';
import { chooseAccount, signInAs, signInOnly } from './fixtures/people.ts';
import { openMenuOf, toastOf } from './fixtures/shell.ts';

const everyAppAddress = [...paidAddresses, consultingAddress, ...sessionAddresses, announcedCourseAddress];

test('axe finds no problems on the pages of a visitor, and they hydrate without a request', async ({
  page,
  product,
}) => {
  await checkPages(page, product, [...publicAddresses, galleryAddress]);
  await expect(page.getByRole('heading', { name: 'Dialog and side sheet' })).toBeVisible();
  await chooseAccount(page);
  await axe(page);

  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/');
  await page.locator('summary[aria-label="Menu"]').click();
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
  await axe(page, 'with the mobile menu open');
});

test('axe finds no problems on the sign-in, blog and legal pages and on the 404 pages', async ({
  page,
  expectProblems,
}) => {
  expectProblems(/status of 404/);
  for (const address of writtenAddresses) {
    await page.goto(address);
    await axe(page);
  }
  for (const address of missingAddresses) {
    await open(page, address);
    await axe(page);
  }
});

test('axe finds no problems on the paywalls and on the pages of a new member', async ({ page }) => {
  await signInOnly(page, 'Free learner');
  for (const address of [...paidAddresses, consultingAddress]) {
    await open(page, address);
    await axe(page);
  }
  await signInAs(page, 'Founder');
  await axe(page);
});

test('axe finds no problems on the pages of a member, and they hydrate without a request', async ({
  page,
  product,
}) => {
  await signInOnly(page, 'Consulting member');
  await checkPages(page, product, everyAppAddress);
  await signInOnly(page, 'Lifetime member');
  await checkPages(page, product, publicAddresses);
});

test('axe finds no problems in the app on a phone, in an open menu and in a toast', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signInAs(page, 'Monthly member', { returnTo: '/courses' });
  const menu = await openMenuOf(page, 'Tomás Oliveira');
  await expect(menu).toBeVisible();
  await axe(page, 'with the avatar menu open');
  await menu.getByRole('menuitem', { name: 'Get in touch' }).click();
  await toastOf(page, 'Email Copied!').hover();
  await axe(page, 'with a toast');

  await page.setViewportSize({ width: 390, height: 844 });
  for (const address of everyAppAddress) {
    await open(page, address);
    await axe(page, 'on a phone');
  }
});
