import type { LessonSnippet } from '@chalkline/contract/snippets';
import { placeholderNames, promptParts } from '@chalkline/domain/prompts/placeholders';
import type { Locator, Page } from 'playwright/test';
import { axe } from './fixtures/axe.ts';
import { allowClipboard, clipboardText, refuseClipboard } from './fixtures/clipboard.ts';
import { holdCall } from './fixtures/held-call.ts';
import { expect, test } from './fixtures/journey.ts';
import { open } from './fixtures/open.ts';
import { signInAs } from './fixtures/people.ts';
import { toastOf } from './fixtures/shell.ts';

const lesson = '/build-your-first-website/3';
const lessonId = 3903;
const snippetCalls = '**/api/lessons/*/snippets';

async function lessonPrompt(page: Page): Promise<LessonSnippet> {
  const snippets: LessonSnippet[] = await (
    await page.request.get(`/api/lessons/${lessonId}/snippets`)
  ).json();
  const snippet = snippets.find(({ prompt }) => placeholderNames(promptParts(prompt)).length > 1);
  if (!snippet) throw new Error('No prompt of the lesson has blanks.');
  return snippet;
}

function cardOf(page: Page, { title }: LessonSnippet): Locator {
  return page.getByRole('tabpanel').getByRole('article').filter({ hasText: title });
}

/** Moves on to the lesson without loading a page: what it needs is asked for then. */
async function goToLesson(page: Page, address = lesson): Promise<void> {
  await page.locator(`main a[href="${address}"]`).first().click();
}

test('A click anywhere on a card copies its prompt', async ({ page, context }) => {
  await allowClipboard(context);
  await signInAs(page, 'Lifetime member', { returnTo: lesson });
  const prompt = await lessonPrompt(page);
  const card = cardOf(page, prompt);
  await expect(card).toContainText(prompt.category);
  await card.getByRole('heading').click();
  await expect(toastOf(page, 'Copied!')).toContainText('Code snippet copied to clipboard');
  await expect(card.getByRole('button', { name: 'Copied!' })).toBeVisible();
  expect(await clipboardText(page)).toBe(prompt.prompt);
});

test('The button of a card copies the filled-in prompt', async ({ page, context }) => {
  await allowClipboard(context);
  await signInAs(page, 'Lifetime member', { returnTo: lesson });
  const prompt = await lessonPrompt(page);
  const [first = '', second = ''] = placeholderNames(promptParts(prompt.prompt));
  const card = cardOf(page, prompt);
  await card.getByText('Fill in the blanks').click();
  await card.getByLabel(first, { exact: true }).fill('my own words');
  await expect(toastOf(page, 'Copied!')).toHaveCount(0);
  await expect(card.locator('mark').filter({ hasText: 'my own words' }).first()).toBeVisible();
  await card.getByRole('button', { name: 'Copy' }).click();
  await expect(toastOf(page, 'Copied!')).toBeVisible();
  const copied = await clipboardText(page);
  expect(copied).toContain('my own words');
  expect(copied).toContain(`{{${second}}}`);
});

test("A lesson's prompt that can't be copied says so", async ({ page }) => {
  await refuseClipboard(page);
  await signInAs(page, 'Lifetime member', { returnTo: lesson });
  const card = cardOf(page, await lessonPrompt(page));
  await card.getByRole('button', { name: 'Copy' }).click();
  await expect(toastOf(page, 'Failed to copy')).toContainText('Please try again or copy manually.');
});

test('A long prompt can be read in full', async ({ page }) => {
  await signInAs(page, 'Lifetime member', { returnTo: lesson });
  const card = cardOf(page, await lessonPrompt(page));
  const folded = (await card.boundingBox())?.height ?? 0;
  await card.getByRole('button', { name: 'Show the whole prompt' }).click();
  await expect(card.getByRole('button', { name: 'Show less' })).toHaveAttribute('aria-expanded', 'true');
  expect((await card.boundingBox())?.height).toBeGreaterThan(folded);
});

test('A prompt in the notes is filled in and copied like the others', async ({ page, context }) => {
  await allowClipboard(context);
  await signInAs(page, 'Lifetime member', { returnTo: '/build-your-first-website/4' });
  const notes = page.getByRole('region', { name: 'Notes' });
  await expect(notes.locator('mark')).toHaveText('{{section}}');
  await notes.getByText('Fill in the blanks (1)').click();
  await notes.getByLabel('section', { exact: true }).fill('the header');
  await expect(notes.locator('mark')).toHaveText('the header');
  const prompt = notes.locator('div').filter({ has: page.locator('> details') });
  await prompt.getByRole('button', { name: 'Copy' }).click();
  await expect(toastOf(page, 'Copied!')).toContainText('Code snippet copied to clipboard');
  expect(await clipboardText(page)).toContain('The picture in the header does not load.');
});

test("A prompt's name in the notes links to the prompt", async ({ page }) => {
  await signInAs(page, 'Lifetime member', { returnTo: lesson });
  await page.getByRole('tab', { name: 'Key Points' }).click();
  const notes = page.getByRole('region', { name: 'Notes' });
  await notes.getByRole('link', { name: 'Give the site a look of its own' }).click();
  await expect(page.getByRole('tab', { name: 'Prompts' })).toHaveAttribute('aria-selected', 'true');
  const card = page.getByRole('tabpanel').getByRole('article').filter({ hasText: 'Give the site a look' });
  await expect(card).toBeFocused();
  await expect(card.getByRole('heading')).toBeInViewport();
});

test('A lesson without prompts says so', async ({ page }) => {
  await signInAs(page, 'Lifetime member', { returnTo: '/build-your-first-website' });
  await page.route(snippetCalls, (route) => route.fulfill({ json: [] }));
  // The notes of this lesson have no prompts either.
  await goToLesson(page, '/build-your-first-website/2');
  await expect(page.getByRole('heading', { name: 'No Prompts Available' })).toBeVisible();
  await expect(page.getByRole('tabpanel')).toContainText(
    "This lesson doesn't have any prompts or templates yet. Check back later for updates!",
  );
});

test('Loading prompts say so, and can be tried again', async ({ page, expectProblems }) => {
  expectProblems(/500/);
  await signInAs(page, 'Lifetime member', { returnTo: '/build-your-first-website' });
  const answer = await holdCall(page, snippetCalls, (route) => route.fulfill({ status: 500, body: '' }));
  await goToLesson(page);
  await expect(page.getByText('Loading prompts...')).toBeVisible();
  answer();
  await expect(page.getByText("We couldn't load the prompts")).toBeVisible();
  await page.unroute(snippetCalls);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(cardOf(page, await lessonPrompt(page))).toBeVisible();
});

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test("A lesson's HTML contains its prompts", async ({ page }) => {
    await page.goto(`/api/auth/google?returnTo=${lesson}`);
    await page.getByRole('button', { name: 'Lifetime member' }).click();
    await expect(page).toHaveURL(lesson);
    await expect(cardOf(page, await lessonPrompt(page))).toBeVisible();
  });
});

test('axe finds no problems while prompts are filled in', async ({ page }) => {
  await signInAs(page, 'Lifetime member');
  await open(page, lesson);
  const card = cardOf(page, await lessonPrompt(page));
  await card.getByText('Fill in the blanks').click();
  await card.getByRole('textbox').first().fill('my own words');
  await axe(page, 'with blanks filled in');
});
