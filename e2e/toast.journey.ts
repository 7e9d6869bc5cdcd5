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
  await page.clock.pauseAt(noon);
}

async function show(page: Page, specimen: 'Default' | 'Destructive' | 'Two seconds' | 'Long text') {
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

test('A toast is shown for 5000 ms', async ({ page }) => {
  await openGallery(page);
  await show(page, 'Default');
  const toast = toastOf(page, 'The text is on your clipboard.');
  await expect(toast).toBeVisible();
  await page.clock.runFor(4999);
  await expect(toast).toBeVisible();
  await page.clock.runFor(1);
  await expect(toast).toHaveCount(0);
});

test('A toast with its own duration keeps to it', async ({ page }) => {
  await openGallery(page);
  await show(page, 'Two seconds');
  const toast = toastOf(page, 'Gone in two seconds');
  await expect(toast).toBeVisible();
  await page.clock.runFor(1999);
  await expect(toast).toBeVisible();
  await page.clock.runFor(1);
  await expect(toast).toHaveCount(0);
});

test('One toast is shown at a time: a new one replaces it', async ({ page }) => {
  await openGallery(page);
  await show(page, 'Default');
  await expect(toastOf(page, 'Copied')).toBeVisible();
  await show(page, 'Destructive');
  await expect(toastOf(page, 'Not saved')).toBeVisible();
  await expect(toastOf(page, 'Copied')).toHaveCount(0);
  await expect(notifications(page).getByRole('listitem')).toHaveCount(1);
});

test('The time of a toast is paused under the pointer', async ({ page }) => {
  await openGallery(page);
  await show(page, 'Default');
  const toast = toastOf(page, 'Copied');
  await toast.hover();
  await page.clock.runFor(60_000);
  await expect(toast).toBeVisible();
});

test('F8 moves the focus to the toast, and its button dismisses it', async ({ page }) => {
  await openGallery(page);
  await show(page, 'Default');
  await expect(toastOf(page, 'Copied')).toBeVisible();
  await page.keyboard.press('F8');
  await expect(notifications(page).locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Tab');
  await expect(toastOf(page, 'Copied')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(toastOf(page, 'Copied').getByRole('button', { name: 'Dismiss' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(toastOf(page, 'Copied')).toHaveCount(0);
});

test('A swipe to the right by more than 50 px dismisses a toast', async ({ page }) => {
  await openGallery(page);
  await show(page, 'Default');
  const toast = toastOf(page, 'Copied');
  await expect(toast).toBeVisible();
  await swipeRight(page, toast, 40);
  await expect(toast).toBeVisible();
  await swipeRight(page, toast, 60);
  await expect(toast).toHaveCount(0);
});

for (const width of [390, 1440]) {
  test(`A toast is never wider than 420 px on a screen of ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openGallery(page);
    await show(page, 'Long text');
    const toast = toastOf(page, 'never grows wider');
    await atRest(toast);
    const box = await toast.boundingBox();
    expect(box?.width).toBeLessThanOrEqual(Math.min(420, width));
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
  });
}
