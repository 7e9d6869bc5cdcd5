import type { Route } from 'playwright/test';
import { axe } from './fixtures/axe.ts';
import {
  draftSaved,
  field,
  fillIn,
  itemTitle,
  lessonsHydrated,
  lessonTitles,
  main,
  panelsHydrated,
  save,
} from './fixtures/content-editor.ts';
import { expect, test } from './fixtures/journey.ts';
import { hydrated, open } from './fixtures/open.ts';
import { signInAs } from './fixtures/people.ts';
import { pickUpByKey } from './fixtures/pick-up.ts';
import { expectRoomForFingers } from './fixtures/touch.ts';

test.use({ instance: 'content' });

const course = '/founder/content/course/39';

test('Typed text is kept as a draft, survives a sign-out and a reload, and can be discarded', async ({
  page,
  expectProblems,
}) => {
  await signInAs(page, 'Founder', { returnTo: course });
  const title = field(page, 'Title');
  await page.context().clearCookies();
  expectProblems(/40[134]/);
  await fillIn(page, { Title: 'Build Your Very First Website' });
  await expect(main(page).getByText(/^You've been signed out\./)).toBeVisible();
  await expect(title, 'nobody is kept from typing on').toBeFocused();
  await main(page).getByRole('link', { name: 'Sign in again' }).click();
  await page.getByRole('button', { name: 'Founder' }).click();
  await expect(page).toHaveURL(course);
  await expect(title).toHaveValue('Build Your Very First Website');
  await expect(draftSaved(page)).toBeVisible();
  await page.reload();
  await hydrated(page);
  await expect(title).toHaveValue('Build Your Very First Website');
  await expect(main(page).getByText(/These are your unsaved changes/)).toBeVisible();

  await open(page, '/founder/content');
  const row = main(page).getByRole('listitem').filter({ hasText: 'Build Your First Website' });
  await expect(row.getByText('Your draft')).toBeVisible();
  await row.getByRole('link').click();
  await expect(title).toHaveValue('Build Your Very First Website');
  await main(page).getByRole('button', { name: 'Discard changes' }).click();
  await expect(title).toHaveValue('Build Your First Website');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(title).toHaveValue('Build Your Very First Website');
  await main(page).getByRole('button', { name: 'Discard changes' }).click();
  await expect(title).toHaveValue('Build Your First Website');
  await expect(main(page).getByRole('button', { name: 'Discard changes' })).toHaveCount(0);
  await expect(main(page).getByRole('button', { name: 'Save', exact: true })).toBeFocused();
});

test('A post is unpublished and published with unsaved changes, which stay and cause no conflict', async ({
  page,
}) => {
  await signInAs(page, 'Founder', { returnTo: '/founder/content/post/read-an-error-without-panic' });
  await panelsHydrated(page);
  await fillIn(page, { Title: 'Reading an error calmly' });
  await main(page).getByRole('button', { name: 'Unpublish' }).click();
  const question = page.getByRole('dialog');
  await expect(question).toContainText('It disappears from the blog right away');
  await question.getByRole('button', { name: 'Unpublish' }).click();
  await expect(main(page).getByText('Not published')).toBeVisible();
  await main(page).getByRole('button', { name: 'Publish now' }).click();
  await question.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(main(page).getByText('Live', { exact: true })).toBeVisible();
  await expect(main(page).getByText(/after you began/)).toHaveCount(0);
  await expect(field(page, 'Title')).toHaveValue('Reading an error calmly');
  await save(page);
  await expect(itemTitle(page, 'Reading an error calmly')).toBeVisible();
});

test('Text typed while an item is being created is kept as its draft', async ({ page }) => {
  await signInAs(page, 'Founder', { returnTo: '/founder/content/prompt/new' });
  await fillIn(page, { Title: 'Typed on and on', Description: 'The first words.', Prompt: 'Say something.' });
  await field(page, 'Category').selectOption('Design');
  const held = new Promise<Route>((resolve) => page.route('**/api/founder/content/prompt', resolve));
  await main(page).getByRole('button', { name: 'Create prompt' }).click();
  const creation = await held;
  await fillIn(page, { Description: 'The words that came later.' });
  await creation.continue();
  await expect(itemTitle(page, 'Typed on and on')).toBeVisible();
  await expect(field(page, 'Description')).toHaveValue('The words that came later.');
  await save(page);
  await page.reload();
  await hydrated(page);
  await expect(field(page, 'Description')).toHaveValue('The words that came later.');
});

test('An invalid form shows an error at each field, and focuses the first', async ({
  page,
  expectProblems,
}) => {
  expectProblems(/status of 422/);
  await signInAs(page, 'Founder', { returnTo: '/founder/content/course/new' });
  await fillIn(page, { Title: 'Dashboard' });
  await expect(field(page, 'Address')).toHaveValue('dashboard');
  await expect(
    main(page).getByText('This address is already used by another page of the site.'),
  ).toBeVisible();
  await fillIn(page, { Title: '', Address: 'Not an address' });
  await expect(main(page).getByText('Use lowercase words separated by hyphens.')).toBeVisible();
  await field(page, 'Duration').press('Control+s');
  await expect(main(page).getByText("Title can't be empty.")).toBeVisible();
  await expect(main(page).getByText("Duration can't be empty.")).toBeVisible();
  await expect(field(page, 'Title')).toBeFocused();
});

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
  await page.keyboard.press('Space');
  await expect(lessonTitles(page).first()).toHaveText(second);
  await expect(lessonTitles(page).nth(1)).toHaveText(first);
  await expect(handle).toBeFocused();

  const down = main(page).getByRole('button', { name: `Move ${first} down` });
  await down.focus();
  await page.keyboard.press('Enter');
  await expect(lessonTitles(page).nth(2)).toHaveText(first);
  await expect(main(page).getByText(`“${first}” is lesson 3 of`)).toBeAttached();
  await expect(down).toBeFocused();
  await expect(async () => {
    await page.reload();
    await hydrated(page);
    await expect(lessonTitles(page).first()).toBeVisible();
    expect((await lessonTitles(page).allTextContents()).slice(0, 3)).toEqual([second, third, first]);
  }).toPass();
});

