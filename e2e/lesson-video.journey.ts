import type { Locator, Page } from 'playwright/test';
import { expect, test } from './fixtures/journey.ts';
import { hydrated } from './fixtures/open.ts';
import { signInAs } from './fixtures/people.ts';

const lesson = '/build-your-first-website/2';

const main = (page: Page) => page.getByRole('main');
const video = (page: Page) => main(page).locator('video');

const secondOf = (player: Locator) =>
  player.evaluate((element: HTMLVideoElement) => Math.round(element.currentTime));

async function goTo(player: Locator, second: number): Promise<void> {
  await player.evaluate(async (element: HTMLVideoElement, target) => {
    if (element.readyState < HTMLMediaElement.HAVE_METADATA) {
      await new Promise((resolve) => element.addEventListener('loadedmetadata', resolve, { once: true }));
    }
    element.currentTime = target;
    await new Promise((resolve) => element.addEventListener('seeked', resolve, { once: true }));
  }, second);
}

async function watchToTheEnd(player: Locator): Promise<void> {
  await player.evaluate(async (element: HTMLVideoElement) => {
    element.muted = true;
    element.currentTime = element.duration - 0.3;
    await element.play();
  });
}

test('A video resumes where the learner stopped, and starts from the beginning for someone else', async ({
  page,
}) => {
  await signInAs(page, 'Lifetime member', { returnTo: lesson });
  await goTo(video(page), 30);
  await page.reload();
  await expect.poll(() => secondOf(video(page))).toBe(30);
  await hydrated(page);
  await page.waitForLoadState('networkidle');

  await page.goto('/api/logout');
  await signInAs(page, 'Annual member', { returnTo: lesson });
  await expect
    .poll(() => video(page).evaluate((element: HTMLVideoElement) => element.readyState))
    .toBeGreaterThan(0);
  expect(await secondOf(video(page))).toBe(0);
});

test('A learner starts on one device and continues on another, at the same speed', async ({
  page,
  openBrowser,
}) => {
  const lesson = '/build-your-first-website/5';
  await signInAs(page, 'Monthly member', { returnTo: lesson });
  const settings = page.waitForResponse(/\/api\/account\/playback-settings$/);
  await main(page).getByLabel('Speed').selectOption('1.5');
  expect((await settings).ok()).toBe(true);
  const position = page.waitForResponse(/\/watch-position$/);
  await goTo(video(page), 25);
  await video(page).evaluate(async (element: HTMLVideoElement) => {
    element.muted = true;
    await element.play();
    element.pause();
  });
  expect((await position).ok()).toBe(true);

  const phone = await (await openBrowser({ viewport: { width: 390, height: 844 } })).newPage();
  await signInAs(phone, 'Monthly member', { returnTo: lesson });
  await expect.poll(() => secondOf(video(phone))).toBeGreaterThanOrEqual(25);
  await expect(main(phone).getByLabel('Speed')).toHaveValue('1.5');
});

test('A learner watches lesson after lesson, at their own speed', async ({ page }) => {
  await signInAs(page, 'Lifetime member', { returnTo: lesson });

  await test.step('keys, captions and full screen work under the content security policy', async () => {
    const controls = main(page).getByRole('group', { name: 'Video controls' });
    await controls.getByRole('button', { name: 'Play' }).click();
    await expect(controls.getByRole('button', { name: 'Pause' })).toBeVisible();
    await page.keyboard.press('k');
    await expect(controls.getByRole('button', { name: 'Play' })).toBeVisible();
    await controls.getByLabel('Captions').selectOption('off');
    await expect
      .poll(() => video(page).evaluate((element: HTMLVideoElement) => element.textTracks[0]?.mode))
      .toBe('hidden');
    await controls.getByRole('button', { name: 'Full screen' }).click();
    await controls.getByRole('button', { name: 'Leave full screen' }).click();
    await expect(controls.getByRole('button', { name: 'Full screen' })).toBeVisible();
  });

  await test.step('a line of the transcript leads to its position', async () => {
    await main(page).getByText('Transcript').click();
    const lines = main(page).locator('details').filter({ hasText: 'Transcript' }).getByRole('button');
    await expect.poll(() => lines.count()).toBeGreaterThan(3);
    const time = (await lines.nth(2).textContent()) ?? '';
    const [, minutes, seconds] = /^(\d+):(\d\d)/.exec(time) ?? [];
    await lines.nth(2).click();
    await expect
      .poll(() => secondOf(video(page)))
      .toBeGreaterThanOrEqual(Number(minutes) * 60 + Number(seconds));
  });

  await test.step('the end offers to watch again or to continue', async () => {
    await watchToTheEnd(video(page));
    const end = main(page).getByRole('region', { name: 'The video has ended' });
    await expect(end.getByText('Next: Give it a look of its own')).toBeVisible();
    await end.getByRole('button', { name: 'Watch again' }).click();
    await expect(end).toBeHidden();
    await watchToTheEnd(video(page));
    await end.getByRole('button', { name: 'Next lesson' }).click();
    await expect(page).toHaveURL('/build-your-first-website/3');
  });

  await test.step('speed and autoplay hold for the next lesson', async () => {
    await main(page).getByLabel('Speed').selectOption('1.5');
    await main(page).getByLabel('Autoplay the next lesson').check();
    await expect
      .poll(() => video(page).evaluate((element: HTMLVideoElement) => element.readyState))
      .toBeGreaterThan(0);
    await watchToTheEnd(video(page));
    // Nothing is clicked: the countdown leads on.
    await expect(page).toHaveURL('/build-your-first-website/4');
    await expect(main(page).getByLabel('Autoplay the next lesson')).toBeChecked();
    await expect(main(page).getByLabel('Speed')).toHaveValue('1.5');
    await expect
      .poll(() => video(page).evaluate((element: HTMLVideoElement) => element.playbackRate))
      .toBe(1.5);
  });
});

test('A video from another host is requested only when the user clicks play', async ({
  page,
  context,
  product,
}) => {
  const player = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ';
  const elsewhere: string[] = [];
  await context.route(
    (url) => !url.href.startsWith(product.url),
    (route) => {
      elsewhere.push(route.request().url());
      return route.fulfill({ contentType: 'text/html', body: '<title>player</title>' });
    },
  );
  await signInAs(page, 'Lifetime member', { returnTo: '/build-your-first-website' });
  await page.route('**/api/courses/*/lessons/1', async (route) => {
    const shipped = await (await route.fetch()).json();
    const link = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';
    await route.fulfill({ json: { ...shipped, videoUrl: link, captionsUrl: null } });
  });
  await main(page).getByRole('link', { name: 'Resume' }).click();
  const play = main(page).getByRole('button', { name: /^Play video/ });
  await expect(play).toBeVisible();
  expect(elsewhere).toEqual([]);
  await play.click();
  await expect.poll(() => elsewhere.some((url) => url.startsWith(player))).toBe(true);
});
