import { snippetCategories } from '@chalkline/domain/prompts/categories';
import { promptPreview } from '@chalkline/domain/prompts/preview';
import { searchPrompts } from '@chalkline/domain/prompts/search';
import { axe } from './fixtures/axe.ts';
import { allowClipboard, clipboardText, refuseClipboard } from './fixtures/clipboard.ts';
import { holdCall } from './fixtures/held-call.ts';
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

const snippetCalls = '**/api/snippets';

test('A member searches the prompts by word and category, and the URL keeps both', async ({ page }) => {
  await signInAs(page, 'Monthly member', { returnTo: '/prompts' });
  const prompts = await allPrompts(page);
  await expect(promptCards(page)).toHaveCount(prompts.length);
  await page.setViewportSize({ width: 1280, height: 800 });
  expect(await firstRow(promptCards(page))).toBe(3);
  await expect(page.getByRole('navigation', { name: 'Categories' }).getByRole('link')).toHaveText([
    'All Categories',
    ...snippetCategories,
  ]);

  await categoryChip(page, 'Security').click();
  const secure = searchPrompts(prompts, { search: '', category: 'Security' });
  await expect(promptCards(page)).toHaveCount(secure.length);
  await expect(categoryChip(page, 'Security')).toHaveAttribute('aria-current', 'true');

  const word = secure[0]?.title.split(' ')[0]?.toUpperCase() ?? '';
  await searchBox(page).fill(word);
  const found = searchPrompts(prompts, { search: word, category: 'Security' });
  await expect(promptCards(page)).toHaveCount(found.length);
  await expect(page).toHaveURL(`/prompts?search=${word}&category=Security`);

  await page.reload();
  await hydrated(page);
  await expect(searchBox(page)).toHaveValue(word);
  await expect(promptCards(page)).toHaveCount(found.length);

  await hydrated(page);
  await mainNavigation(page).getByRole('link', { name: 'Courses' }).click();
  await expect(page).toHaveURL('/courses');
  await page.goBack();
  await expect(searchBox(page)).toHaveValue(word);
  await expect(promptCards(page)).toHaveCount(found.length);
  await page.goBack();
  await expect(page).toHaveURL('/prompts');
  await expect(searchBox(page)).toHaveValue('');
  await expect(promptCards(page)).toHaveCount(prompts.length);
});

test('A search with characters that have a meaning in URLs is taken as typed', async ({ page }) => {
  await signInAs(page, 'Monthly member', { returnTo: '/prompts' });
  await searchBox(page).fill('100%41 & more?');
  await expect(page.getByRole('heading', { name: 'No Prompts Found' })).toBeVisible();
  await page.reload();
  await hydrated(page);
  await expect(searchBox(page)).toHaveValue('100%41 & more?');
});

