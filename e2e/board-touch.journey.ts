import type { CDPSession, Locator, Page } from 'playwright/test';
import { announcement, boardColumn, card, newBoard, openBoard } from './fixtures/board.ts';
import { expect, test } from './fixtures/journey.ts';
import { toastOf } from './fixtures/shell.ts';
import { expectRoomForFingers } from './fixtures/touch.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Simulates a finger with real touch events. */
class Finger {
  readonly #session: CDPSession;

  constructor(session: CDPSession) {
    this.#session = session;
  }

  async press(point: Point): Promise<void> {
    await this.#send('touchStart', [point]);
  }

  async move(point: Point): Promise<void> {
    await this.#send('touchMove', [point]);
  }

  async lift(): Promise<void> {
    await this.#send('touchEnd', []);
  }

  async swipe({ x, y }: Point, xDistance: number): Promise<void> {
    await this.#session.send('Input.synthesizeScrollGesture', { x, y, xDistance, speed: 1200 });
  }

  #send(type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) {
    return this.#session.send('Input.dispatchTouchEvent', { type, touchPoints });
  }
}

async function fingerOn(page: Page): Promise<Finger> {
  return new Finger(await page.context().newCDPSession(page));
}

async function middleOf(place: Locator): Promise<Point> {
  const box = await place.boundingBox();
  if (!box) throw new Error('There is nothing to be seen there.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/**
 * Moves to the edge of the screen until the columns have scrolled far enough, and then onto the column. They scroll as
 * long as a finger is at the edge, and on a slow machine also past the column. Like a real finger, it is never quite
 * still: what is below it is only found out when it moves.
 */
async function dragOnto(column: Locator, finger: Finger, y: number): Promise<void> {
  const edges = { left: 6, right: 384 };
  const placesThatDontScroll = { from: 100, to: 290 };
  let tremor = 0;
  const announcedThere = async () => {
    const { x } = await middleOf(column);
    tremor = 1 - tremor;
    await finger.move({ x: Math.max(edges.left, Math.min(x, edges.right)) + tremor, y });
    const isThere = x > placesThatDontScroll.from && x < placesThatDontScroll.to;
    return isThere ? announcement(column.page()).textContent() : 'on the way';
  };
  await expect.poll(announcedThere, { intervals: [50] }).toContain('“Ash” is over Priority.');
}

test('On a phone a swipe scrolls the columns, a long press picks up a ticket, and a menu moves it too', async ({
  page,
}) => {
  await newBoard(page, 'Ash');
  const ash = card(page, 'Ash');
  await ash.scrollIntoViewIfNeeded();
  await expectRoomForFingers(page.getByRole('main').getByRole('button'));
  const finger = await fingerOn(page);

  await test.step('A swipe picks up nothing', async () => {
    await finger.swipe(await middleOf(ash.getByRole('heading')), -300);
    await expect(boardColumn(page, 'Priority').getByRole('heading', { level: 2 })).toBeInViewport({
      ratio: 1,
    });
    await expect(announcement(page)).toHaveText('');
    await expect(card(boardColumn(page, 'Idea'), 'Ash')).toHaveCount(1);
  });

  await test.step('The menu moves it to Priority, and back', async () => {
    for (const column of ['Priority', 'Idea']) {
      // The second toast reads like the first one, so it doesn't show that the second move was saved.
      const saved = page.waitForResponse(/\/api\/consulting\/tickets\/[^/]+\/status$/);
      await ash.getByRole('button', { name: 'Move “Ash” to…' }).tap();
      await page.getByRole('menuitem', { name: column }).tap();
      await expect(card(boardColumn(page, column), 'Ash')).toHaveCount(1);
      expect((await saved).ok()).toBe(true);
      await expect(toastOf(page, 'Ticket moved successfully')).toBeVisible();
    }
  });

  await test.step('A long press picks it up, and the next column is partly visible', async () => {
    await openBoard(page);
    await ash.scrollIntoViewIfNeeded();
    const from = await middleOf(ash.getByRole('heading'));
    await finger.press(from);
    await expect(announcement(page)).toHaveText("Picked up “Ash”. It's over Idea, where it was.");
    await finger.move({ x: from.x + 40, y: from.y });
    await dragOnto(boardColumn(page, 'Priority'), finger, from.y);
    await finger.lift();
    await expect(toastOf(page, 'Ticket moved successfully')).toBeVisible();
    await expect(card(boardColumn(page, 'Priority'), 'Ash')).toBeVisible();
  });
});
