import type { Page } from 'playwright/test';
import { axe } from './fixtures/axe.ts';
import { expect, test } from './fixtures/journey.ts';
import { hydrated, open } from './fixtures/open.ts';
import { signInAs } from './fixtures/people.ts';
import { openMenuOf } from './fixtures/shell.ts';
import { tabTo } from './fixtures/tab-to.ts';

const main = (page: Page) => page.getByRole('main');
const card = (page: Page, name: string) =>
  main(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3, name }) });
const submission = (page: Page, learner: string) =>
  main(page).getByRole('heading', { level: 2, name: learner, exact: true });
const dialog = (page: Page) => page.getByRole('dialog');

async function openAssessment(page: Page): Promise<void> {
  await tabTo(page, card(page, 'Website Builder').getByRole('button', { name: /^Start Assessment/ }));
  await page.keyboard.press('Enter');
  await expect(dialog(page).locator(':focus')).toHaveCount(1);
  await dialog(page).getByText('What we review:').waitFor();
}

async function handIn(page: Page, comments: string): Promise<void> {
  await tabTo(page, dialog(page).getByLabel('Replit project URL'));
  await page.keyboard.type('https://replit.com/@hannah/ceramics');
  await tabTo(page, dialog(page).getByLabel('Comments'));
  await page.keyboard.type(comments);
  await tabTo(page, dialog(page).getByRole('button', { name: 'Submit for review' }));
  await page.keyboard.press('Enter');
  await isUnderReview(page);
}

/** The form contains the earlier submission. */
async function sendAgain(page: Page, comments: string): Promise<void> {
  const news = main(page).getByRole('region', { name: 'Changes requested' });
  await tabTo(page, news.getByRole('button', { name: /^Send again/ }));
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByLabel('Replit project URL')).toHaveValue(
    'https://replit.com/@hannah/ceramics',
  );
  await tabTo(page, dialog(page).getByLabel('Comments'));
  await page.keyboard.press('Control+a');
  await page.keyboard.type(comments);
  await tabTo(page, dialog(page).getByRole('button', { name: 'Send again' }));
  await page.keyboard.press('Enter');
  await expect(news).toBeHidden();
  await isUnderReview(page);
}

async function isUnderReview(page: Page): Promise<void> {
  await expect(card(page, 'Website Builder').getByRole('button', { name: /^Under Review/ })).toBeDisabled();
  await expect(
    card(page, 'Website Builder').getByRole('heading', { name: 'Website Builder' }),
    'the focus stays with what was handed in for',
  ).toBeFocused();
}

