import { axe } from './fixtures/axe.ts';
import {
  draftSaved,
  field,
  fillIn,
  itemTitle,
  lessonsHydrated,
  lessonTitles,
  main,
  save,
} from './fixtures/content-editor.ts';
import { expect, test } from './fixtures/journey.ts';
import { hydrated, open } from './fixtures/open.ts';
import { continueWithGoogle, signInAs } from './fixtures/people.ts';
import { pickUpByKey } from './fixtures/pick-up.ts';
import { expectRoomForFingers } from './fixtures/touch.ts';

const course = '/founder/content/course/39';

const post = '/founder/content/post/write-a-first-prompt';

test('Typed text survives a sign-out and a reload, is previewed and saved, and the earlier version is restored', async ({
  page,
  expectProblems,
}) => {
  await signInAs(page, 'Founder', { returnTo: post });
  const title = field(page, 'Title');
  const before = await title.inputValue();

  await test.step('It is kept as a draft', async () => {
    await page.context().clearCookies();
    expectProblems(/40[134]/);
    await fillIn(page, { Title: 'How to write a first prompt' });
    await expect(main(page).getByText(/^You've been signed out\./)).toBeVisible();
    await expect(title, 'nobody is kept from typing on').toBeFocused();
    await main(page).getByRole('link', { name: 'Sign in again' }).click();
    await continueWithGoogle(page);
    await page.getByRole('button', { name: 'Founder' }).click();
    await expect(page).toHaveURL(post);
    await expect(title).toHaveValue('How to write a first prompt');
    await expect(draftSaved(page)).toBeVisible();
    await page.reload();
    await hydrated(page);
    await expect(title).toHaveValue('How to write a first prompt');
    await expect(main(page).getByText(/These are your unsaved changes/)).toBeVisible();
    await open(page, '/founder/content?kind=post');
    const row = main(page).getByRole('listitem').filter({ hasText: before });
    await expect(row.getByText('Your draft')).toBeVisible();
    await row.getByRole('link').click();
    await expect(title).toHaveValue('How to write a first prompt');
  });

  await test.step('It is previewed before it is saved', async () => {
    await main(page).getByRole('link', { name: 'Preview' }).click();
    const preview = main(page).getByRole('region', { name: 'Preview', exact: true });
    await expect(
      preview.getByRole('heading', { level: 2, name: 'How to write a first prompt' }),
    ).toBeVisible();
    await page.goBack();
    await save(page);
    await expect(itemTitle(page, 'How to write a first prompt')).toBeVisible();
  });

  await test.step('On a phone, the earlier version is viewed and restored', async () => {
    await main(page).getByRole('link', { name: 'All versions' }).click();
    const list = main(page).getByRole('list', { name: 'Versions, the newest first' });
    await expect(list.getByRole('listitem')).toHaveCount(2);
    await page.setViewportSize({ width: 390, height: 844 });
    await list.getByRole('link', { name: /Version 1/ }).click();
    await expect(main(page).getByRole('heading', { level: 2, name: 'Version 1' })).toBeInViewport();
    await main(page).getByRole('button', { name: 'Restore version 1' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Restore' }).click();
    await expect(list.getByRole('listitem')).toHaveCount(3);
    await expect(main(page).getByRole('heading', { level: 2, name: 'Version 3' })).toBeFocused();
    await page.goto('/blog/write-a-first-prompt');
    await expect(page.getByRole('heading', { level: 1, name: before })).toBeVisible();
  });
});

const orderSaved = /\/lesson-order$/;

test('Lessons are reordered by keyboard, and by the plain buttons', async ({ page }) => {
  await signInAs(page, 'Founder', { returnTo: '/founder/content/course/37' });
  await lessonsHydrated(page);
  const [first = '', second = '', third = ''] = await lessonTitles(page).allTextContents();
  const announced = main(page).locator('[aria-live="assertive"]');
  const handle = main(page).getByRole('button', { name: `Move ${first}`, exact: true });
  await handle.focus();
  await pickUpByKey(page);
  await expect(announced).toContainText(`Picked up “${first}” from place 1`);
  await page.keyboard.press('ArrowDown');
  await expect(announced).toContainText('is over place 2');
  const savedOnce = page.waitForResponse(orderSaved);
  await page.keyboard.press('Space');
  await expect(lessonTitles(page).first()).toHaveText(second);
  await expect(lessonTitles(page).nth(1)).toHaveText(first);
  await expect(handle).toBeFocused();
  await savedOnce;

  const down = main(page).getByRole('button', { name: `Move ${first} down` });
  await down.focus();
  const savedAgain = page.waitForResponse(orderSaved);
  await page.keyboard.press('Enter');
  await expect(lessonTitles(page).nth(2)).toHaveText(first);
  await expect(main(page).getByText(`“${first}” is lesson 3 of`)).toBeAttached();
  await expect(down).toBeFocused();
  await savedAgain;
  await page.reload();
  await expect(lessonTitles(page).first()).toHaveText(second);
  expect((await lessonTitles(page).allTextContents()).slice(0, 3)).toEqual([second, third, first]);
});

const pages = [
  '/founder/content',
  '/founder/content/lesson/3901',
  '/founder/content/course/39/versions',
  '/founder/content/transfer',
  '/founder/content/videos',
];
/** They consist of the same fields as the course and the lesson. */
const otherForms = [
  '/founder/content/course/new',
  '/founder/content/prompt/43',
  '/founder/content/site/site',
];

test('axe finds no problems in the content editor', async ({ page }) => {
  await signInAs(page, 'Founder', { returnTo: course });
  await expect(lessonTitles(page).first()).toBeVisible();
  await axe(page);
  for (const address of pages) {
    await open(page, address);
    await axe(page);
  }
  for (const address of otherForms) {
    await open(page, address);
    await axe(page);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, course);
  await expect(lessonTitles(page).first()).toBeVisible();
  await axe(page, 'on a phone');
  await expectRoomForFingers(main(page).getByRole('button'));
  await open(page, '/founder/content/course/39/preview');
  await expect(main(page).getByText('A member sees this.')).toBeVisible();
  await axe(page, 'in the preview');
});
