import type { Page } from 'playwright/test';
import { axe } from './fixtures/axe.ts';
import { allowClipboard } from './fixtures/clipboard.ts';
import { inboxPath, messageTo } from './fixtures/inbox.ts';
import { expect, test } from './fixtures/journey.ts';
import { hydrated, open } from './fixtures/open.ts';
import { signInAs } from './fixtures/people.ts';
import { tabTo } from './fixtures/tab-to.ts';

test.use({ instance: 'operations' });

const main = (page: Page) => page.getByRole('main');
const chart = (page: Page, name: string) => main(page).getByRole('region', { name, exact: true });

test('The founder reads the business figures by keyboard alone, and downloads them', async ({
  page,
  openBrowser,
}) => {
  test.slow();
  const browser = await openBrowser();
  await allowClipboard(browser);
  const member = await browser.newPage();
  await signInAs(member, 'Monthly member', { returnTo: '/prompts' });
  const counted = member.waitForResponse(/\/api\/snippets\/\d+\/copied$/);
  await main(member).getByRole('button', { name: /^Copy/ }).first().click();
  expect((await counted).status()).toBe(204);

  await signInAs(page, 'Founder', { returnTo: '/founder' });
  await expect(chart(page, 'Most-copied prompts').getByText('1 copy', { exact: true })).toBeVisible();
  await expect(main(page).getByText(/^Last updated .* UTC/)).toBeVisible();
  await tabTo(page, page.getByRole('link', { name: '90 days' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/founder\?days=90$/);
  await expect(page.getByRole('link', { name: '90 days' })).toHaveAttribute('aria-current', 'true');
  await expect(page.getByRole('link', { name: '90 days' }), 'the focus stays').toBeFocused();

  const members = chart(page, 'Members by plan');
  await expect(members.getByRole('img', { name: /^Annual: 1 person, \+1 in 90 days\.$/ })).toBeVisible();
  await tabTo(page, members.getByText('Show the data'));
  await page.keyboard.press('Enter');
  const table = members.getByRole('table');
  await expect(table.getByRole('columnheader')).toHaveText([
    'Day',
    'Free',
    'Monthly',
    'Annual',
    'Lifetime',
    'Consulting',
  ]);
  await expect(table.getByRole('row')).toHaveCount(91);
  await axe(page, 'with the data shown');

  const file = page.waitForEvent('download');
  await tabTo(page, members.getByRole('link', { name: /^CSV/ }));
  await page.keyboard.press('Enter');
  expect((await file).suggestedFilename()).toBe('chalkline-members-90-days.csv');

  await chart(page, 'Where learners stop').getByLabel('Course').selectOption('Take Your First Payment');
  await expect(page).toHaveURL(/days=90&course=\d+$/);
  await page.reload();
  await hydrated(page);
  await expect(chart(page, 'Where learners stop').getByLabel('Course')).toHaveValue(/\d+/);
  await expect(page.getByRole('link', { name: '90 days' })).toHaveAttribute('aria-current', 'true');
});

test("An email that can't be sent is listed in the console, read, and sent again", async ({
  page,
  openBrowser,
}) => {
  const email = 'unreached@works.example';
  const visitor = await (await openBrowser()).newPage();
  await visitor.goto(inboxPath);
  await visitor.getByRole('button', { name: 'Take it down' }).click();
  await expect(visitor.getByRole('status')).toContainText('The mail server is down');
  await open(visitor, '/replit-courses');
  await visitor.getByRole('link', { name: 'Notify me: Sign-In That Holds' }).click();
  await visitor.getByLabel('Your email').fill(email);
  await visitor.keyboard.press('Enter');
  await expect(visitor.getByText('Check your inbox.')).toBeVisible();

  await signInAs(page, 'Founder', { returnTo: '/founder/operations' });
  const mail = chart(page, 'Mail');
  const row = mail.getByRole('listitem').filter({ hasText: email });
  await expect(async () => {
    await page.reload();
    await hydrated(page);
    await expect(row).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(row.getByText('Waiting', { exact: true })).toBeVisible();
  const answers = chart(page, 'Status');
  await expect(answers.getByText('Not reachable', { exact: true })).toBeVisible();
  await expect(mail.getByText('Nothing can be sent', { exact: true })).toBeVisible();
  await expect(row.getByText(/The mail server isn't accepting email right now\. Next try at/)).toBeVisible();
  await row.getByRole('button', { name: /^Read it/ }).press('Enter');
  await expect(row.getByText(/Sign-In That Holds goes live/).last()).toBeVisible();
  await axe(page, 'with a waiting email');

  await row.getByRole('button', { name: /^Send again/ }).press('Enter');
  await expect(row.getByText(/tried 2 times/), 'it is still down').toBeVisible();
  await open(page, '/founder');
  await expect(chart(page, 'Mail')).toContainText("1 email couldn't be sent");
  await axe(page, 'with a failed email');
  await chart(page, 'Mail').getByRole('link', { name: 'See why' }).click();
  await expect(row).toBeVisible();

  await visitor.goto(inboxPath);
  await visitor.getByRole('button', { name: 'Bring it up' }).click();
  await expect(visitor.getByRole('status')).toHaveText('The mail server is up.');
  await row.getByRole('button', { name: /^Send again/ }).press('Enter');
  await expect(row).toHaveCount(0);
  await expect(mail.getByRole('heading', { name: 'Mail' }), 'the button has gone').toBeFocused();
  await messageTo(page, email, 'Please confirm: email me when Sign-In That Holds goes live');
  await expect(answers.getByText('Not reachable', { exact: true }), 'asked anew by itself').toHaveCount(0);
  await answers.getByRole('button', { name: 'Check again' }).press('Enter');
  await expect(answers.getByText(/is writable/)).toBeVisible();

  const backup = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download a backup' }).press('Enter');
  expect((await backup).suggestedFilename()).toMatch(/^chalkline-.*\.backup\.zip$/);
});
