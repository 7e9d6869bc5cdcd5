import { axe } from './fixtures/axe.ts';
import { expect, test } from './fixtures/journey.ts';
import { open } from './fixtures/open.ts';
import { signInAs } from './fixtures/people.ts';
import { toastOf } from './fixtures/shell.ts';
import {
  dropFiles,
  expectDrawn,
  expectToast,
  fileInput,
  openSnapshots,
  pasteFiles,
  pictureFile,
  shownPictures,
} from './fixtures/snapshots.ts';

const course = '/build-your-first-website';

test('A learner uploads a picture, finds it on the timeline, and deletes it there', async ({ page }) => {
  const tab = await openSnapshots(page, 'Monthly member', `${course}/1`);
  await expect(tab.getByText('Upload your first snapshot')).toBeVisible();
  await fileInput(tab).setInputFiles(pictureFile);
  await expectToast(page, 'Success!', 'Your progress snapshot has been uploaded.');
  await expect(shownPictures(tab)).toHaveCount(1);
  await expectDrawn(shownPictures(tab));

  await open(page, course);
  const timeline = page.getByRole('region', { name: 'Your Progress Timeline' });
  await expect(timeline.getByRole('listitem')).toHaveText([/Lesson 1/, /Lesson 2/, /Lesson 3/]);
  await expectDrawn(shownPictures(timeline));
  const box = await shownPictures(timeline).first().boundingBox();
  expect(Math.round(box?.width ?? 0)).toBeGreaterThanOrEqual(196);
  expect(box?.width).toBeLessThanOrEqual(200);
  expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(16 / 9, 1);

  const first = timeline.getByRole('listitem').first();
  await expect(first.getByRole('button', { name: /^Delete/ })).toHaveCSS('opacity', '0');
  await first.hover();
  await expect(first.getByRole('button', { name: /^Delete/ })).toHaveCSS('opacity', '1');
  await first.getByRole('button', { name: /^Delete/ }).click();
  await expectToast(page, 'Deleted', 'Snapshot removed successfully.');
  await expect(timeline.getByRole('listitem')).toHaveText([/Lesson 2/, /Lesson 3/]);
  await expect(timeline.getByRole('heading')).toBeFocused();
});

test('A picture is dropped or pasted, and its deletion is undone', async ({ page }) => {
  const tab = await openSnapshots(page, 'Lifetime member', `${course}/2`);
  await dropFiles(tab.locator('label'), [pictureFile]);
  await expect(shownPictures(tab)).toHaveCount(1);
  await pasteFiles(page.locator('body'), [pictureFile]);
  await expect(shownPictures(tab)).toHaveCount(2);

  await tab.getByRole('button', { name: 'Delete Snapshot 2 of this lesson' }).focus();
  await page.keyboard.press('Enter');
  await expect(shownPictures(tab)).toHaveCount(1);
  await expect(tab.getByRole('region', { name: 'Your snapshots of this lesson' })).toBeFocused();
  await toastOf(page, 'Deleted').getByRole('button', { name: 'Undo' }).click();
  await expectToast(page, 'Restored', 'Your snapshot is back.');
  await expect(shownPictures(tab)).toHaveCount(2);
  await expectDrawn(shownPictures(tab));
});

test('The server refuses a file that only pretends to be an image, and says why', async ({
  page,
  expectProblems,
}) => {
  expectProblems(/status of 415/);
  const tab = await openSnapshots(page, 'Consulting member', `${course}/4`);
  const pretender = { name: 'photo.png', mimeType: 'image/png', buffer: Buffer.from('<!doctype html>') };
  await fileInput(tab).setInputFiles(pretender);
  await expectToast(page, 'Upload Failed', 'Failed to upload snapshot. Please try again.');
  await expect(tab.getByRole('alert')).toHaveText('Only PNG, JPG, GIF and WebP images can be uploaded.');
  await expect(shownPictures(tab)).toHaveCount(0);
});

test('A picture opens large and closes by keyboard, and every button is reachable', async ({ page }) => {
  await signInAs(page, 'Annual member', { returnTo: course });
  const timeline = page.getByRole('region', { name: 'Your Progress Timeline' });
  const last = timeline.getByRole('button', { name: /^Snapshot of lesson 7/ });
  await last.focus();
  await expect(last).toBeInViewport({ ratio: 0.9 });
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: /^Snapshot of lesson 7/ });
  await expect(dialog).toBeVisible();
  await expectDrawn(dialog.getByRole('img'));
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(last).toBeFocused();
  await page.keyboard.press('Tab');
  const remove = timeline.getByRole('button', { name: /^Delete Snapshot of lesson 7/ });
  await expect(remove).toBeFocused();
  await expect(remove).toHaveCSS('opacity', '1');
});

test('axe finds no problems with snapshots', async ({ page }) => {
  const tab = await openSnapshots(page, 'Annual member', `${course}/2`);
  await expectDrawn(shownPictures(tab));
  await axe(page, 'with a picture');
  await tab.getByRole('button', { name: /^Snapshot 1/ }).click();
  await expectDrawn(page.getByRole('dialog').getByRole('img'));
  await axe(page, 'with the picture open');
  await page.keyboard.press('Escape');

  await open(page, `${course}/1`);
  await page.getByRole('tab', { name: 'Snapshots' }).click();
  await fileInput(tab).setInputFiles({
    name: 'plan.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from('-'),
  });
  await expect(tab.getByRole('alert')).toHaveText('Only PNG, JPG, GIF and WebP images can be uploaded.');
  await axe(page, 'with a refused file');

  await open(page, course);
  await axe(page, 'with the timeline');
});
