import type { Locator, Page, Request } from 'playwright/test';
import { axe } from './fixtures/axe.ts';
import { buyQuickly, planOf } from './fixtures/checkout.ts';
import { fillIn } from './fixtures/content-editor.ts';
import { messageTo } from './fixtures/inbox.ts';
import { expect, test } from './fixtures/journey.ts';
import { open } from './fixtures/open.ts';
import { newcomer, signInAs, whoIsSignedIn } from './fixtures/people.ts';
import { toastOf } from './fixtures/shell.ts';
import { openArchive } from './fixtures/zip.ts';

const main = (page: Page) => page.getByRole('main');
const section = (page: Page, name: string) => main(page).getByRole('region', { name });
const dialog = (page: Page) => page.getByRole('dialog');

async function confirm(page: Page, button: string): Promise<void> {
  await dialog(page).getByRole('button', { name: button, exact: true }).click();
  await expect(dialog(page)).toHaveCount(0);
}

/** Finds a member by typing, and opens their page. */
async function findMember(page: Page, typed: string, name: string): Promise<void> {
  await open(page, '/founder/members');
  await main(page).getByRole('searchbox', { name: 'Look up members by name or email' }).fill(typed);
  await expect(page).toHaveURL(`/founder/members?search=${typed}`);
  await expect(main(page).getByRole('listitem')).toHaveCount(1);
  await main(page).getByRole('link', { name }).click();
  await expect(main(page).getByRole('heading', { level: 1, name })).toBeVisible();
}

const remo = { email: 'remo.ricci@example.com', name: 'Remo Ricci' };

test('A founder refunds a member, gives them a plan, ends it, exports their data and erases them', async ({
  page,
  openBrowser,
}) => {
  const member = await (await openBrowser()).newPage();
  await newcomer(member, remo);
  await buyQuickly(member, 'Monthly');
  await signInAs(page, 'Founder', { returnTo: '/founder' });
  await findMember(page, 'remo.ricci', remo.name);

  await test.step('The refund ends the plan', async () => {
    const payments = section(page, 'Payments');
    await payments.getByRole('button', { name: 'Refund $49' }).click();
    await confirm(page, 'Refund $49');
    await expect(payments.getByText('Refunded', { exact: true })).toBeVisible();
    expect(await planOf(member)).toBe('Free');
    await messageTo(page, remo.email, 'Your Monthly plan has been refunded');
  });

  await test.step('A complimentary plan works on the next page', async () => {
    const plans = section(page, 'Plans');
    await plans.getByRole('button', { name: 'Give a plan' }).click();
    await dialog(page).getByLabel('Plan', { exact: true }).selectOption('Annual');
    await dialog(page).getByLabel('Reason').fill('Reported three mistakes in lesson four');
    await confirm(page, 'Give Annual');
    await expect(plans.getByText('Reason: Reported three mistakes in lesson four')).toBeVisible();
    await open(member, '/prompts');
    await expect(main(member).getByRole('button', { name: /^Copy/ }).first()).toBeVisible();
    const message = await messageTo(page, remo.email, "You've been given the Annual plan");
    expect(message.text).toContain("There's nothing to pay");
    expect(message.text, 'the reason is for the founder').not.toContain('mistakes');
    await plans.getByRole('button', { name: 'End it' }).click();
    await dialog(page).getByLabel('Reason').fill('They have found a plan of their own');
    await confirm(page, 'End it');
    await expect(plans.getByText('Active')).toHaveCount(0);
    await expect(plans.getByRole('heading', { name: 'Plans' }), 'the button has gone').toBeFocused();
    await open(member, '/prompts');
    await expect(main(member).getByRole('heading', { name: 'Unlock Premium Prompts' })).toBeVisible();
  });

  await test.step('Their data is exported and erased', async () => {
    const data = section(page, 'Data');
    const downloading = page.waitForEvent('download');
    await data.getByRole('link', { name: 'Export' }).click();
    const archive = await openArchive(await downloading);
    expect(JSON.parse(archive.text('data.json')).profile).toMatchObject({ email: remo.email });
    await data.getByRole('button', { name: 'Erase' }).click();
    await dialog(page).getByLabel('Their email address').fill(remo.email);
    await dialog(page).getByRole('button', { name: 'Erase permanently' }).click();
    await expect(main(page).getByRole('heading', { level: 1, name: 'Members' })).toBeVisible();
    expect(await whoIsSignedIn(member.request)).toBeUndefined();
    await open(page, '/founder/audit?action=member.erase');
    await expect(main(page).getByText('Erased member')).toBeVisible();
  });
});

