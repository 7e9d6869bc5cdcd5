import type { Locator, Page } from 'playwright/test';
import { axe } from './fixtures/axe.ts';
import { messagesTo } from './fixtures/inbox.ts';
import { expect, test } from './fixtures/journey.ts';
import { hydrated } from './fixtures/open.ts';
import { demoPerson, signInAs } from './fixtures/people.ts';

const lesson = '/build-your-first-website/2';
const title = 'Umlauts turn into question marks';

const questions = (page: Page): Locator => page.getByRole('region', { name: 'Questions' });

async function searchFor(page: Page, text: string): Promise<Locator> {
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', { name: 'Search' });
  await dialog.getByRole('combobox').fill(text);
  return dialog;
}

test('A stuck learner asks, and another one finds the published answer', async ({ page, openBrowser }) => {
  const founder = await (await openBrowser()).newPage();
  const other = await (await openBrowser()).newPage();

  await test.step('Search has no answer, so the learner asks under the lesson', async () => {
    await signInAs(page, 'Annual member', { returnTo: lesson });
    const dialog = await searchFor(page, 'umlauts');
    await expect(dialog.getByText('No results')).toBeVisible();
    await page.keyboard.press('Escape');
    await questions(page)
      .getByLabel('Ask about this lesson')
      .fill('Why do my umlauts become question marks?');
    await questions(page).getByRole('button', { name: 'Send question' }).click();
    await expect(questions(page).getByText('Waiting for an answer')).toBeVisible();
    await axe(page, 'with a question');
  });

  await test.step('The founder answers from the queue and publishes the answer', async () => {
    await signInAs(founder, 'Founder', { returnTo: '/founder/questions' });
    await axe(founder, 'with an open question');
    await founder.getByRole('link', { name: /umlauts become question marks/ }).click();
    await founder.getByRole('textbox', { name: 'Your answer' }).fill('Save the file as **UTF-8**.');
    await founder.getByRole('button', { name: 'Send answer' }).click();
    await founder.getByRole('textbox', { name: 'Title' }).fill(title);
    await axe(founder, 'before it is published');
    await founder.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(founder.getByRole('button', { name: 'Unpublish' })).toBeVisible();
  });

  await test.step('The learner sees the answer in the open lesson, and gets it by email', async () => {
    await expect(questions(page).getByText('Answered', { exact: true })).toBeVisible();
    const subjects = async () =>
      (await messagesTo(page, demoPerson('Annual member').email)).map(({ subject }) => subject);
    await expect.poll(subjects).toContainEqual(expect.stringContaining('Your question is answered'));
  });

  await test.step('Another learner finds it by search, without a name', async () => {
    await signInAs(other, 'Monthly member', { returnTo: '/dashboard' });
    const dialog = await searchFor(other, 'umlauts');
    await dialog.getByRole('option', { name: new RegExp(title) }).click();
    await hydrated(other);
    const answer = questions(other).getByRole('listitem').filter({ hasText: title });
    await expect(answer).toBeFocused();
    await expect(answer).toContainText('Asked by a member');
    await expect(answer).toContainText('Save the file as UTF-8.');
    await questions(other).getByLabel('Ask about this lesson').fill('My umlauts are question marks, why?');
    await expect(questions(other).getByText('Already answered?')).toBeVisible();
    await axe(other, 'with a published and a similar answer');
  });
});
