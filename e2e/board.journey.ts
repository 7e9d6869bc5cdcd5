import { announcement, boardColumn, card, drop, holdOver, newBoard } from './fixtures/board.ts';
import { expect, test } from './fixtures/journey.ts';
import { pickUpByKey } from './fixtures/pick-up.ts';
import { toastOf } from './fixtures/shell.ts';

test.use({ viewport: { width: 1440, height: 1200 } });

test('The columns show before the drop whether they accept a ticket, and a refused one goes back with its reason', async ({
  page,
}) => {
  await newBoard(page, 'Oak', 'Elm');

  await holdOver(page, 'Oak', 'Priority');
  await expect(boardColumn(page, 'Priority')).toContainText('Drop to make it your priority');
  await expect(boardColumn(page, 'Completed')).toContainText('Only your consultant moves tickets here');
  await drop(page);
  await expect(toastOf(page, 'Ticket moved successfully')).toBeVisible();
  await expect(card(boardColumn(page, 'Priority'), 'Oak')).toContainText('24 h left');
  await expect(boardColumn(page, 'Idea')).toContainText('1 of 5');

  await holdOver(page, 'Elm', 'Priority');
  await expect(boardColumn(page, 'Priority')).toContainText('Full: one priority at a time');
  await drop(page);
  await expect(toastOf(page, 'Priority Limit Reached')).toBeVisible();
  await expect(card(boardColumn(page, 'Idea'), 'Elm')).toBeVisible();

  await holdOver(page, 'Elm', 'In Progress');
  await drop(page);
  await expect(toastOf(page, 'Column Restricted')).toContainText(
    'These columns will be manually updated as the consultant begins working on and completes your requests.',
  );
  await expect(card(boardColumn(page, 'Idea'), 'Elm')).toBeVisible();
});

test('A refused ticket can be picked up again while it flies back', async ({ page, context }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await newBoard(page, 'Ash');
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
  await expect(card(boardColumn(page, 'Priority'), 'Ash')).toBeVisible();
});

test('A ticket can be moved by keyboard alone, and every step is announced', async ({ page }) => {
  await newBoard(page, 'Ash');
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
  await expect(card(boardColumn(page, 'Priority'), 'Ash')).toBeVisible();
  await expect(announcement(page)).toHaveText('“Ash” was moved to Priority.');
  await expect(handle).toBeFocused();

  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toContainText('Create a ticket');
});
