import { snippetCategories } from '@chalkline/domain/prompts/categories';
import { promptsPerPage } from '@chalkline/domain/prompts/prompt-pages';
import { expect, test } from './fixtures/journey.ts';
import { hydrated, open } from './fixtures/open.ts';
import { continueWithGoogle } from './fixtures/people.ts';
import { allPrompts, cardOf, categoryChip, promptCards, promptThat } from './fixtures/prompts.ts';

test('A visitor reads previews of the prompts, and signs up to read on', async ({ page }) => {
  await open(page, '/replit-prompts');
  const previews = await allPrompts(page);
  await expect(promptCards(page)).toHaveCount(snippetCategories.length);
  await page.getByRole('link', { name: `Show all ${previews.length} prompts` }).click();
  await expect(promptCards(page)).toHaveCount(promptsPerPage);
  const long = await promptThat(page, ({ prompt }) => prompt.endsWith('…'));
  await categoryChip(page, long.category).click();
  await page.reload();
  await hydrated(page);
  await expect(cardOf(page, long)).toContainText(long.prompt.replace(/\s+/g, ' '));
  await expect(cardOf(page, long).getByRole('button', { name: 'Copy' })).toHaveCount(0);

  await cardOf(page, long).getByRole('link', { name: 'Sign Up' }).click();
  await continueWithGoogle(page);
  await page.getByRole('button', { name: 'Monthly member' }).click();
  await expect(page).toHaveURL(`/prompts?prompt=${long.id}`);
  await expect(page.getByRole('dialog', { name: long.title })).toBeVisible();
});
