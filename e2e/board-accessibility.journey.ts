import { axe } from './fixtures/axe.ts';
import { addTicket, newBoard, openBoard } from './fixtures/board.ts';
import { expect, test } from './fixtures/journey.ts';
import { open } from './fixtures/open.ts';
import { signInAs } from './fixtures/people.ts';
import { pickUpByKey } from './fixtures/pick-up.ts';

test('axe finds no problems on the board, its dialog, its sheet and the console', async ({
  page,
  openBrowser,
  expectProblems,
}) => {
  await newBoard(page);
  await axe(page, 'empty');
  const board = page.getByRole('region', { name: 'Your tickets', exact: true });
  for (const width of [768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await board.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  }
  const { id } = await addTicket(page, 'Ash');
  await openBoard(page);
  await axe(page, 'with a ticket');
  await page.getByRole('button', { name: 'Move “Ash”', exact: true }).focus();
  await pickUpByKey(page);
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('Drop to make it your priority', { exact: true })).toBeVisible();
  await axe(page, 'with a ticket in the hand');
  await page.keyboard.press('Escape');
  await openBoard(page, '/consulting?add=Idea');
  const dialog = page.getByRole('dialog', { name: 'Add New Ticket' });
  await dialog.getByLabel('Replit join link').fill('wrong');
  await axe(page, 'with the dialog open');
  await openBoard(page, `/consulting?ticket=${id}`);
  await expect(page.getByRole('dialog').getByText('Created')).toBeVisible();
  await axe(page, 'with the sheet open');

  await openBoard(page);
  expectProblems(/401/);
  await page.request.get('/api/logout');
  await expect(page.getByRole('dialog', { name: "You've been signed out" })).toBeVisible();
  await axe(page, 'after being signed out');

  const console = await (await openBrowser()).newPage();
  await signInAs(console, 'Founder', { returnTo: '/founder/tickets' });
  await axe(console);
  await open(console, `/founder/tickets?ticket=${id}`);
  await expect(console.getByRole('dialog').getByText('Created')).toBeVisible();
  await axe(console, 'with the sheet open');
});
