import type { LessonSnippet } from '@chalkline/contract/snippets';
import { placeholderNames, promptParts } from '@chalkline/domain/prompts/placeholders';
import type { Locator, Page } from 'playwright/test';
import { axe } from './fixtures/axe.ts';
import { allowClipboard, clipboardText } from './fixtures/clipboard.ts';
import { expect, test } from './fixtures/journey.ts';
import { signInAs } from './fixtures/people.ts';
import { toastOf } from './fixtures/shell.ts';

const lesson = '/build-your-first-website/3';
const lessonId = 3903;

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

test('A learner reads, fills in and copies the prompts of a lesson', async ({ page, context }) => {
  await allowClipboard(context);
  await signInAs(page, 'Lifetime member', { returnTo: lesson });
  const prompt = await lessonPrompt(page);
  const card = cardOf(page, prompt);

  await test.step('a click anywhere on the card copies it', async () => {
    await card.getByRole('heading').click();
    await expect(card.getByRole('button', { name: 'Copied!' })).toBeVisible();
    await expect(toastOf(page, 'Copied!')).toContainText('Code snippet copied to clipboard');
    expect(await clipboardText(page)).toBe(prompt.prompt);
  });

  await test.step('a long prompt unfolds', async () => {
    const folded = (await card.boundingBox())?.height ?? 0;
    await card.getByRole('button', { name: 'Show the whole prompt' }).click();
    await expect(card.getByRole('button', { name: 'Show less' })).toBeVisible();
    expect((await card.boundingBox())?.height).toBeGreaterThan(folded);
  });

  await test.step('its blanks are filled in', async () => {
    const [first = ''] = placeholderNames(promptParts(prompt.prompt));
    await card.getByRole('button', { name: /^Fill in/ }).click();
    const dialog = page.getByRole('dialog', { name: prompt.title });
    await dialog.getByLabel(first, { exact: true }).fill('my own words');
    await dialog.getByRole('button', { name: /^Cop(y|ied!)/ }).click();
    await expect.poll(() => clipboardText(page)).toContain('my own words');
    await axe(page, 'with blanks filled in');
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(card.locator('mark').filter({ hasText: 'my own words' }).first()).toBeVisible();
  });

  await test.step('its name in the notes leads to it', async () => {
    await page.getByRole('tab', { name: 'Key Points' }).click();
    const notes = page.getByRole('region', { name: 'Notes' });
    await notes.getByRole('link', { name: 'Give the site a look of its own' }).click();
    await expect(page.getByRole('tab', { name: 'Prompts' })).toHaveAttribute('aria-selected', 'true');
    const named = page.getByRole('tabpanel').getByRole('article').filter({ hasText: 'Give the site a look' });
    await expect(named).toBeFocused();
    await expect(named.getByRole('heading')).toBeInViewport();
  });
});

test('A prompt in the notes is filled in and copied', async ({ page, context }) => {
  await allowClipboard(context);
  await signInAs(page, 'Lifetime member', { returnTo: '/build-your-first-website/4' });
  const notes = page.getByRole('region', { name: 'Notes' });
  await notes.getByRole('button', { name: /^Fill in 1 blank/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Prompt' });
  await dialog.getByLabel('section', { exact: true }).fill('the header');
  await expect(dialog.locator('mark')).toHaveText('the header');
  await dialog.getByRole('button', { name: /^Copy/ }).click();
  await expect(toastOf(page, 'Copied!')).toBeVisible();
  expect(await clipboardText(page)).toContain('The picture in the header does not load.');
});
