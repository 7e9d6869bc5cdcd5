import type { Page } from 'playwright/test';
import { axe } from './fixtures/axe.ts';
import { inboxPath, messagesTo, messageTo } from './fixtures/inbox.ts';
import { expect, test } from './fixtures/journey.ts';
import { open } from './fixtures/open.ts';
import { continueWithGoogle, demoPerson, signInAs } from './fixtures/people.ts';

// Nobody else writes to these people, and they have handed in nothing yet.
test.use({ instance: 'fresh' });

test('Submitted work is confirmed to the learner and announced to the founder, once each', async ({
  page,
  openBrowser,
}) => {
  const learner = demoPerson('Annual member');
  const founder = demoPerson('Founder');
  await signInAs(page, 'Annual member', { returnTo: '/dashboard' });
  await page.getByRole('button', { name: /^Start Assessment/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Assessment: Website Builder' });
  await dialog.getByLabel('Replit project URL').fill('https://replit.com/@hannah/ceramics');
  await dialog.getByLabel('Comments').fill('The form is new.\nPlease try it on a phone.');
  await dialog.getByRole('button', { name: 'Submit for review' }).click();
  await expect(dialog).toBeHidden();

  await messageTo(page, learner.email, "We've received your work for Website Builder");
  await messageTo(page, founder.email, 'To review: Website Builder, by Hannah Lindqvist');

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(inboxPath);
  await axe(page);
  await page.getByLabel('Sent to').fill('hannah');
  await page.getByRole('button', { name: 'Show' }).click();
  await expect(page.getByRole('heading', { name: '1 message to hannah' })).toBeVisible();
  await page.getByRole('link', { name: "We've received your work for Website Builder" }).click();

  const message = page.frameLocator('iframe');
  await expect(message.getByRole('heading', { name: 'Your work is under review' })).toBeVisible();
  await expect(message.getByText('Robin Ashdown', { exact: true })).toBeVisible();
  await expect(message.getByRole('link', { name: 'Open my certifications' })).toHaveAttribute(
    'href',
    new URL('/dashboard', page.url()).href,
  );
  await expect(page.getByRole('region', { name: 'As plain text' })).toContainText('Answer by: ');
  await axe(page);

  await page.goto(`${inboxPath}?to=${founder.email}`);
  await page.getByRole('link', { name: /^To review/ }).click();
  await expect(message.getByRole('blockquote')).toHaveText('The form is new.Please try it on a phone.');
  const review = await message.getByRole('link', { name: 'Review it' }).getAttribute('href');
  await expectToLeadToReview(await (await openBrowser()).newPage(), review ?? '');

  // Nothing is sent a second time.
  const received = await messagesTo(page, learner.email);
  expect(received).toHaveLength(1);

  await test.step("The learner's mail program unsubscribes by the header, without a sign-in", async () => {
    const header = (name: string) => received[0]?.headers.find((one) => one.name === name)?.value ?? '';
    const mailProgram = (await openBrowser()).request;
    const [, address = ''] = /^<(.+)>$/.exec(header('List-Unsubscribe')) ?? [];
    const [[name, value] = ['', '']] = new URLSearchParams(header('List-Unsubscribe-Post'));
    const reply = await mailProgram.post(address, { form: { [name]: value } });
    expect(reply.ok()).toBe(true);
    await open(page, '/account');
    await expect(page.getByRole('checkbox', { name: /^Certification reviews/ })).not.toBeChecked();
    await expect(page.getByRole('checkbox', { name: /^Answers to your questions/ })).toBeChecked();
  });

  await test.step('The mail server can be taken down to see how the product reacts, and brought up again', async () => {
    await page.goto(inboxPath);
    await page.getByRole('button', { name: 'Take it down' }).click();
    await expect(page.getByRole('status')).toContainText('The mail server is down');
    await axe(page, 'with the mail server down');
    await page.getByRole('button', { name: 'Bring it up' }).click();
    await expect(page.getByRole('status')).toHaveText('The mail server is up.');
  });
});

/** First in a browser where nobody is signed in, then in the same one. */
async function expectToLeadToReview(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await continueWithGoogle(page);
  await page.getByRole('button', { name: 'Founder' }).click();
  const work = page.getByRole('main').getByRole('heading', { level: 2, name: 'Hannah Lindqvist' });
  await expect(work).toBeVisible();
  await page.goto(address);
  await expect(page).toHaveURL(/\/founder\/reviews\?submission=[\w-]+$/);
  await expect(work).toBeVisible();
}
