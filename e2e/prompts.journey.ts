import { promptsPerPage } from '@chalkline/domain/prompts/prompt-pages';
import { axe } from './fixtures/axe.ts';
import { allowClipboard, clipboardText } from './fixtures/clipboard.ts';
import { expect, test } from './fixtures/journey.ts';
import { hydrated, open } from './fixtures/open.ts';
import { signInAs } from './fixtures/people.ts';
import {
  allPrompts,
  blanksOf,
  cardOf,
  categoryChip,
  promptCards,
  promptThat,
  searchBox,
} from './fixtures/prompts.ts';
import { firstRow } from './fixtures/rows.ts';
import { mainNavigation, toastOf } from './fixtures/shell.ts';

test('A member finds a prompt, fills it in, copies it and shares its link', async ({
  page,
  context,
  product,
}) => {
  await allowClipboard(context);
  await signInAs(page, 'Monthly member', { returnTo: '/prompts' });
  const prompts = await allPrompts(page);
  const prompt = await promptThat(page, (one) => blanksOf(one).length > 1 && one.lessons.length === 1);
  const { title, category } = prompt;
  const word = title.split(' ')[0] ?? '';
  const address = `/prompts?search=${word}&category=${encodeURIComponent(category).replaceAll('%20', '+')}`;

  await test.step('finds it by category and word', async () => {
    await expect(promptCards(page)).toHaveCount(promptsPerPage);
    await expect(page.getByText(`${prompts.length} prompts`, { exact: true })).toBeVisible();
    await page.setViewportSize({ width: 1280, height: 800 });
    expect(await firstRow(promptCards(page))).toBe(3);
    await categoryChip(page, category).click();
    await searchBox(page).fill(word);
    await expect(cardOf(page, prompt)).toBeVisible();
    await expect(page).toHaveURL(address);
  });

  await test.step('keeps the search on reload and in the history', async () => {
    const found = await promptCards(page).count();
    await page.reload();
    await hydrated(page);
    await expect(searchBox(page)).toHaveValue(word);
    await mainNavigation(page).getByRole('link', { name: 'Courses' }).click();
    await expect(page).toHaveURL('/courses');
    await page.goBack();
    await expect(searchBox(page)).toHaveValue(word);
    await expect(promptCards(page)).toHaveCount(found);
  });

  await test.step('opens it by keyboard, the focus returns, and the copy button follows', async () => {
    const link = page.getByRole('link', { name: title, exact: true });
    await link.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: title });
    await expect(dialog.locator(':focus')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(link).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    const card = cardOf(page, prompt);
    await expect(card.getByRole('button', { name: 'Copy' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(card.getByRole('button', { name: 'Copied!' })).toBeVisible();
    expect(await clipboardText(page)).toBe(prompt.prompt);
  });

  await test.step('copies it with a blank filled in, and its link', async () => {
    const [first = ''] = blanksOf(prompt);
    await cardOf(page, prompt)
      .getByRole('link', { name: /^Fill in / })
      .click();
    const dialog = page.getByRole('dialog', { name: title });
    await dialog.getByLabel(first, { exact: true }).fill('my own words');
    await dialog.getByRole('button', { name: /^Copy ?:/ }).click();
    await expect(dialog.getByRole('button', { name: /^Copied! ?:/ })).toBeVisible();
    await expect(toastOf(page, 'Prompt copied!')).toBeVisible();
    expect(await clipboardText(page)).toContain('my own words');
    await dialog.getByRole('button', { name: 'Copy link' }).click();
    await expect(toastOf(page, 'Link copied!')).toBeVisible();
    expect(await clipboardText(page)).toBe(`${product.url}/prompts?prompt=${prompt.id}`);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(page).toHaveURL(address);
  });

  await test.step('opens the link in another tab', async () => {
    const another = await context.newPage();
    await open(another, `/prompts?prompt=${prompt.id}`);
    const dialog = another.getByRole('dialog', { name: title });
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(another).toHaveURL('/prompts');
    await expect(another.getByRole('main')).toBeFocused();
  });
});

test('A phone shows the prompt before its fields, and keeps the typed values', async ({ openBrowser }) => {
  const phone = await openBrowser({ isMobile: true, hasTouch: true, viewport: { width: 390, height: 844 } });
  const page = await phone.newPage();
  await signInAs(page, 'Monthly member', { returnTo: '/prompts' });
  const prompt = await promptThat(page, (snippet) => blanksOf(snippet).length > 2);
  const [first = ''] = blanksOf(prompt);
  await searchBox(page).fill(prompt.title);
  await cardOf(page, prompt).getByRole('link', { name: prompt.title, exact: true }).tap();
  const dialog = page.getByRole('dialog', { name: prompt.title });
  await expect(dialog).toBeFocused();
  const field = dialog.getByLabel(first, { exact: true });
  const text = dialog
    .locator('p')
    .filter({ hasText: prompt.prompt.slice(0, 12) })
    .last();
  expect((await text.boundingBox())?.y).toBeLessThan((await field.boundingBox())?.y ?? 0);
  await field.fill('my own words');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await cardOf(page, prompt).getByRole('link', { name: prompt.title, exact: true }).tap();
  await expect(dialog.getByLabel(first, { exact: true })).toHaveValue('my own words');
});

test('axe finds no problems in the states of the prompts page', async ({ page }) => {
  await signInAs(page, 'Monthly member', { returnTo: '/prompts?search=no-such-words' });
  await axe(page, 'with nothing found');
  const blank = await promptThat(page, (snippet) => blanksOf(snippet).length > 1);
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await open(page, `/prompts?prompt=${blank.id}`);
    const dialog = page.getByRole('dialog', { name: blank.title });
    await dialog.getByLabel(blanksOf(blank)[0] ?? '', { exact: true }).fill('a table');
    await axe(page, `with an open prompt on ${width} px`);
  }
  await open(page, '/prompts?prompt=none');
  await page.getByRole('dialog', { name: 'Prompt not found' }).waitFor();
  await axe(page, 'with an unknown prompt');
});
