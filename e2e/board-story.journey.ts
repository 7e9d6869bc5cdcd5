import type { Locator, Page } from 'playwright/test';
import { boardColumn, card, newBoard } from './fixtures/board.ts';
import { messageTo } from './fixtures/inbox.ts';
import { expect, test } from './fixtures/journey.ts';
import { demoPerson, signInAs, whoIsSignedIn } from './fixtures/people.ts';
import { toastOf } from './fixtures/shell.ts';

test.use({ viewport: { width: 1440, height: 1200 } });

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

  await test.step('The member writes a ticket', async () => {
    await member.keyboard.press('c');
    const dialog = member.getByRole('dialog', { name: 'Add New Ticket' });
    await expect(dialog.getByLabel('Title')).toBeFocused();
    await member.keyboard.type('Ash leaks');
    await dialog.getByLabel('Replit join link').fill('replit.com/join/abc-123_x');
    await dialog.getByLabel('Description').fill('Since the last deploy');
    await member.keyboard.press('Control+Enter');
    await expect(dialog).toBeHidden();
    await expect(card(boardColumn(member, 'Idea'), 'Ash leaks')).toContainText('Since the last deploy');
  });
  await expect(row(consultant, 'Ash leaks')).toContainText(name);
  await expect(row(consultant, 'Ash leaks')).toContainText('Consulting');
  await moveByMenu(member, 'Ash leaks', 'Priority');
  await expect(row(consultant, 'Ash leaks')).toContainText('24 h left');
  await expect(row(consultant, 'Ash leaks')).toContainText('0 of 5 this month');

  await row(consultant, 'Ash leaks').getByRole('link').focus();
  await consultant.keyboard.press('a');
  await expect(toastOf(consultant, 'Ash leaks')).toContainText('Acknowledged.');
  await expect(news(member).first()).toHaveText('Your consultant acknowledged “Ash leaks”.');
  await expect(card(boardColumn(member, 'Priority'), 'Ash leaks')).toContainText('Acknowledged');

  await row(consultant, 'Ash leaks').getByRole('link').focus();
  await consultant.keyboard.press('s');
  await expect(toastOf(consultant, 'Ash leaks')).toContainText('Started.');
  await expect(card(boardColumn(member, 'In Progress'), 'Ash leaks')).toContainText('48 h left');
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
  await expect(card(boardColumn(member, 'Completed'), 'Ash leaks')).toBeVisible();
  await expect(member.getByRole('link', { name: 'Ash leaks' })).toBeFocused();

  const email = (await whoIsSignedIn(member.request))?.email ?? '';
  await messageTo(member, email, 'Your ticket has been acknowledged: Ash leaks');
  await messageTo(member, email, 'Work on your ticket has started: Ash leaks');
  await messageTo(member, email, 'Your consultant replied: Ash leaks');
  await messageTo(member, email, 'Your ticket is completed: Ash leaks');
  await messageTo(member, demoPerson('Founder').email, 'New Priority ticket: Ash leaks');
});
