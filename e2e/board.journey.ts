import type { Page } from 'playwright/test';
import { axe } from './fixtures/axe.ts';
import {
  addTicket,
  announcement,
  card,
  drop,
  holdOver,
  lane,
  newBoard,
  openBoard,
} from './fixtures/board.ts';
import { allowClipboard, clipboardText } from './fixtures/clipboard.ts';
import { expect, test } from './fixtures/journey.ts';
import { open } from './fixtures/open.ts';
import { pickUpByKey } from './fixtures/pick-up.ts';
import { toastOf } from './fixtures/shell.ts';

test.use({ instance: 'board', viewport: { width: 1440, height: 1200 } });

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Add New Ticket' });
const save = (page: Page) => dialog(page).getByRole('button', { name: 'Create ticket' });
const failure = { status: 500, json: { code: 'internal', message: 'no' } };

/** The toast shows the message, and the field repeats it and has the focus. */
async function expectRefused(page: Page, title: string, description: string, field: string): Promise<void> {
  await save(page).click();
  await expect(toastOf(page, title)).toContainText(description);
  await expect(dialog(page).getByText(description, { exact: true })).toBeVisible();
  await expect(dialog(page).getByLabel(field)).toBeFocused();
}

test('A member writes a ticket: each mistake is reported in order, and a draft is kept', async ({
  page,
  expectProblems,
}) => {
  expectProblems(/500/);
  await newBoard(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Manage Your Requests' })).toBeVisible();
  await expect(lane(page, 'Idea')).toContainText('0 of 5');
  await expect(lane(page, 'Priority')).toContainText('Your one priority goes here.');
  await expect(page.getByText('0 of 5 tickets used this month')).toBeVisible();

  await page.keyboard.press('c');
  await expect(dialog(page).getByLabel('Title')).toBeFocused();
  await expect(dialog(page)).toContainText('Whole apps from scratch');
  await expectRefused(page, 'Validation Error', 'Title is required', 'Title');
  await dialog(page).getByLabel('Title').fill('The sign-in loops');
  await expectRefused(page, 'Validation Error', 'Description is required', 'Description');
  await dialog(page).getByLabel('Description').fill('<script>alert(1)</script> since the last deploy');
  await expectRefused(page, 'Validation Error', 'Replit join link is required', 'Replit join link');

  const joinLink = dialog(page).getByLabel('Replit join link');
  await joinLink.fill('replit.com/join/');
  await expect(joinLink).toHaveAttribute('aria-invalid', 'true');
  const invalidLink = 'Please enter a valid Replit join link (e.g., replit.com/join/abc123).';
  await expectRefused(page, 'Invalid Replit Link', invalidLink, 'Replit join link');
  await joinLink.fill('replit.com/join/abc-123_x');
  await expect(joinLink).not.toHaveAttribute('aria-invalid');

  const recording = dialog(page).getByLabel('Screenshare/Loom Link (recommended)');
  const invalidVideo = 'Please use a video link from Loom, YouTube, Vimeo, or Google Drive.';
  for (const link of [
    'javascript:alert(1)',
    'https://loom.com.evil.example/x',
    'https://loom.com@evil.example/',
  ]) {
    await recording.fill(link);
    await expectRefused(page, 'Invalid Video URL', invalidVideo, 'Screenshare/Loom Link');
  }
  await recording.fill('https://www.loom.com/share/0281766fa2d04bb788eaf19e65135184');
  await dialog(page).getByLabel('Type').selectOption('Build');

  await dialog(page).getByRole('button', { name: 'Save as draft' }).click();
  await expect(dialog(page)).toBeHidden();
  await openBoard(page);
  await page.getByRole('button', { name: 'Add Ticket' }).click();
  await expect(dialog(page).getByLabel('Title')).toBeFocused();
  await page.keyboard.type(' again');
  await expect(dialog(page).getByLabel('Title')).toHaveValue('The sign-in loops again');
  await expect(dialog(page).getByLabel('Type')).toHaveValue('Build');

  await page.route('**/api/consulting/tickets', (route) => route.fulfill(failure));
  await save(page).click();
  await expect(toastOf(page, 'Failed to create ticket.')).toContainText('Error');
  await page.unroute('**/api/consulting/tickets');
  await dialog(page).getByLabel('Description').focus();
  await page.keyboard.press('Control+Enter');
  await expect(toastOf(page, 'Ticket created successfully')).toBeVisible();
  await expect(dialog(page)).toBeHidden();

  const created = card(lane(page, 'Idea'), 'The sign-in loops again');
  await expect(created).toContainText('<script>alert(1)</script> since the last deploy');
  await expect(created.getByText('Build', { exact: true })).toBeVisible();
  await expect(created.getByRole('link', { name: 'View Recording' })).toHaveAttribute('target', '_blank');
  await expect(lane(page, 'Idea')).toContainText('1 of 5');
  await page.getByRole('button', { name: 'Add Ticket' }).click();
  await expect(dialog(page).getByLabel('Title')).toHaveValue('');
});

test('The columns show before the drop whether they accept a ticket, and a refused one goes back with its reason', async ({
  page,
  expectProblems,
}) => {
  expectProblems(/500/);
  await newBoard(page);
  for (const title of ['Ash', 'Oak', 'Elm']) await addTicket(page, title);
  await openBoard(page);

  await holdOver(page, 'Oak', 'Priority');
  await expect(lane(page, 'Priority')).toContainText('Drop to make it your priority');
  await expect(lane(page, 'Completed')).toContainText('Only your consultant moves tickets here');
  await drop(page);
  await expect(toastOf(page, 'Ticket moved successfully')).toBeVisible();
  await expect(card(lane(page, 'Priority'), 'Oak')).toContainText('24 h left');
  await expect(lane(page, 'Idea')).toContainText('2 of 5');

  await holdOver(page, 'Elm', 'Priority');
  await expect(lane(page, 'Priority')).toContainText('Full: one priority at a time');
  await drop(page);
  await expect(toastOf(page, 'Priority Limit Reached')).toContainText(
    'You can only have 1 priority ticket at a time. Please complete the current priority task first.',
  );
  await expect(card(lane(page, 'Idea'), 'Elm')).toBeVisible();

  await holdOver(page, 'Elm', 'In Progress');
  await drop(page);
  await expect(toastOf(page, 'Column Restricted')).toContainText(
    'These columns will be manually updated as the consultant begins working on and completes your requests.',
  );
  await expect(card(lane(page, 'Idea'), 'Elm')).toBeVisible();

  await page.route('**/status', (route) => route.fulfill(failure));
  await holdOver(page, 'Oak', 'Idea');
  await drop(page);
  await expect(toastOf(page, 'Failed to move ticket')).toContainText('Error');
  await expect(card(lane(page, 'Priority'), 'Oak')).toBeVisible();
  await page.unroute('**/status');

  await lane(page, 'Priority').getByRole('button', { name: 'Add' }).click();
  await expect(toastOf(page, 'Priority Limit Reached')).toBeVisible();
  await expect(dialog(page)).toBeHidden();
});

test('A refused ticket can be picked up again while it flies back', async ({ page, context }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await newBoard(page);
  await addTicket(page, 'Ash');
  await openBoard(page);
  const session = await context.newCDPSession(page);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: 0.01 });
  await holdOver(page, 'Ash', 'Priority');
  const title = await card(page, 'Ash').getByRole('heading').boundingBox();
  await page.mouse.move((title?.x ?? 0) + 40, (title?.y ?? 0) + 20);
  await expect(announcement(page)).toContainText("It's over Idea, where it was.");
  await drop(page);
  await expect(announcement(page)).toHaveText('“Ash” stays in Idea.');
  await holdOver(page, 'Ash', 'Priority');
  await drop(page);
  await expect(card(lane(page, 'Priority'), 'Ash')).toBeVisible();
});

