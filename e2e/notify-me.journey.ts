import { axe } from './fixtures/axe.ts';
import { copyOfFreshData } from './fixtures/fresh-data.ts';
import { messagesTo, messageTo } from './fixtures/inbox.ts';
import { expect, test } from './fixtures/journey.ts';
import { open } from './fixtures/open.ts';
import { copyWithOwnContent } from './fixtures/own-content.ts';
import { startProduct } from './fixtures/product.ts';

const course = 'Sign-In That Holds';
const slug = 'sign-in-that-holds';
const confirmSubject = `Please confirm: email me when ${course} goes live`;

/** The link in an email's plain text whose path starts like this. */
function linkIn(text: string, path: string): string {
  const [link] = new RegExp(`https?://\\S+${path}/\\S+`).exec(text) ?? [];
  if (!link) throw new Error(`The email has no link to ${path}.`);
  return link;
}

test('A visitor joins the waitlist, confirms by email, and gets one email when the course is published', async ({
  openBrowser,
  expectProblems,
}) => {
  test.slow();
  const email = 'waiting@works.example';
  const data = await copyOfFreshData();
  const content = await copyWithOwnContent();
  let product = await startProduct(data, content.root);
  // Every start has its own address, and so needs its own browser.
  const visit = async () => (await openBrowser({ baseURL: product.url })).newPage();
  expectProblems(/status of 422/);
  try {
    let page = await visit();
    await open(page, '/replit-courses');
    await page.getByRole('link', { name: `Notify me: ${course}` }).click();
    const form = page.getByRole('form', { name: `Notify me: ${course}` });
    await expect(form.getByLabel('Your email')).toBeFocused();
    await page.keyboard.type('nobody');
    await page.keyboard.press('Enter');
    await expect(form.getByText('Please enter an email address, such as name@example.com.')).toBeVisible();
    await expect(form.getByLabel('Your email')).toBeFocused();
    await axe(page, 'with the form refused');
    await form.getByLabel('Your email').fill(email);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Check your inbox.')).toBeVisible();
    await axe(page, 'with the address left');

    for (const path of [`/${slug}`, `/${slug}?asked=invalid`, `/${slug}?asked=yes`, '/confirm/none']) {
      await page.goto(`/notify-me${path}`);
      await axe(page);
    }

    const message = await messageTo(page, email, confirmSubject);
    await page.goto(linkIn(message.text, '/notify-me/confirm'));
    await axe(page);
    await page.getByRole('button', { name: 'Yes, email me' }).click();
    await expect(page.getByRole('heading', { name: "You're on the list" })).toBeVisible();
    await axe(page, 'confirmed');
    expect(await messagesTo(page, email)).toHaveLength(1);

    await product.stop();
    await content.publish(slug);
    product = await startProduct(data, content.root);
    page = await visit();
    const news = await messageTo(page, email, `${course} is live`);
    expect(await messagesTo(page, email)).toHaveLength(2);

    await page.goto(linkIn(news.text, '/notify-me/unsubscribe'));
    await axe(page);
    await page.getByRole('button', { name: 'Unsubscribe' }).click();
    await expect(page.getByRole('heading', { name: "You've unsubscribed" })).toBeVisible();
  } finally {
    await product.stop();
    await content.remove();
    await data.remove();
  }
});

test('Without JavaScript, plain pages do the same', async ({ openBrowser }) => {
  const page = await (await openBrowser({ javaScriptEnabled: false })).newPage();
  const email = 'plain@works.example';
  await page.goto('/replit-courses');
  await page.getByRole('link', { name: `Notify me: ${course}` }).click();
  await page.getByLabel('Your email').fill(email);
  await page.getByRole('button', { name: 'Notify me' }).click();
  await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible();
  const message = await messageTo(page, email, confirmSubject);
  await page.goto(linkIn(message.text, '/notify-me/unsubscribe'));
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(page.getByRole('heading', { name: "You've unsubscribed" })).toBeVisible();
});
