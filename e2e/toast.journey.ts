import type { Locator, Page } from 'playwright/test';
import { galleryAddress } from './fixtures/addresses.ts';
import { expect, test } from './fixtures/journey.ts';
import { open } from './fixtures/open.ts';
import { notifications, toastOf } from './fixtures/shell.ts';

// These tests are about its motion.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Freezes the clock, so that time passes only when the journey says so. */
const noon = new Date('2026-03-02T12:00:00Z');

async function openGallery(page: Page): Promise<void> {
  await page.clock.install({ time: new Date(noon.getTime() - 60_000) });
  await open(page, galleryAddress);
  // The code of toasts is loaded when somebody first uses the page, and is shown only while time passes.
  await page.keyboard.press('Shift');
  await expect(notifications(page)).toBeAttached();
  await page.clock.pauseAt(noon);
}

async function show(page: Page, specimen: 'Default' | 'Long text') {
  const section = page.getByRole('region', { name: 'Toast', exact: true });
  await section.getByRole('button', { name: specimen }).first().click();
}

/** Waits until its animation has ended. */
async function atRest(toast: Locator): Promise<void> {
  await toast.evaluate(async (element) => {
    await Promise.all(element.getAnimations().map(({ finished }) => finished));
  });
}

/** The toast is dragged by its text, because its button is for clicking. */
async function swipeRight(page: Page, toast: Locator, pixels: number): Promise<void> {
  await atRest(toast);
  const box = await toast.boundingBox();
  if (!box) throw new Error('The toast is not shown.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + pixels / 2, y, { steps: 4 });
  await page.mouse.move(x + pixels, y, { steps: 4 });
  await page.mouse.up();
}

test('F8 moves the focus to a toast, its button dismisses it, and so does a swipe by more than 50 px', async ({
  page,
}) => {
  await openGallery(page);
  await show(page, 'Default');
  const toast = toastOf(page, 'Copied');
  await expect(toast).toBeVisible();
  await page.keyboard.press('F8');
  await expect(notifications(page).locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Tab');
  await expect(toast).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(toast.getByRole('button', { name: 'Dismiss' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(toast).toHaveCount(0);

  await show(page, 'Default');
  await expect(toast).toBeVisible();
  await swipeRight(page, toast, 40);
  await expect(toast).toBeVisible();
  await swipeRight(page, toast, 60);
  await expect(toast).toHaveCount(0);

  await test.step('An older one can be dismissed while a dialog is open, and the dialog stays open', async () => {
    await show(page, 'Default');
    await expect(toast).toBeVisible();
    await page.getByRole('button', { name: 'Open dialog' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Name this piece' });
    await expect(dialog).toBeVisible();
    await toast.getByRole('button', { name: 'Dismiss' }).click();
    await expect(toast).toHaveCount(0);
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  });

  await test.step('A long one is never wider than 420 px, on a wide screen and on a phone', async () => {
    await show(page, 'Long text');
    const long = toastOf(page, 'never grows wider');
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await atRest(long);
      const box = await long.boundingBox();
      expect(box?.width).toBeLessThanOrEqual(Math.min(420, width));
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
    }
  });
});