test('Work is submitted, sent back, submitted again and awarded, with both sides using the keyboard only', async ({
  page,
  openBrowser,
}) => {
  await signInAs(page, 'Annual member', { returnTo: '/dashboard' });
  await openAssessment(page);
  await axe(page, 'with the assessment open');
  await handIn(page, 'The form is on the second section.\n<b>Thank you</b>');

  const founder = await (await openBrowser()).newPage();
  await signInAs(founder, 'Founder', { returnTo: '/founder' });
  await expect(main(founder).getByText('3 are waiting for you')).toBeVisible();
  await expect(main(founder).getByText('1 overdue')).toBeVisible();
  await main(founder).getByRole('link', { name: 'Review the oldest' }).focus();
  await founder.keyboard.press('Enter');
  await expect(submission(founder, 'Kwame Boateng')).toBeVisible();
  // The keys work once the code of this button is loaded.
  await expect(main(founder).getByRole('button', { name: 'Keyboard shortcuts' })).toBeVisible();
  await hydrated(founder);
  await founder.keyboard.press('j');
  await expect(submission(founder, 'Mei-Lin Zhou')).toBeFocused();
  await founder.keyboard.press('j');
  await expect(submission(founder, 'Hannah Lindqvist')).toBeFocused();
  await expect(main(founder).getByText('<b>Thank you</b>')).toBeVisible();
  await founder.reload();
  await hydrated(founder);
  await expect(submission(founder, 'Hannah Lindqvist')).toBeVisible();

  const check = main(founder).getByRole('group', { name: /^Read the first line of your brief/ });
  await tabTo(founder, check.getByLabel('Pass'));
  await founder.keyboard.press('ArrowRight');
  await expect(check.getByLabel('Not yet')).toBeChecked();
  await tabTo(founder, check.getByLabel('What is missing'));
  await founder.keyboard.type('Name the kind of person.');
  await founder.keyboard.press('Shift+Tab');
  await founder.keyboard.press('Shift+Tab');
  await expect(main(founder).getByRole('button', { name: 'All pass' })).toBeFocused();
  await founder.keyboard.press('c');
  const feedback = dialog(founder).getByLabel('What should change');
  await expect(feedback).toBeFocused();
  await founder.keyboard.type('Keys such as a, c and j are only letters in here.');
  await founder.keyboard.press('Escape');
  await expect(dialog(founder)).toBeHidden();
  await founder.keyboard.press('c');
  await expect(feedback).toHaveValue('Keys such as a, c and j are only letters in here.');
  await expect(feedback).toBeFocused();
  await founder.keyboard.press('Control+Enter');
  await expect(founder.getByText('Changes requested.', { exact: true })).toBeVisible();
  await expect(founder.getByText('Next: Kwame Boateng, Data Keeper', { exact: true })).toBeVisible();
  await expect(submission(founder, 'Kwame Boateng')).toBeFocused();

  await page.reload();
  await hydrated(page);
  await expect(card(page, 'Website Builder')).toContainText(
    'Keys such as a, c and j are only letters in here.',
  );
  await expect(main(page).getByRole('region', { name: 'Changes requested' })).toContainText(
    'Name the kind of person.',
  );
  await sendAgain(page, 'Mended.');

  await open(founder, '/founder/reviews');
  await founder.keyboard.press('j');
  await expect(submission(founder, 'Mei-Lin Zhou')).toBeFocused();
  await founder.keyboard.press('j');
  await expect(submission(founder, 'Hannah Lindqvist')).toBeFocused();
  await expect(main(founder).getByText('Mended.')).toBeVisible();
  await expect(main(founder).getByText('Changes requested', { exact: true })).toBeVisible();
  await tabTo(founder, main(founder).getByRole('button', { name: 'All pass' }));
  await founder.keyboard.press('Enter');
  await founder.keyboard.press('a');
  await expect(founder.getByRole('dialog', { name: 'Award to Hannah Lindqvist?' })).toBeVisible();
  await expect(dialog(founder).getByLabel('Message to the learner')).toBeFocused();
  await founder.keyboard.type('Well done. ');
  await expect(dialog(founder).getByLabel('Message to the learner')).toHaveValue('Well done. ');
  await founder.keyboard.press('Control+Enter');
  await expect(founder.getByText('Awarded.', { exact: true })).toBeVisible();
  await expect(submission(founder, 'Kwame Boateng')).toBeFocused();

  await page.reload();
  await hydrated(page);
  await expect(main(page).getByText(/Earned \w+ \d+, \d{4}/)).toBeVisible();
  await main(page)
    .getByRole('link', { name: /^View certificate/ })
    .click();
  await page.getByText(/\d+ checks passed$/).click();
  await expect(page.getByText(/^Read the first line of your brief/)).toBeVisible();
});

test('The founder enters the console by the avatar menu, finds the way back, and axe finds no problems there', async ({
  page,
  expectProblems,
}) => {
  await signInAs(page, 'Founder', { returnTo: '/courses' });
  await (await openMenuOf(page, 'Robin Ashdown')).getByRole('menuitem', { name: 'Founder console' }).click();
  await expect(page).toHaveURL('/founder');
  const rail = page.getByRole('navigation', { name: 'Founder console' });
  await rail.getByRole('link', { name: 'Reviews' }).click();
  await expect(page).toHaveURL('/founder/reviews');
  // Until then a click is a page load, and a changed URL would differ from what the server rendered.
  await hydrated(page);
  expectProblems(/status of 404/);
  const nowhere = main(page).getByRole('heading', { level: 1, name: '404 Page Not Found' });
  await page.evaluate(() => window.history.pushState(null, '', '/founder/members/nobody'));
  await expect(nowhere).toBeVisible();
  await expect(rail).toBeVisible();
  expect((await open(page, '/founder/no-such-part')).status()).toBe(404);
  await expect(nowhere).toBeVisible();
  await axe(page, 'where there is nothing');
  await main(page).getByRole('link', { name: 'Go to the overview' }).click();
  await expect(main(page).getByRole('heading', { level: 1, name: "Here's what needs you" })).toBeVisible();
  await rail.getByRole('link', { name: 'Reviews' }).click();
  await expect(page).toHaveURL('/founder/reviews');
  await rail.getByRole('link', { name: 'Back to app' }).click();
  await expect(page).toHaveURL('/dashboard');
  await page.goBack();
  await expect(main(page).getByRole('heading', { level: 1, name: 'Reviews' })).toBeVisible();

  for (const address of ['/founder', '/founder/reviews', '/founder/reviews?view=decided']) {
    await open(page, address);
    await axe(page);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/founder/reviews');
  await axe(page, 'on a phone');
  await main(page).getByRole('list').getByRole('link').first().click();
  await expect(main(page).getByRole('heading', { level: 2 }).first()).toBeFocused();
  await axe(page, 'with a submission open on a phone');
  await main(page).getByRole('link', { name: 'Back to the list' }).click();
  await expect(main(page)).toBeFocused();
  await open(page, '/founder');
  await main(page).getByRole('link', { name: 'Review the oldest' }).click();
  await expect(main(page).getByRole('link', { name: 'Back to the list' }), 'it is open').toBeVisible();
});
