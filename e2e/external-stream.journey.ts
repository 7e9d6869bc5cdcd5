import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page, Route } from 'playwright/test';
import { fillIn, main, save } from './fixtures/content-editor.ts';
import { expect, test } from './fixtures/journey.ts';
import { signInAs } from './fixtures/people.ts';

const folder = join(import.meta.dirname, 'fixtures/stream');
const host = 'streams.example.com';

/** Answers like a server with a stream in two qualities, which lets other sites read it. */
async function serveStream(context: BrowserContext): Promise<string[]> {
  const requested: string[] = [];
  await context.route(`https://${host}/**`, (route) => {
    const name = new URL(route.request().url()).pathname.slice(1);
    requested.push(name);
    return fulfill(route, readFileSync(join(folder, name)));
  });
  return requested;
}

function fulfill(route: Route, content: Buffer): Promise<void> {
  const headers = { 'access-control-allow-origin': '*' };
  const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(route.request().headers().range ?? '') ?? [];
  if (first === undefined) return route.fulfill({ headers, body: content });
  const body = content.subarray(Number(first), Number(last) + 1);
  const range = `bytes ${first}-${last}/${content.length}`;
  return route.fulfill({ status: 206, headers: { ...headers, 'content-range': range }, body });
}

/** Captions, quality and speed leave little space there. */
async function expectControlsOnPhones(page: Page): Promise<void> {
  const controls = main(page).getByRole('group', { name: 'Video controls' });
  for (const width of [390, 360, 320]) {
    await page.setViewportSize({ width, height: 800 });
    for (const name of ['Play', 'Full screen'])
      await expect(controls.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
    for (const label of ['Captions', 'Quality', 'Speed'])
      await expect(controls.getByLabel(label)).toBeInViewport({ ratio: 1 });
  }
  await page.setViewportSize({ width: 1280, height: 800 });
}

test('A stream on another server plays in several qualities once a founder allows its host', async ({
  page,
  context,
  openBrowser,
}) => {
  const founder = await (await openBrowser()).newPage();
  await signInAs(founder, 'Founder', { returnTo: '/founder/content/site/site' });
  await fillIn(founder, { 'Video hosts (optional)': host });
  await save(founder);

  const requested = await serveStream(context);
  await signInAs(page, 'Annual member', { returnTo: '/build-your-first-website' });
  await page.route('**/api/courses/*/lessons/1', async (route) => {
    const shipped = await (await route.fetch()).json();
    const stream = `https://${host}/qualities.m3u8`;
    await route.fulfill({ json: { ...shipped, videoUrl: stream } });
  });
  await main(page).getByRole('link', { name: 'Resume' }).click();
  await main(page).getByLabel('Quality').selectOption('90p');
  await expectControlsOnPhones(page);
  const video = main(page).locator('video').first();
  await video.evaluate((element: HTMLVideoElement) => {
    element.muted = true;
    return element.play();
  });
  await expect
    .poll(() => video.evaluate(({ currentTime }: HTMLVideoElement) => currentTime))
    .toBeGreaterThan(3);
  expect(await video.evaluate(({ videoHeight }: HTMLVideoElement) => videoHeight)).toBe(90);
  expect(requested).toContain('small.mp4');
});
