import type { Locator, Page } from 'playwright/test';
import { addTicket, card, completedTicket, lane, newBoard, openBoard } from './fixtures/board.ts';
import { holdCall } from './fixtures/held-call.ts';
import { messageTo } from './fixtures/inbox.ts';
import { expect, test } from './fixtures/journey.ts';
import { hydrated } from './fixtures/open.ts';
import { demoPerson, signInAs, whoIsSignedIn } from './fixtures/people.ts';
import { toastOf } from './fixtures/shell.ts';

test.use({ instance: 'board', viewport: { width: 1440, height: 1200 } });

// Two people in two browsers, and a checkout first.
test.slow();

const row = (page: Page, title: string): Locator =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: title });
async function moveByMenu(page: Page, title: string, column: string): Promise<void> {
  await card(page, title)
    .getByRole('button', { name: `Move “${title}” to…` })
    .click();
  await page.getByRole('menuitem', { name: column }).click();
}
const news = (page: Page) => page.getByRole('main').getByRole('status');

test('A ticket goes through all columns, and both sides see it live', async ({
  page: member,
  openBrowser,
}) => {
  const name = await newBoard(member);
  const consultant = await (await openBrowser({ viewport: { width: 1440, height: 1200 } })).newPage();
  await signInAs(consultant, 'Founder', { returnTo: '/founder/tickets' });

  await addTicket(member, 'Ash leaks');
  await openBoard(member);
  await expect(row(consultant, 'Ash leaks')).toContainText(name);
  await expect(row(consultant, 'Ash leaks')).toContainText('Consulting');
  await moveByMenu(member, 'Ash leaks', 'Priority');
  await expect(row(consultant, 'Ash leaks')).toContainText('24 h left');
  await expect(row(consultant, 'Ash leaks')).toContainText('0 of 5 this month');

  await row(consultant, 'Ash leaks').getByRole('link').focus();
  await consultant.keyboard.press('a');
  await expect(toastOf(consultant, 'Ash leaks')).toContainText('Acknowledged.');
  await expect(news(member).first()).toHaveText('Your consultant acknowledged “Ash leaks”.');
  await expect(card(lane(member, 'Priority'), 'Ash leaks')).toContainText('Acknowledged');

  await row(consultant, 'Ash leaks').getByRole('link').focus();
  await consultant.keyboard.press('s');
  await expect(toastOf(consultant, 'Ash leaks')).toContainText('Started.');
  await expect(card(lane(member, 'In Progress'), 'Ash leaks')).toContainText('48 h left');
  await expect(news(member).first()).toHaveText('Your consultant moved “Ash leaks” to In Progress.');
  await expect(member.getByText('1 of 5 tickets used this month')).toBeVisible();
  await expect(member.getByRole('button', { name: 'Move “Ash leaks”', exact: true })).toHaveCount(0);

  await row(consultant, 'Ash leaks').getByRole('link').click();
  const consultantSheet = consultant.getByRole('dialog', { name: 'Ash leaks' });
  await expect(consultantSheet.getByRole('link', { name, exact: true })).toHaveAttribute(
    'href',
    /^\/founder\/members\//,
  );
  await consultantSheet.getByLabel('Answer').fill('It is the **gasket**.');
  await consultantSheet.getByRole('button', { name: 'Send' }).click();
  await expect(consultantSheet.getByText('It is the gasket.')).toBeVisible();
  await expect(news(member).first()).toHaveText('Your consultant replied to “Ash leaks”.');
  await member.getByRole('link', { name: 'Ash leaks' }).click();
  const sheet = member.getByRole('dialog', { name: 'Ash leaks' });
  await expect(sheet.getByText('It is the gasket.')).toBeVisible();
  await sheet.getByLabel('Write to your consultant').fill('Thank you!');
  await sheet.getByRole('button', { name: 'Send' }).click();
  await expect(consultantSheet.getByText('Thank you!')).toBeVisible();

  await consultantSheet.getByRole('button', { name: 'Complete' }).click();
  await expect(consultantSheet.getByText('Completed', { exact: true }).first()).toBeVisible();
  await expect(sheet).toContainText('Completed');
  await member.keyboard.press('Escape');
  await expect(card(lane(member, 'Completed'), 'Ash leaks')).toBeVisible();

  const email = (await whoIsSignedIn(member.request))?.email ?? '';
  await messageTo(member, email, 'Your ticket has been acknowledged: Ash leaks');
  await messageTo(member, email, 'Work on your ticket has started: Ash leaks');
  await messageTo(member, email, 'Your consultant replied: Ash leaks');
  await messageTo(member, email, 'Your ticket is completed: Ash leaks');
  await messageTo(member, demoPerson('Founder').email, 'New Priority ticket: Ash leaks');
});