test('Five ideas are the limit, for new tickets and for tickets moved back', async ({ page }) => {
  await newBoard(page);
  for (const title of ['Ash', 'Oak', 'Elm', 'Fir', 'Yew']) await addTicket(page, title);
  await openBoard(page);
  await card(page, 'Ash').getByRole('button', { name: 'Move “Ash” to…' }).click();
  await page.getByRole('menuitem', { name: 'Priority' }).click();
  await expect(card(lane(page, 'Priority'), 'Ash')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Move “Ash”', exact: true })).toBeFocused();
  await addTicket(page, 'Box');
  await openBoard(page);
  await expect(lane(page, 'Idea')).toContainText('5 of 5');

  await card(page, 'Ash').getByRole('button', { name: 'Move “Ash” to…' }).click();
  await page.getByRole('menuitem', { name: /Idea/ }).click();
  await expect(toastOf(page, 'Idea Limit Reached')).toContainText(
    'You can only have 5 tickets in the Idea column at a time. Please prioritize or complete existing tickets first.',
  );

  await lane(page, 'Idea').getByRole('button', { name: 'Add' }).click();
  await dialog(page).getByLabel('Title').fill('One too many');
  await dialog(page).getByLabel('Description').fill('There is no room.');
  await dialog(page).getByLabel('Replit join link').fill('https://replit.com/join/abc123');
  await save(page).click();
  await expect(toastOf(page, 'Idea Limit Reached')).toContainText(
    'You can only have 5 tickets in the Idea column. Please prioritize or complete existing tickets first.',
  );
  await dialog(page).getByRole('button', { name: 'Save as draft' }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(lane(page, 'Idea')).toContainText('5 of 5');
});

test('A ticket is deleted only after confirmation, and stays when deleting fails', async ({
  page,
  expectProblems,
}) => {
  expectProblems(/500/);
  await newBoard(page);
  await addTicket(page, 'Ash');
  await openBoard(page);
  const question = page.getByRole('dialog', { name: 'Delete this ticket?' });
  await card(page, 'Ash').getByRole('button', { name: 'Delete “Ash”' }).click();
  await page.route('**/api/consulting/tickets/*', (route) => route.fulfill(failure));
  await question.getByRole('button', { name: 'Delete ticket' }).click();
  await expect(toastOf(page, 'Failed to delete ticket.')).toContainText('Error');
  await page.unroute('**/api/consulting/tickets/*');
  await question.getByRole('button', { name: 'Delete ticket' }).click();
  await expect(toastOf(page, 'Ticket deleted successfully')).toBeVisible();
  await expect(card(page, 'Ash')).toHaveCount(0);
});

test('A ticket can be moved by keyboard alone, and every step is announced', async ({ page }) => {
  await newBoard(page);
  await addTicket(page, 'Ash');
  await openBoard(page);
  const handle = page.getByRole('button', { name: 'Move “Ash”', exact: true });
  await handle.focus();
  await pickUpByKey(page);
  await expect(announcement(page)).toHaveText("Picked up “Ash”. It's over Idea, where it was.");
  await page.keyboard.press('ArrowRight');
  await expect(announcement(page)).toHaveText('“Ash” is over Priority. Drop to make it your priority.');
  await page.keyboard.press('ArrowRight');
  await expect(announcement(page)).toHaveText(
    '“Ash” is over In Progress. Only your consultant moves tickets here.',
  );
  await page.keyboard.press('Escape');
  await expect(announcement(page)).toHaveText('“Ash” stays in Idea.');
  await expect(handle).toBeFocused();

  await pickUpByKey(page);
  await expect(announcement(page)).toHaveText("Picked up “Ash”. It's over Idea, where it was.");
  await page.keyboard.press('ArrowRight');
  await expect(announcement(page)).toHaveText('“Ash” is over Priority. Drop to make it your priority.');
  await page.keyboard.press('Space');
  await expect(card(lane(page, 'Priority'), 'Ash')).toBeVisible();
  await expect(announcement(page)).toHaveText('“Ash” was moved to Priority.');
  await expect(handle).toBeFocused();

  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toContainText('Create a ticket');
});

test('A ticket has a sheet with a conversation whose draft is kept, and a signed-out user is told', async ({
  page,
  context,
  expectProblems,
}) => {
  await allowClipboard(context);
  await newBoard(page);
  const { id } = await addTicket(page, 'Ash');
  await openBoard(page, `/consulting?ticket=${id}`);
  const sheet = page.getByRole('dialog', { name: 'Ash' });
  await expect(sheet).toContainText('What Ash is about.');
  await expect(sheet.getByRole('link', { name: 'Open the project' })).toHaveAttribute(
    'href',
    'https://replit.com/join/abc123',
  );
  await expect(sheet).toContainText('Created');
  await sheet.getByLabel('Write to your consultant').fill('**Please** look <b>here</b>');
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await page.getByRole('link', { name: 'Ash', exact: true }).click();
  await expect(sheet.getByLabel('Write to your consultant')).toHaveValue('**Please** look <b>here</b>');
  await sheet.getByRole('button', { name: 'Send' }).click();
  await expect(sheet.getByText('Please look <b>here</b>')).toBeVisible();
  await expect(sheet.getByLabel('Write to your consultant')).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('link', { name: 'Ash', exact: true })).toBeFocused();

  await page.getByRole('main').getByRole('button', { name: 'Get in touch' }).click();
  await expect(toastOf(page, 'Email Copied!')).toBeVisible();
  expect(await clipboardText(page)).toContain('@');

  expectProblems(/401/);
  await page.request.get('/api/logout');
  const signedOut = page.getByRole('dialog', { name: "You've been signed out" });
  await expect(signedOut.getByRole('link', { name: 'Sign in again' })).toHaveAttribute(
    'href',
    `/api/auth/google?returnTo=${encodeURIComponent('/consulting')}`,
  );
  await axe(page, 'after being signed out');
});

test("A missing ticket, or someone else's, shows an error and no content", async ({ page, openBrowser }) => {
  await newBoard(page);
  const { id } = await addTicket(page, 'Ash');
  const other = await (await openBrowser()).newPage();
  await newBoard(other);
  await openBoard(other, `/consulting?ticket=${id}`);
  await expect(other.getByRole('dialog', { name: 'Ticket not found' })).toBeVisible();
  await expect(other.getByText('Ash', { exact: true })).toHaveCount(0);
});

test('A board that fails to load says so, and loads on retry', async ({ page, expectProblems }) => {
  expectProblems(/500/);
  await newBoard(page);
  await addTicket(page, 'Ash');
  await open(page, '/courses');
  await page.route('**/api/consulting/tickets', (route) => route.fulfill(failure));
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Consulting' }).click();
  await expect(page.getByText("We couldn't load your tickets")).toBeVisible();
  await page.unroute('**/api/consulting/tickets');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(card(page, 'Ash')).toBeVisible();
});