const tessa = { email: 'tessa.tran@example.com', name: 'Tessa Tran' };

test('A role works on the next page, and the open page of a person who loses it says so', async ({
  page,
  openBrowser,
  expectProblems,
}) => {
  const other = await (await openBrowser()).newPage();
  await newcomer(other, tessa);

  await signInAs(page, 'Founder', { returnTo: '/founder/team' });
  const row = (name: string): Locator => main(page).getByRole('listitem').filter({ hasText: name });
  await main(page).getByLabel('Email address').fill(tessa.email.toUpperCase());
  await main(page).getByRole('button', { name: 'Add to team' }).click();
  await expect(row(tessa.name)).toContainText('Consultant');

  const line = other.waitForResponse((response) => response.url().endsWith('/tickets/live'));
  await open(other, '/founder/tickets');
  await expect(main(other).getByRole('heading', { level: 1, name: 'Tickets' })).toBeVisible();
  await line;
  // The open page is told that its access has ended, and sends no further requests, which would be refused.
  let hasLine = true;
  const ended = (request: Request) => {
    if (request.url().endsWith('/tickets/live')) hasLine = false;
  };
  other.on('requestfinished', ended);
  other.on('requestfailed', ended);
  const told = toastOf(other, 'Your access has changed').waitFor();

  await row(tessa.name).getByRole('link', { name: tessa.name }).click();
  await main(page).getByRole('button', { name: 'Change role' }).click();
  await dialog(page).getByLabel('Role').selectOption({ label: 'Editor' });
  await confirm(page, 'Save');
  await expect(main(page).getByText('Editor', { exact: true })).toBeVisible();
  await expect.poll(() => hasLine).toBe(false);
  await told;
  await expect(main(other).getByRole('heading', { level: 1, name: '404 Page Not Found' })).toBeVisible();
  await expect(main(other), 'what had the focus has gone').toBeFocused();
  await expect(other.getByRole('navigation').getByRole('link', { name: 'Content' })).toBeVisible();

  await open(page, '/founder/team');
  await open(other, '/founder/content/course/39');
  await row(tessa.name)
    .getByRole('button', { name: /^Remove/ })
    .click();
  await confirm(page, 'Remove');
  await expect(row(tessa.name)).toHaveCount(0);
  expectProblems(/404/);
  await fillIn(other, { Title: 'Build Your Second Website' });
  await main(other).getByRole('button', { name: 'Save', exact: true }).click();
  await expect(toastOf(other, 'Your access has changed')).toBeVisible();
  await expect(main(other).getByRole('heading', { level: 1, name: '404 Page Not Found' })).toBeVisible();
  const keptHere = await other.evaluate(() => JSON.stringify({ ...localStorage }));
  expect(keptHere, 'what was typed').toContain('Build Your Second Website');
});

test('axe finds no problems on members, team and audit log, and on a phone More leads to the sections that do not fit', async ({
  page,
}) => {
  await signInAs(page, 'Founder', { returnTo: '/founder/members' });
  for (const address of ['/founder/members', '/founder/members/me', '/founder/team', '/founder/audit']) {
    await open(page, address);
    await axe(page);
  }
  await open(page, '/founder/audit?subject=member');
  await main(page).getByRole('link', { name: 'Clear filters' }).press('Enter');
  await expect(page).toHaveURL('/founder/audit');
  await page.goBack();
  await expect(page).toHaveURL('/founder/audit?subject=member');
  await open(page, '/founder/members?plan=Consulting');
  await main(page).getByRole('listitem').first().getByRole('link').click();
  await section(page, 'Plans').getByRole('button', { name: 'Give a plan' }).click();
  await expect(dialog(page)).toBeVisible();
  await axe(page, 'with a dialog');

  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/founder');
  await expect(page.getByRole('banner').getByText(/XP/), "a learner's").toHaveCount(0);
  const rail = page.getByRole('navigation', { name: 'Founder console' });
  const more = rail.getByRole('button', { name: /^More/ });
  const operations = rail.getByRole('link', { name: 'Operations' });
  await expect(operations).toBeHidden();
  await more.press('Enter');
  await expect(operations).toBeVisible();
  await axe(page, 'with more places');
  await page.keyboard.press('Escape');
  await expect(operations).toBeHidden();
  await expect(more).toBeFocused();
  await more.click();
  await operations.click();
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(/Operations/);
  await expect(operations).toBeHidden();
  await expect(more).toHaveAccessibleName('More, Operations is the current page');
});