test("A late reply creates no duplicate, undoes nothing and moves nobody's focus", async ({
  page: member,
  openBrowser,
  expectProblems,
}) => {
  expectProblems(/403/);
  await newBoard(member);
  const consultant = await (await openBrowser()).newPage();
  await signInAs(consultant, 'Founder', { returnTo: '/founder/tickets' });

  await member.route('**/api/consulting/tickets', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    const response = await route.fetch();
    await expect(member.getByRole('heading', { name: 'Late oak', includeHidden: true })).toHaveCount(1);
    await route.fulfill({ response });
  });
  await member.keyboard.press('c');
  const dialog = member.getByRole('dialog', { name: 'Add New Ticket' });
  await dialog.getByLabel('Title').fill('Late oak');
  await dialog.getByLabel('Description').fill('Its answer is slow.');
  await dialog.getByLabel('Replit join link').fill('replit.com/join/abc123');
  await dialog.getByRole('button', { name: 'Create ticket' }).click();
  await expect(toastOf(member, 'Ticket created successfully')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(card(member, 'Late oak')).toHaveCount(1);

  await moveByMenu(member, 'Late oak', 'Priority');
  await expect(row(consultant, 'Late oak')).toContainText('24 h left');
  const letGo = await holdCall(member, '**/status');
  await moveByMenu(member, 'Late oak', 'Idea');
  await expect(card(lane(member, 'Idea'), 'Late oak')).toBeVisible();
  const link = row(consultant, 'Late oak').getByRole('link');
  const letListGo = await holdCall(consultant, '**/api/founder/tickets');
  await link.focus();
  await consultant.keyboard.press('a');
  await expect(toastOf(consultant, 'Late oak')).toContainText('Acknowledged.');
  await expect(link).not.toBeFocused();
  letListGo();
  await link.focus();
  await consultant.keyboard.press('s');
  await expect(card(lane(member, 'In Progress'), 'Late oak')).toBeVisible();
  letGo();
  await expect(toastOf(member, 'Column Restricted')).toBeVisible();
  await expect(card(lane(member, 'In Progress'), 'Late oak')).toBeVisible();
});

test("The console's tickets can be filtered by member and type, in the URL", async ({
  page,
  openBrowser,
}) => {
  const member = await (await openBrowser()).newPage();
  const name = await newBoard(member);
  await addTicket(member, 'Only mine');
  await signInAs(page, 'Founder', { returnTo: '/founder/tickets' });
  await page.getByLabel('Member').selectOption({ label: name });
  await expect(page).toHaveURL(/member=/);
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1);
  await page.getByLabel('Type').selectOption('Build');
  await expect(page.getByText('No matching tickets')).toBeVisible();
  await page.getByRole('button', { name: 'Show all tickets' }).click();
  await expect(row(page, 'Only mine')).toBeVisible();
});

test('Five tickets a month can be used, and from ten tickets on the response times are shown', async ({
  page: member,
  openBrowser,
}) => {
  const consultant = await (await openBrowser()).newPage();
  await signInAs(consultant, 'Founder', { returnTo: '/founder/tickets' });
  const other = await (await openBrowser()).newPage();
  for (const one of [member, other]) {
    await newBoard(one);
    for (const title of ['Ash', 'Oak', 'Elm', 'Fir', 'Yew']) await completedTicket(one, consultant, title);
  }
  await addTicket(member, 'Sixth');
  await openBoard(member);
  await expect(member.getByText('5 of 5 tickets used this month')).toBeVisible();
  await moveByMenu(member, 'Sixth', 'Priority');
  await expect(toastOf(member, 'Monthly Limit Reached')).toContainText(
    "You've used all 5 tickets for this month. You can prioritize another from",
  );
  await expect(card(lane(member, 'Idea'), 'Sixth')).toBeVisible();

  for (const page of [member, consultant]) {
    await page.reload();
    await hydrated(page);
    await expect(
      page.getByText(/Half of the \d+ tickets in the last \d+ days .* Nine out of ten/).first(),
    ).toBeVisible();
  }
  const visitor = await (await openBrowser()).newPage();
  await visitor.goto('/replit-consulting');
  await expect(visitor.getByText('Acknowledged after')).toBeVisible();
  await expect(visitor.getByText('Completed after')).toBeVisible();
});