test('An empty result has one button that clears all filters', async ({ page }) => {
  await signInAs(page, 'Monthly member', { returnTo: '/prompts?search=no-such-words&category=Design' });
  await expect(page.getByRole('heading', { name: 'No Prompts Found' })).toBeVisible();
  await expect(promptCards(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Clear All Filters' }).click();
  await expect(page).toHaveURL('/prompts');
  await expect(searchBox(page)).toHaveValue('');
  await expect(promptCards(page)).toHaveCount((await allPrompts(page)).length);
  await expect(page.getByRole('status').filter({ hasText: /prompts$/ })).toBeFocused();
});

test('A card shows the beginning of the prompt and the lessons it belongs to', async ({ page }) => {
  await signInAs(page, 'Monthly member', { returnTo: '/prompts' });
  const linked = await promptThat(
    page,
    ({ prompt, lessons }) => prompt.length > 200 && lessons.some(({ title }) => title.length > 30),
  );
  const lesson = linked.lessons.find(({ title }) => title.length > 30);
  const card = cardOf(page, linked);
  await expect(card).toContainText(promptPreview(linked.prompt).replace(/\s+/g, ' '));
  await expect(card).not.toContainText(linked.prompt.slice(-40));
  const lessonLink = card.getByRole('link', { name: `${lesson?.title.slice(0, 30)}…` });
  await expect(lessonLink).toHaveAttribute('href', `/${lesson?.course.slug}/${lesson?.orderIndex}`);

  const alone = await promptThat(page, ({ lessons }) => lessons.length === 0);
  await expect(cardOf(page, alone)).toContainText('No lessons linked');
});

test('One click copies the prompt as written, and says so for two seconds', async ({ page, context }) => {
  await allowClipboard(context);
  await page.clock.install();
  await signInAs(page, 'Monthly member', { returnTo: '/prompts' });
  const prompt = await promptThat(page, (snippet) => blanksOf(snippet).length > 0);
  const card = cardOf(page, prompt);
  await page.clock.pauseAt(Date.now() + 60_000);
  await card.getByRole('button', { name: 'Copy' }).click();
  const button = card.getByRole('button', { name: 'Copied!' });
  await expect(button).toBeVisible();
  const toast = toastOf(page, 'Prompt copied!');
  await expect(toast).toContainText('The prompt has been copied to your clipboard.');
  expect(await clipboardText(page)).toBe(prompt.prompt);
  await page.clock.runFor(1999);
  await expect(button).toBeVisible();
  await page.clock.runFor(1);
  await expect(card.getByRole('button', { name: /^Copy ?:/ })).toBeVisible();
});

test("A prompt that can't be copied says so", async ({ page }) => {
  await refuseClipboard(page);
  await signInAs(page, 'Monthly member', { returnTo: '/prompts' });
  await promptCards(page).first().getByRole('button', { name: 'Copy' }).click();
  await expect(toastOf(page, 'Failed to copy')).toContainText('Please try again or copy manually.');
  await expect(page.getByRole('button', { name: 'Copied!' })).toHaveCount(0);
});

test('A member fills in the blanks before copying; empty ones stay as written', async ({ page, context }) => {
  await allowClipboard(context);
  await signInAs(page, 'Monthly member', { returnTo: '/prompts?category=Database' });
  const prompt = await promptThat(
    page,
    (snippet) => snippet.category === 'Database' && blanksOf(snippet).length > 1,
  );
  const [first = '', second = ''] = blanksOf(prompt);
  await cardOf(page, prompt)
    .getByRole('link', { name: /^Fill in / })
    .click();
  await expect(page).toHaveURL(`/prompts?category=Database&prompt=${prompt.id}`);
  const dialog = page.getByRole('dialog', { name: prompt.title });
  await expect(dialog.locator('mark')).not.toHaveCount(0);

  await dialog.getByRole('button', { name: /^Copy ?:/ }).click();
  await expect(toastOf(page, 'Prompt copied!')).toBeVisible();
  expect(await clipboardText(page)).toBe(prompt.prompt);

  await dialog.getByLabel(first, { exact: true }).fill('$& {{two}}');
  await expect(dialog.locator('mark').filter({ hasText: '$& {{two}}' }).first()).toBeVisible();
  await dialog.getByRole('button', { name: /^Cop(y|ied!) ?:/ }).click();
  await expect.poll(() => clipboardText(page)).toContain('$& {{two}}');
  const copied = await clipboardText(page);
  expect(copied).not.toContain(`{{${first}}}`);
  expect(copied).toContain(`{{${second}}}`);

  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL('/prompts?category=Database');
});

test('Every prompt has its own link that opens it', async ({ page, context, product }) => {
  await allowClipboard(context);
  await signInAs(page, 'Monthly member', { returnTo: '/prompts' });
  const prompt = await promptThat(page, ({ prompt: text }) => text.length > 200);
  await cardOf(page, prompt).getByRole('link', { name: prompt.title, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: prompt.title });
  await dialog.getByRole('button', { name: 'Copy link' }).click();
  await expect(toastOf(page, 'Link copied!')).toBeVisible();
  const link = await clipboardText(page);
  expect(link).toBe(`${product.url}/prompts?prompt=${prompt.id}`);

  const another = await context.newPage();
  await open(another, link);
  await expect(another.getByRole('dialog', { name: prompt.title })).toContainText(
    prompt.prompt.slice(-30).replace(/\s+/g, ' '),
  );
  await another.getByRole('button', { name: 'Close' }).click();
  await expect(another).toHaveURL('/prompts');
  await expect(another.getByRole('dialog')).toHaveCount(0);
  await expect(another.getByRole('main')).toBeFocused();
});

test('A link to a missing prompt says so', async ({ page }) => {
  await signInAs(page, 'Monthly member', { returnTo: '/prompts?prompt=999999' });
  const dialog = page.getByRole('dialog', { name: 'Prompt not found' });
  await expect(dialog).toContainText("We can't find this prompt.");
  await dialog.getByRole('button', { name: 'See all prompts' }).click();
  await expect(page).toHaveURL('/prompts');
  await expect(promptCards(page).first()).toBeVisible();
});

test('The keyboard opens a prompt and closes it, and the focus returns', async ({ page }) => {
  await signInAs(page, 'Monthly member', { returnTo: '/prompts' });
  const prompt = await promptThat(page, ({ lessons }) => lessons.length === 1);
  const { title } = prompt;
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
  await expect(cardOf(page, prompt).getByRole('button', { name: 'Copy' })).toBeFocused();
});

test('A phone shows the prompt before its fields, and keeps the typed values', async ({ openBrowser }) => {
  const phone = await openBrowser({ isMobile: true, hasTouch: true, viewport: { width: 390, height: 844 } });
  const page = await phone.newPage();
  await signInAs(page, 'Monthly member', { returnTo: '/prompts' });
  const prompt = await promptThat(page, (snippet) => blanksOf(snippet).length > 2);
  const [first = ''] = blanksOf(prompt);
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

test('Six placeholder cards are shown while the prompts load', async ({ page }) => {
  await signInAs(page, 'Monthly member', { returnTo: '/courses' });
  const answer = await holdCall(page, snippetCalls);
  await mainNavigation(page).getByRole('link', { name: 'Prompts' }).click();
  const loading = page.getByRole('status').filter({ hasText: 'Loading prompts' });
  await expect(loading).toBeVisible();
  await expect(loading.locator(':scope > div > div > div')).toHaveCount(6);
  answer();
  await expect(promptCards(page).first()).toBeVisible();
  await expect(loading).toHaveCount(0);
});

test("Prompts that couldn't be loaded can be tried again", async ({ page, expectProblems }) => {
  expectProblems(/status of 500|answer 500/);
  await signInAs(page, 'Monthly member', { returnTo: '/courses' });
  await page.route(snippetCalls, (route) => route.fulfill({ status: 500, body: '' }));
  await mainNavigation(page).getByRole('link', { name: 'Prompts' }).click();
  await expect(page.getByRole('alert')).toContainText("We couldn't load the prompts");
  await page.unroute(snippetCalls);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(promptCards(page).first()).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('axe finds no problems in the states of the prompts page', async ({ page }) => {
  test.slow();
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
