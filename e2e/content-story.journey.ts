import type { Page } from 'playwright/test';
import { axe } from './fixtures/axe.ts';
import { create, field, fillIn, itemTitle, lessonTitles, main } from './fixtures/content-editor.ts';
import { expect, test } from './fixtures/journey.ts';
import { hydrated, open } from './fixtures/open.ts';
import { signInAs } from './fixtures/people.ts';

const lessons = ['Choose one thing to sell', 'Put it on a page', 'Take the first order'];

async function makeCourse(page: Page): Promise<void> {
  await signInAs(page, 'Founder', { returnTo: '/founder/content' });
  await main(page).getByRole('link', { name: 'New course' }).click();
  await expect(itemTitle(page, 'New course')).toBeVisible();
  await fillIn(page, {
    Title: 'Open a Tiny Shop',
    Description: 'Sell one thing to one person by Friday.',
    Duration: '30 min',
  });
  await field(page, 'Category').selectOption('Payments');
  await expect(field(page, 'Address')).toHaveValue('open-a-tiny-shop');
  await create(page, 'course', 'Open a Tiny Shop');
  await expect(main(page).getByText('No lessons yet')).toBeVisible();
}

async function addLesson(page: Page, title: string): Promise<void> {
  await main(page).getByRole('link', { name: 'Add lesson' }).click();
  await expect(itemTitle(page, 'New lesson')).toBeVisible();
  await fillIn(page, {
    Title: title,
    Description: `What ${title} is about.`,
    Duration: '10 min',
    Video: '/media/sample-lesson.mp4',
    'Key Learning Points': 'Small is quick.\nQuick is enough.',
  });
  for (const number of [1, 2, 3]) await fillInCheck(page, number);
  await main(page).getByRole('textbox', { name: 'Notes' }).fill('## Begin here\n\nWrite **one** sentence.');
  const preview = main(page).getByRole('region', { name: 'Preview of Notes' });
  await expect(preview.getByRole('heading', { name: 'Begin here' })).toBeVisible();
  await create(page, 'lesson', title);
  await main(page).getByRole('link', { name: 'Open a Tiny Shop' }).click();
  await expect(lessonTitles(page).filter({ hasText: title })).toBeVisible();
}

async function fillInCheck(page: Page, number: number): Promise<void> {
  await fillIn(page, {
    [`What to try (${number})`]: `Try part ${number} of the shop.`,
    [`What they should see (${number})`]: `Part ${number} works.`,
    [`What to do if not (${number})`]: `Ask the Agent about part ${number}.`,
  });
}

async function makePrompt(page: Page): Promise<void> {
  await open(page, '/founder/content?kind=prompt');
  await main(page).getByRole('link', { name: 'New prompt' }).click();
  await expect(itemTitle(page, 'New prompt')).toBeVisible();
  await fillIn(page, {
    Title: 'Draw up the shop page',
    Description: 'One page, one product, one button.',
    Prompt: 'Build a page that sells {{the product}}.',
  });
  await field(page, 'Category').selectOption('Checkout');
  await main(page).getByRole('searchbox', { name: 'Look up lessons' }).fill('tiny shop');
  await main(page)
    .getByRole('checkbox', { name: `1. ${lessons[0]}` })
    .check();
  await create(page, 'prompt', 'Draw up the shop page');
}

async function makeCertification(page: Page): Promise<void> {
  await open(page, '/founder/content?kind=certification');
  await main(page).getByRole('link', { name: 'New certification' }).click();
  await expect(itemTitle(page, 'New certification')).toBeVisible();
  await fillIn(page, { Name: 'Shop Keeper', Description: 'Has sold one thing to one person.' });
  await field(page, 'Course').selectOption('Open a Tiny Shop');
  await main(page).getByRole('textbox', { name: 'Brief' }).fill('Show the shop, and **one** order.');
  await create(page, 'certification', 'Shop Keeper');
}

async function publishCourse(page: Page): Promise<void> {
  await open(page, '/founder/content?search=tiny');
  await main(page).getByRole('link', { name: 'Open a Tiny Shop' }).click();
  await expect(main(page).getByText('Not published')).toBeVisible();
  await main(page).getByRole('button', { name: 'Publish now' }).click();
  const question = page.getByRole('dialog', { name: 'Publish “Open a Tiny Shop” now?' });
  await expect(question).toContainText('Members will be able to take it right away.');
  await question.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(main(page).getByText('Live', { exact: true })).toBeVisible();
  await expect(main(page).getByRole('button', { name: 'Unpublish' })).toBeVisible();
  await expect(main(page).getByRole('heading', { name: 'Publication' }), 'the button has gone').toBeFocused();
}

