import type { Page } from 'playwright/test';
import { holdCall } from './fixtures/held-call.ts';
import { expect, test } from './fixtures/journey.ts';
import { signInAs } from './fixtures/people.ts';
import { expectToast, fileInput, openSnapshots, pictureFile, shownPictures } from './fixtures/snapshots.ts';

test.use({ instance: 'snapshots' });

const course = '/build-your-first-website';
const uploadFailed = ['Upload Failed', 'Failed to upload snapshot. Please try again.'] as const;
const failing = { status: 500, json: { code: 'internal', message: 'no' } };

/** Answers one request in place of the server. */
async function answerOnce(page: Page, method: string, path: string, answer: object): Promise<void> {
  let isAnswered = false;
  await page.route(path, (route) => {
    if (isAnswered || route.request().method() !== method) return route.fallback();
    isAnswered = true;
    return route.fulfill(answer);
  });
}

test('A failed upload says so, leaves nothing behind, and can be tried again', async ({
  page,
  expectProblems,
}) => {
  expectProblems(/500/);
  const tab = await openSnapshots(page, 'Consulting member', `${course}/1`);
  await answerOnce(page, 'POST', '**/api/snapshots/upload-proxy', failing);
  await fileInput(tab).setInputFiles(pictureFile);
  await expectToast(page, ...uploadFailed);
  await expect(shownPictures(tab)).toHaveCount(0);
  await fileInput(tab).setInputFiles(pictureFile);
  await expectToast(page, 'Success!', 'Your progress snapshot has been uploaded.');
});

test('An upload without an image URL in the reply has failed', async ({ page }) => {
  const tab = await openSnapshots(page, 'Consulting member', `${course}/2`);
  await answerOnce(page, 'POST', '**/api/snapshots/upload-proxy', { status: 200, json: {} });
  await fileInput(tab).setInputFiles(pictureFile);
  await expectToast(page, ...uploadFailed);
});

test("An upload that can't be attached to the lesson has failed", async ({ page, expectProblems }) => {
  expectProblems(/500/);
  const tab = await openSnapshots(page, 'Consulting member', `${course}/3`);
  await answerOnce(page, 'POST', '**/api/snapshots', failing);
  await fileInput(tab).setInputFiles(pictureFile);
  await expectToast(page, ...uploadFailed);
});

test('The server refuses a file that only pretends to be an image, and says why', async ({
  page,
  expectProblems,
}) => {
  expectProblems(/status of 415/);
  const tab = await openSnapshots(page, 'Consulting member', `${course}/4`);
  const pretender = { name: 'photo.png', mimeType: 'image/png', buffer: Buffer.from('<!doctype html>') };
  await fileInput(tab).setInputFiles(pretender);
  await expectToast(page, ...uploadFailed);
  await expect(tab.getByRole('alert')).toHaveText('Only PNG, JPG, GIF and WebP images can be uploaded.');
  await expect(shownPictures(tab)).toHaveCount(0);
});

test('A file that is too large is not sent', async ({ page }) => {
  const tab = await openSnapshots(page, 'Consulting member', `${course}/4`);
  const large = { name: 'photo.png', mimeType: 'image/png', buffer: Buffer.alloc(11 * 1024 * 1024) };
  await fileInput(tab).setInputFiles(large);
  await expect(tab.getByRole('alert')).toHaveText('This image is larger than 10 MB.');
});

test('A user who was signed out in the meantime is asked to log in', async ({
  page,
  context,
  expectProblems,
}) => {
  expectProblems(/status of 401/);
  const tab = await openSnapshots(page, 'Consulting member', `${course}/5`);
  // The tab has already loaded; loading it now would report the sign-out before anything is sent.
  await expect(fileInput(tab)).toBeAttached();
  await context.clearCookies();
  await fileInput(tab).setInputFiles(pictureFile);
  await expectToast(page, 'Authentication Required', 'Please log in to upload snapshots.');
  await expect(page.getByRole('link', { name: 'Sign in again' })).toHaveAttribute(
    'href',
    `/api/auth/google?returnTo=${encodeURIComponent(`${course}/5`)}`,
  );
});

test('A failed deletion says so, and the picture stays', async ({ page, expectProblems }) => {
  expectProblems(/500/);
  const tab = await openSnapshots(page, 'Annual member', `${course}/3`);
  await answerOnce(page, 'DELETE', '**/api/snapshots/*', failing);
  await tab.getByRole('button', { name: 'Delete Snapshot 1 of this lesson' }).click();
  await expectToast(page, 'Error', 'Failed to delete snapshot.');
  await expect(shownPictures(tab)).toHaveCount(1);
  await expect(tab.getByRole('button', { name: 'Delete Snapshot 1 of this lesson' })).toBeFocused();
});

test('A failed deletion on the timeline leaves the focus where it was', async ({ page, expectProblems }) => {
  expectProblems(/500/);
  await signInAs(page, 'Annual member', { returnTo: course });
  await answerOnce(page, 'DELETE', '**/api/snapshots/*', failing);
  const remove = page.getByRole('button', { name: /^Delete Snapshot of lesson 7/ });
  await remove.focus();
  await page.keyboard.press('Enter');
  await expectToast(page, 'Error', 'Failed to delete snapshot.');
  await expect(remove).toBeFocused();
});

test('A slow list says that it is loading; one that fails can be tried again', async ({
  page,
  expectProblems,
}) => {
  expectProblems(/500/);
  const calls = '**/api/lessons/*/snapshots';
  const answer = await holdCall(page, calls, (route) => route.fulfill(failing));
  const tab = await openSnapshots(page, 'Annual member', `${course}/4`);
  await expect(tab.getByText('Loading snapshots...')).toBeVisible();
  answer();
  await expect(tab.getByText("We couldn't load your snapshots")).toBeVisible();
  await page.unroute(calls);
  await tab.getByRole('button', { name: 'Try again' }).click();
  await expect(shownPictures(tab)).toHaveCount(1);
});
