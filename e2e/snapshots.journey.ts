import { axe } from './fixtures/axe.ts';
import { holdCall } from './fixtures/held-call.ts';
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

test.use({ instance: 'snapshots' });

const course = '/build-your-first-website';

test('A learner uploads a picture, finds it on the timeline, and deletes it there', async ({ page }) => {
  const tab = await openSnapshots(page, 'Monthly member', `${course}/1`);
  await expect(tab.getByText('Upload your first snapshot')).toBeVisible();
  await fileInput(tab).setInputFiles(pictureFile);
  await expectToast(page, 'Success!', 'Your progress snapshot has been uploaded.');
  await expect(shownPictures(tab)).toHaveCount(1);
  await expectDrawn(shownPictures(tab));
  await expect(tab.getByText('Upload a snapshot')).toBeVisible();

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

test("The page's HTML contains the timeline", async ({ page }) => {
  await signInAs(page, 'Annual member');
  const html = await (await page.request.get(course)).text();
  expect(html).toContain('Your Progress Timeline');
  expect(html.match(/\/thumbnail"/g)?.length).toBeGreaterThanOrEqual(6);
});

test('A picture can be dropped or pasted, one at a time', async ({ page }) => {
  const tab = await openSnapshots(page, 'Lifetime member', `${course}/2`);
  const zone = tab.locator('label');
  await dropFiles(zone, [pictureFile, pictureFile]);
  await expect(tab.getByRole('alert')).toHaveText('Please choose one image at a time.');
  await expect(shownPictures(tab)).toHaveCount(0);
  await dropFiles(zone, [pictureFile]);
  await expect(shownPictures(tab)).toHaveCount(1);
  await pasteFiles(page.locator('body'), [pictureFile]);
  await expect(shownPictures(tab)).toHaveCount(2);
  await expect(tab.getByRole('alert')).toHaveCount(0);
});

test('A deletion can be undone, and the focus stays in place', async ({ page }) => {
  const tab = await openSnapshots(page, 'Lifetime member', `${course}/5`);
  await fileInput(tab).setInputFiles(pictureFile);
  await expect(shownPictures(tab)).toHaveCount(1);
  await dropFiles(tab.locator('label'), [pictureFile, pictureFile]);
  await expect(tab.getByRole('alert')).toHaveText('Please choose one image at a time.');
  await tab.getByRole('button', { name: /^Delete/ }).focus();
  await page.keyboard.press('Enter');
  await expectToast(page, 'Deleted', 'Snapshot removed successfully.');
  await expect(shownPictures(tab)).toHaveCount(0);
  await expect(tab.getByRole('alert')).toHaveCount(0);
  await expect(tab.getByRole('region', { name: 'Your snapshots of this lesson' })).toBeFocused();

  await toastOf(page, 'Deleted').getByRole('button', { name: 'Undo' }).click();
  await expectToast(page, 'Restored', 'Your snapshot is back.');
  await expect(shownPictures(tab)).toHaveCount(1);
  await expectDrawn(shownPictures(tab));
});

test('During an upload its progress is shown and no other picture is accepted', async ({ page }) => {
  const tab = await openSnapshots(page, 'Lifetime member', `${course}/3`);
  const answer = await holdCall(page, '**/api/snapshots/upload-proxy');
  await fileInput(tab).setInputFiles(pictureFile);
  await expect(tab.getByRole('status')).toHaveText(/Uploading\.\.\.|Preparing your image\.\.\./);
  await expect(tab.getByRole('progressbar', { name: 'Upload' })).toBeVisible();
  await expect(fileInput(tab)).toBeDisabled();
  await dropFiles(tab.locator('label'), [pictureFile]);
  answer();
  await expect(shownPictures(tab)).toHaveCount(1);
  await expect(fileInput(tab)).toBeEnabled();
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

test("Nobody sees someone else's pictures", async ({ page, openBrowser }) => {
  await signInAs(page, 'Annual member', { returnTo: course });
  const picture = shownPictures(page.getByRole('main')).first();
  const address = (await picture.getAttribute('src')) ?? '';
  expect((await page.request.get(address)).status()).toBe(200);

  const other = await (await openBrowser()).newPage();
  expect((await other.request.get(address)).status()).toBe(401);
  await signInAs(other, 'Lifetime member');
  expect((await other.request.get(address)).status()).toBe(404);
  const founder = await (await openBrowser()).newPage();
  await signInAs(founder, 'Founder');
  expect((await founder.request.get(address)).status()).toBe(200);
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
