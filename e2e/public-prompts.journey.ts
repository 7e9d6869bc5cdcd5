import { snippetCategories } from '@chalkline/domain/prompts/categories';
import { searchPrompts } from '@chalkline/domain/prompts/search';
import { expect, test } from './fixtures/journey.ts';
import { hydrated, open } from './fixtures/open.ts';
import { signInAs } from './fixtures/people.ts';
import { allPrompts, cardOf, categoryChip, promptCards, promptThat, searchBox } from './fixtures/prompts.ts';
import { Traffic } from './fixtures/traffic.ts';

test('A visitor reads previews of the prompts, and signs up to read on', async ({ page }) => {
  await open(page, '/replit-prompts');
  const previews = await allPrompts(page);
  await expect(promptCards(page)).toHaveCount(snippetCategories.length);
  await page.getByRole('button', { name: `Show all ${previews.length} prompts` }).click();
  await expect(promptCards(page)).toHaveCount(previews.length);
  const long = await promptThat(page, ({ prompt }) => prompt.endsWith('…'));
  await expect(cardOf(page, long)).toContainText(long.prompt.replace(/\s+/g, ' '));
  await expect(page.getByRole('button', { name: 'Copy' })).toHaveCount(0);

  await cardOf(page, long).getByRole('link', { name: 'Sign Up' }).click();
  await page.getByRole('button', { name: 'Monthly member' }).click();
  await expect(page).toHaveURL(`/prompts?prompt=${long.id}`);
  await expect(page.getByRole('dialog', { name: long.title })).toBeVisible();
});

test('A visitor filters the public prompts, and the URL keeps the filter', async ({ page }) => {
  await open(page, '/replit-prompts');
  const storage = searchPrompts(await allPrompts(page), { search: '', category: 'Storage' });
  await categoryChip(page, 'Storage').click();
  await expect(page).toHaveURL('/replit-prompts?category=Storage');
  await expect(promptCards(page)).toHaveCount(storage.length);
  await page.reload();
  await hydrated(page);
  await expect(promptCards(page)).toHaveCount(storage.length);
});

test('A visitor is redirected home from the library, and a user without a plan sees the paywall', async ({
  page,
}) => {
  await page.goto('/prompts?prompt=1');
  await expect(page).toHaveURL('/');
  await signInAs(page, 'Free learner', { returnTo: '/replit-prompts' });
  await expect(page.getByRole('link', { name: 'Go to Prompts' }).first()).toHaveAttribute('href', '/prompts');
  await promptCards(page).first().getByRole('link', { name: 'Unlock' }).click();
  await expect(page.getByRole('heading', { name: 'Unlock Premium Prompts' })).toBeVisible();
});

test('Nothing of a prompt past its preview reaches a visitor or a user without a plan', async ({
  page,
  product,
  openBrowser,
}) => {
  const member = await (await openBrowser()).newPage();
  await signInAs(member, 'Monthly member');
  const whole = (await allPrompts(member)).filter(({ prompt }) => prompt.length > 300);
  expect(whole.length).toBeGreaterThan(10);
  const traffic = new Traffic(page, product.url);
  const look = async () => {
    for (const address of ['/replit-prompts', '/replit-prompts?category=Design', '/prompts', '/'])
      await open(page, address);
  };
  await look();
  await signInAs(page, 'Free learner');
  await look();
  const texts = (await traffic.texts()).join('\n');
  for (const { prompt } of whole) {
    const [tail = ''] = prompt.slice(150).match(/[\w ,.]{30,}/) ?? [];
    expect(tail).not.toBe('');
    expect(texts).not.toContain(tail);
  }
});

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('The public prompts can be read, searched and filtered without scripts', async ({ page }) => {
    await page.goto('/replit-prompts');
    const previews = await allPrompts(page);
    await expect(promptCards(page)).toHaveCount(snippetCategories.length);
    await searchBox(page).fill('checkout');
    await searchBox(page).press('Enter');
    const found = searchPrompts(previews, { search: 'checkout', category: undefined });
    await expect(promptCards(page)).toHaveCount(found.length);
    await page.goto('/replit-prompts');
    await categoryChip(page, 'Storage').click();
    const stored = searchPrompts(previews, { search: '', category: 'Storage' });
    await expect(promptCards(page)).toHaveCount(stored.length);
  });
});