test('The second person to save is told who was faster, and both versions are kept', async ({
  page,
  openBrowser,
  expectProblems,
}) => {
  expectProblems(/status of 409/);
  const address = '/founder/content/prompt/43';
  await signInAs(page, 'Founder', { returnTo: address });
  const other = await (await openBrowser()).newPage();
  await signInAs(other, 'Founder', { returnTo: address });
  await fillIn(other, { Description: 'Saved by the quicker one.' });
  await save(other);

  await fillIn(page, { Title: 'Mails that arrive once' });
  await main(page).getByRole('button', { name: 'Save', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Robin Ashdown saved this while you were editing' });
  await expect(dialog.getByText('changed by them')).toBeVisible();
  await expect(dialog.getByText('changed by you')).toBeVisible();
  await dialog.getByRole('button', { name: 'Keep editing on top' }).click();
  await expect(dialog).toBeHidden();
  await expect(field(page, 'Title')).toHaveValue('Mails that arrive once');
  await expect(field(page, 'Description')).toHaveValue('Saved by the quicker one.');
  await save(page);

  await fillIn(other, { Title: 'Lost to the other' });
  await main(other).getByRole('button', { name: 'Save', exact: true }).click();
  const second = other.getByRole('dialog');
  await second.getByRole('button', { name: 'Use theirs' }).click();
  await expect(field(other, 'Title')).toHaveValue('Mails that arrive once');
});

test('Every version can be viewed and restored', async ({ page }) => {
  await signInAs(page, 'Founder', { returnTo: '/founder/content/post/write-a-first-prompt' });
  const before = await field(page, 'Title').inputValue();
  await fillIn(page, { Title: 'How to write a first prompt' });
  await save(page);
  await expect(itemTitle(page, 'How to write a first prompt')).toBeVisible();
  await main(page).getByRole('link', { name: 'All versions' }).click();
  const list = main(page).getByRole('list', { name: 'Versions, the newest first' });
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await expect(main(page).getByText('How to write a first prompt', { exact: true }).first()).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await list.getByRole('link', { name: /Version 1/ }).click();
  await expect(main(page).getByRole('heading', { level: 2, name: 'Version 1' })).toBeInViewport();
  await main(page).getByRole('button', { name: 'Restore version 1' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByText('Version 1 is back.', { exact: true })).toBeVisible();
  await expect(list.getByRole('listitem')).toHaveCount(3);
  await expect(main(page).getByRole('heading', { level: 2, name: 'Version 3' })).toBeFocused();
  await page.goto('/blog/write-a-first-prompt');
  await expect(page.getByRole('heading', { level: 1, name: before })).toBeVisible();
});

test('A course is previewed for everyone before it is saved', async ({ page }) => {
  await signInAs(page, 'Founder', { returnTo: '/founder/content/course/38' });
  await fillIn(page, { Title: 'A helper in your app' });
  await expect(draftSaved(page)).toBeVisible();
  await main(page).getByRole('link', { name: 'Preview' }).click();
  const preview = main(page).getByRole('region', { name: 'Preview', exact: true });
  await expect(preview.getByText('A member sees this.')).toBeVisible();
  await expect(preview.getByRole('heading', { level: 2, name: 'A helper in your app' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await main(page).getByRole('button', { name: 'Free user' }).click();
  await expect(preview.getByText('A free user sees the paywall.')).toBeVisible();
  await expect(preview.getByRole('heading', { name: 'Unlock Your Learning Journey' })).toBeVisible();
  await main(page).getByRole('button', { name: 'Visitor' }).click();
  await expect(preview.getByText('A visitor is redirected to the front page.')).toBeVisible();
});

test('What depends on an item is listed before it is deleted, and it can be restored', async ({ page }) => {
  await signInAs(page, 'Founder', { returnTo: course });
  await panelsHydrated(page);
  await main(page).getByRole('button', { name: 'Delete this course…' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: /^You can.t delete/ })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Delete the course' })).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Keep it' }).click();

  await open(page, '/founder/content/prompt/42');
  await panelsHydrated(page);
  const title = await main(page).getByRole('heading', { level: 1 }).textContent();
  await main(page).getByRole('button', { name: 'Delete this prompt…' }).click();
  await dialog.getByRole('button', { name: 'Delete the prompt' }).click();
  await expect(page.getByText('The prompt is deleted.', { exact: true })).toBeVisible();
  await expect(main(page).getByRole('link', { name: title ?? '', exact: true })).toHaveCount(0);
  await main(page).getByRole('link', { name: 'Deleted' }).click();
  await main(page)
    .getByRole('link', { name: title ?? '', exact: true })
    .click();
  await main(page).getByRole('list', { name: 'Versions, the newest first' }).getByRole('link').last().click();
  await main(page)
    .getByRole('button', { name: /^Restore version/ })
    .click();
  await expect(page.getByText(/^Version \d+ is back\.$/)).toBeVisible();
});

const pages = [
  '/founder/content',
  '/founder/content/course/new',
  '/founder/content/lesson/3901',
  '/founder/content/prompt/43',
  '/founder/content/site/site',
  '/founder/content/course/39/versions',
  '/founder/content/transfer',
];

test('axe finds no problems in the content editor', async ({ page }) => {
  test.slow();
  await signInAs(page, 'Founder', { returnTo: course });
  await expect(lessonTitles(page).first()).toBeVisible();
  await axe(page);
  for (const address of pages) {
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