async function takeCourse(page: Page): Promise<void> {
  await signInAs(page, 'Lifetime member', { returnTo: '/open-a-tiny-shop' });
  await main(page).getByRole('link', { name: 'Start here' }).click();
  for (const [index, title] of lessons.entries()) {
    await expect(main(page).getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(main(page).getByRole('heading', { name: 'Begin here' })).toBeVisible();
    if (index === 0) await expect(main(page).getByText('Draw up the shop page').first()).toBeVisible();
    if (index === 0) await tickCheck(page);
    await main(page).getByRole('button', { name: 'Mark Complete' }).click();
    if (index < lessons.length - 1) await expect(page).toHaveURL(`/open-a-tiny-shop/${index + 2}`);
    else await expect(main(page).getByRole('button', { name: 'Completed' })).toBeVisible();
  }
}

async function tickCheck(page: Page): Promise<void> {
  await expect(main(page).getByText('3 checks still open')).toBeVisible();
  await hydrated(page);
  await main(page).getByRole('checkbox', { name: 'Try part 1 of the shop.' }).check();
  await expect(main(page).getByText('1 of 3 done')).toBeVisible();
  await expect(main(page).getByText('2 checks still open')).toBeVisible();
}

/** The end of the last lesson leads to the certification. */
async function handIn(page: Page): Promise<void> {
  await main(page)
    .getByRole('button', { name: /^Get certified.*Shop Keeper/ })
    .click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('one order')).toBeVisible();
  await dialog.getByLabel('Replit project URL').fill('https://replit.com/@somebody/tiny-shop');
  await dialog.getByRole('button', { name: 'Submit for review' }).click();
  await expect(main(page).getByText('is reviewing your work for Shop Keeper')).toBeFocused();
  await open(page, '/dashboard');
  await expect(main(page).getByRole('button', { name: /^Under Review.*Shop Keeper/ })).toBeVisible();
}

async function openReview(page: Page): Promise<void> {
  await open(page, '/founder/reviews');
  await main(page)
    .getByRole('link', { name: /Shop Keeper/ })
    .click();
  await expect(
    main(page)
      .getByRole('link', { name: /tiny-shop/ })
      .first(),
  ).toBeVisible();
  await expect(main(page).getByRole('heading', { name: '1. Choose one thing to sell' })).toBeVisible();
}

async function askForChanges(page: Page): Promise<void> {
  await openReview(page);
  await main(page).getByRole('button', { name: 'All pass' }).click();
  await expect(main(page).getByText('9 of 9 passed')).toBeVisible();
  const check = main(page).getByRole('group', { name: 'Try part 2 of the shop.' }).first();
  await check.getByRole('radio', { name: 'Not yet' }).check();
  await check.getByLabel('What is missing').fill('The button leads nowhere.');
  await main(page).getByRole('button', { name: 'Ask for changes' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Ask for changes' }).click();
  await expect(page.getByText('Changes requested.', { exact: true })).toBeVisible();
}

async function sendAgain(page: Page): Promise<void> {
  await open(page, '/dashboard');
  const news = main(page).getByRole('region', { name: 'Changes requested' });
  await expect(news).toContainText('The button leads nowhere.');
  await axe(page, 'with requested changes');
  await news.getByRole('button', { name: /^Send again.*Shop Keeper/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Replit project URL')).toHaveValue('https://replit.com/@somebody/tiny-shop');
  await dialog.getByRole('button', { name: 'Send again' }).click();
  await expect(news).toBeHidden();
  await expect(main(page).getByRole('button', { name: /^Under Review.*Shop Keeper/ })).toBeVisible();
}

async function award(page: Page): Promise<void> {
  await openReview(page);
  await expect(main(page).getByText('8 of 9 passed', { exact: true })).toBeVisible();
  await axe(page, 'with the checks of a course');
  await main(page).getByRole('button', { name: 'All pass' }).click();
  await main(page).getByRole('button', { name: 'Award' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Award' }).click();
  await expect(page.getByText('Awarded.', { exact: true })).toBeVisible();
}

test('A course with lessons, a prompt and a certification is created and completed up to the certificate', async ({
  page: founder,
  openBrowser,
}) => {
  await makeCourse(founder);
  for (const title of lessons) await addLesson(founder, title);
  await expect(lessonTitles(founder)).toHaveText(lessons);
  await makePrompt(founder);
  await makeCertification(founder);

  const member = await (await openBrowser()).newPage();
  await signInAs(member, 'Lifetime member', { returnTo: '/open-a-tiny-shop' });
  await expect(main(member).getByText('Course Coming Soon')).toBeVisible();
  await publishCourse(founder);
  await takeCourse(member);
  await handIn(member);
  await askForChanges(founder);
  await sendAgain(member);
  await award(founder);

  await open(member, '/dashboard');
  await main(member)
    .getByRole('link', { name: /View certificate.*Shop Keeper/ })
    .click();
  await expect(main(member).getByText('Shop Keeper').first()).toBeVisible();
  await expect(member).toHaveURL(/\/certificates\//);
  await main(member).getByText('9 checks passed').click();
  await expect(main(member).getByText('Try part 2 of the shop.').first()).toBeVisible();
});
