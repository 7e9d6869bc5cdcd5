import type { Locator, Page } from 'playwright/test';
import { create, field, fillIn, itemTitle, main, save } from './fixtures/content-editor.ts';
import { expect, test } from './fixtures/journey.ts';
import { signInAs } from './fixtures/people.ts';
import { projectRoot } from './fixtures/product.ts';

const phone = { width: 390, height: 844 };
test.use({ viewport: phone });

const captions = 'WEBVTT\n\n00:00:01.000 --> 00:00:04.000\nPress the green button\n';
const lesson = '/video-a-lesson/1';
const video = (page: Page) => main(page).locator('video').first();

async function makeCourse(page: Page): Promise<void> {
  await signInAs(page, 'Founder', { returnTo: '/founder/content/course/new' });
  await fillIn(page, {
    Title: 'Video a Lesson',
    Description: 'From a phone to a lesson.',
    Duration: '10 min',
  });
  await create(page, 'course', 'Video a Lesson');
}

async function makeLesson(page: Page): Promise<void> {
  await main(page).getByRole('link', { name: 'Add lesson' }).click();
  await expect(itemTitle(page, 'New lesson')).toBeVisible();
  await fillIn(page, {
    Title: 'Press record',
    Description: 'Hold the phone sideways.',
    Duration: '10 min',
    Video: '/media/sample-lesson.mp4',
  });
  for (const number of [1, 2, 3]) {
    await fillIn(page, {
      [`What to try (${number})`]: `Try part ${number}.`,
      [`What they should see (${number})`]: `Part ${number} works.`,
      [`What to do if not (${number})`]: `Ask about part ${number}.`,
    });
  }
  await create(page, 'lesson', 'Press record');
}

async function uploadVideo(page: Page): Promise<void> {
  await main(page)
    .getByLabel('Upload another video')
    .setInputFiles(`${projectRoot}/web/public/media/sample-lesson.mp4`);
  await expect(field(page, 'Video')).toHaveValue(/^\/videos\/[0-9a-f-]{36}\.mp4$/);
  await expect(field(page, 'Duration'), 'what was typed stays').toHaveValue('10 min');
  const preview = main(page).getByLabel('Preview of the video');
  await expect
    .poll(() => preview.evaluate((element: HTMLVideoElement) => element.readyState))
    .toBeGreaterThan(1);
  await main(page).getByRole('button', { name: 'Use this frame as the thumbnail' }).click();
  await expect(main(page).getByText('This frame is the thumbnail now.')).toBeVisible();
}

async function addCaptions(page: Page): Promise<void> {
  const file = { name: 'lesson.en.vtt', mimeType: 'text/vtt', buffer: Buffer.from(captions) };
  await main(page).getByLabel('Choose a captions file').setInputFiles(file);
  await expect(main(page).getByLabel('Text of caption 1')).toHaveValue('Press the green button');
  await save(page);
}

async function publish(page: Page): Promise<void> {
  await main(page).getByRole('link', { name: 'Video a Lesson' }).click();
  await main(page).getByRole('button', { name: 'Publish now' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(main(page).getByText('Live', { exact: true })).toBeVisible();
}

async function watchUpTo(player: Locator, second: number): Promise<void> {
  await player.evaluate(async (element: HTMLVideoElement, target) => {
    if (element.readyState < HTMLMediaElement.HAVE_METADATA) {
      await new Promise((resolve) => element.addEventListener('loadedmetadata', resolve, { once: true }));
    }
    element.currentTime = target;
    await new Promise((resolve) => element.addEventListener('seeked', resolve, { once: true }));
    element.muted = true;
    await element.play();
    element.pause();
  }, second);
}

test('A founder uploads a video with captions on a phone, and a member watches it on two devices', async ({
  page,
  openBrowser,
}) => {
  await test.step('the founder makes a course with a lesson', async () => {
    await makeCourse(page);
    await makeLesson(page);
  });
  await test.step('the founder uploads its video and captions, and publishes', async () => {
    await uploadVideo(page);
    await addCaptions(page);
    await publish(page);
  });

  const laptop = await (await openBrowser()).newPage();
  await test.step('a member starts it on a laptop, with its captions', async () => {
    await signInAs(laptop, 'Monthly member', { returnTo: lesson });
    await expect(video(laptop)).toHaveAttribute('src', /^\/videos\/.*signature=/);
    const track = await laptop.request.get((await lessonCaptions(laptop))[0] ?? '');
    expect(await track.text()).toContain('Press the green button');
    const position = laptop.waitForResponse(/\/watch-position$/);
    await watchUpTo(video(laptop), 25);
    expect((await position).ok()).toBe(true);
  });
  await test.step('and continues on a phone', async () => {
    const other = await (await openBrowser({ viewport: phone })).newPage();
    await signInAs(other, 'Monthly member', { returnTo: lesson });
    const second = () => video(other).evaluate((element: HTMLVideoElement) => element.currentTime);
    await expect.poll(second).toBeGreaterThanOrEqual(25);
  });
});

async function lessonCaptions(page: Page): Promise<string[]> {
  const reply = await page.request.get('/api/courses/video-a-lesson/lessons/1');
  const { captions } = (await reply.json()) as { captions: { url: string }[] };
  return captions.map(({ url }) => url);
}
