import type { Locator } from 'playwright/test';
import { expect, test } from './fixtures/journey.ts';
import { open } from './fixtures/open.ts';
import { signInAs } from './fixtures/people.ts';

function currentTime(video: Locator): Promise<number> {
  return video.evaluate((element: HTMLVideoElement) => element.currentTime);
}

function captions(video: Locator): Promise<{ kind?: string; mode?: string; cues?: number }> {
  return video.evaluate((element: HTMLVideoElement) => {
    const track = element.textTracks[0];
    return track ? { kind: track.kind, mode: track.mode, cues: track.cues?.length ?? 0 } : {};
  });
}

test('The video of the first lesson plays from this site only, with its captions, and from any position', async ({
  page,
  context,
  product,
}) => {
  const elsewhere: string[] = [];
  context.on('request', (request) => {
    if (!request.url().startsWith(product.url)) elsewhere.push(request.url());
  });
  await signInAs(page, 'Monthly member', { returnTo: '/build-your-first-website/1' });
  const video = page.locator('video');
  await expect(video).toBeVisible();
  await video.click();
  await expect.poll(() => currentTime(video)).toBeGreaterThan(0.5);
  await expect.poll(() => captions(video)).toMatchObject({ kind: 'captions', mode: 'showing' });
  await expect.poll(async () => (await captions(video)).cues).toBeGreaterThan(0);
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.duration)).toBeGreaterThan(2);
  const middle = await video.evaluate((element: HTMLVideoElement) => {
    element.currentTime = element.duration / 2;
    return element.duration / 2;
  });
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => !element.seeking && element.readyState >= 2))
    .toBe(true);
  expect(await currentTime(video)).toBeGreaterThan(middle - 0.5);
  expect(elsewhere).toEqual([]);
});

test('The demo video of the home page plays for a visitor', async ({ page }) => {
  await open(page, '/');
  const video = page.locator('video');
  await video.click();
  await expect.poll(() => currentTime(video)).toBeGreaterThan(0.5);
});
