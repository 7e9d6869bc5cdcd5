import { csrfHeader, csrfTokenPath } from '@chalkline/contract/addresses';
import { contentPath } from '@chalkline/contract/console-addresses';
import type { ContentItem } from '@chalkline/contract/founder-content';
import type { Page } from 'playwright/test';
import { axe } from './fixtures/axe.ts';
import { messagesTo, messageTo } from './fixtures/inbox.ts';
import { expect, test } from './fixtures/journey.ts';
import { open } from './fixtures/open.ts';
import { signInAs } from './fixtures/people.ts';

const course = 'Sign-In That Holds';
const slug = 'sign-in-that-holds';
const courseId = 40;
const confirmSubject = `Please confirm: email me when ${course} goes live`;

/** The link in an email's plain text whose path starts like this. */
function linkIn(text: string, path: string): string {
  const [link] = new RegExp(`https?://\\S+${path}/\\S+`).exec(text) ?? [];
  if (!link) throw new Error(`The email has no link to ${path}.`);
  return link;
}

/** Publishes the course by the call of the console, because other journeys test its pages. */
async function publishCourse(founder: Page): Promise<void> {
  const address = `${contentPath}/course/${courseId}`;
  const { version }: ContentItem = await (await founder.request.get(address)).json();
  const { csrfToken } = await (await founder.request.get(csrfTokenPath)).json();
  const reply = await founder.request.post(`${address}/publish`, {
    headers: { [csrfHeader]: csrfToken },
    data: { basedOn: version, when: 'now' },
  });
  expect(reply.ok(), await reply.text()).toBe(true);
}

// Other journeys need the course as it was announced, and so does the first of these.
test.use({ instance: 'fresh' });
test.describe.configure({ mode: 'default' });

test('Without JavaScript, a visitor joins the waitlist and leaves it on plain pages', async ({
  openBrowser,
}) => {
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

test('A visitor joins the waitlist, confirms by email, and gets one email when the course is published', async ({
  page,
  openBrowser,
  expectProblems,
}) => {
  const email = 'waiting@works.example';
  expectProblems(/status of 422/);
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

  const founder = await (await openBrowser()).newPage();
  await signInAs(founder, 'Founder', { returnTo: '/founder/content' });
  await publishCourse(founder);
  const news = await messageTo(page, email, `${course} is live`);
  expect(await messagesTo(page, email)).toHaveLength(2);

  await page.goto(linkIn(news.text, '/notify-me/unsubscribe'));
  await axe(page);
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(page.getByRole('heading', { name: "You've unsubscribed" })).toBeVisible();
});
