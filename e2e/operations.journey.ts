import { csrfHeader, csrfTokenPath } from '@chalkline/contract/addresses';
import { operationsPath } from '@chalkline/contract/console-addresses';
import type { FailedEmail, Operations } from '@chalkline/contract/operations';
import type { Page } from 'playwright/test';
import { axe } from './fixtures/axe.ts';
import { inboxPath, messageTo } from './fixtures/inbox.ts';
import { expect, test } from './fixtures/journey.ts';
import { hydrated, open } from './fixtures/open.ts';
import { signInAs } from './fixtures/people.ts';
import { tabTo } from './fixtures/tab-to.ts';

const main = (page: Page) => page.getByRole('main');
const chart = (page: Page, name: string) => main(page).getByRole('region', { name, exact: true });

const email = 'unreached@works.example';

/** Lets an email wait, because the mail server is down. */
async function letEmailWait(visitor: Page): Promise<void> {
  await visitor.goto(inboxPath);
  await visitor.getByRole('button', { name: 'Take it down' }).click();
  await expect(visitor.getByRole('status')).toContainText('The mail server is down');
  await open(visitor, '/replit-courses');
  await visitor.getByRole('link', { name: 'Notify me: Sign-In That Holds' }).click();
  await visitor.getByLabel('Your email').fill(email);
  await visitor.keyboard.press('Enter');
  await expect(visitor.getByText('Check your inbox.')).toBeVisible();
}

/** The email that waits. */
async function waitingEmail(founder: Page): Promise<FailedEmail | undefined> {
  const { mail } = (await (await founder.request.get(operationsPath)).json()) as Operations;
  return mail.emails.find(({ recipient }) => recipient === email);
}

/**
 * Sends the email again and again while the mail server is down. The pause after each failure is twice as long as the
 * one before, so the product does not send it by itself before this journey ends.
 */
async function failRepeatedly(founder: Page): Promise<void> {
  const { csrfToken } = (await (await founder.request.get(csrfTokenPath)).json()) as { csrfToken: string };
  await expect
    .poll(async () => {
      const waiting = await waitingEmail(founder);
      if (!waiting) return 0;
      await founder.request.post(`${operationsPath}/emails/${waiting.id}/send-again`, {
        headers: { [csrfHeader]: csrfToken },
      });
      return (await waitingEmail(founder))?.attempts;
    })
    .toBeGreaterThanOrEqual(6);
}

test('The founder reads the business figures by keyboard, and sends an email again that could not be sent', async ({
  page,
  openBrowser,
}) => {
  const visitor = await (await openBrowser()).newPage();
  await letEmailWait(visitor);
  await signInAs(page, 'Founder', { returnTo: '/founder' });

  await test.step('The figures are read and downloaded by keyboard alone', async () => {
    await tabTo(page, page.getByRole('link', { name: '90 days' }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/founder\?days=90$/);
    await expect(page.getByRole('link', { name: '90 days' }), 'the focus stays').toBeFocused();
    const members = chart(page, 'Members by plan');
    await expect(
      members.getByRole('img', { name: /^Annual: \d+ (person|people), \+\d+ in 90 days\.$/ }),
    ).toBeVisible();
    await tabTo(page, members.getByText('Show the data'));
    await page.keyboard.press('Enter');
    await expect(members.getByRole('table').getByRole('row')).toHaveCount(91);
    await axe(page, 'with the data shown');
    const file = page.waitForEvent('download');
    await tabTo(page, members.getByRole('link', { name: /^CSV/ }));
    await page.keyboard.press('Enter');
    expect((await file).suggestedFilename()).toBe('chalkline-members-90-days.csv');
    await chart(page, 'Where learners stop').getByLabel('Course').selectOption('Take Your First Payment');
    await expect(page).toHaveURL(/days=90&course=\d+$/);
    await page.reload();
    await hydrated(page);
    await expect(chart(page, 'Where learners stop').getByLabel('Course')).toHaveValue(/\d+/);
    await expect(page.getByRole('link', { name: '90 days' })).toHaveAttribute('aria-current', 'true');
  });

  await test.step('The waiting email is sent again', async () => {
    const mail = chart(page, 'Mail');
    await expect(async () => {
      await page.reload();
      await hydrated(page);
      await expect(mail).toContainText(/\d emails? couldn't be sent/, { timeout: 1_000 });
    }).toPass();
    await axe(page, 'with a failed email');
    await failRepeatedly(page);
    await mail.getByRole('link', { name: 'See why' }).click();
    const row = mail.getByRole('listitem').filter({ hasText: email });
    await expect(row.getByText(/The mail server isn't accepting email right now/)).toBeVisible();
    await expect(mail.getByText('Nothing can be sent', { exact: true })).toBeVisible();
    await row.getByRole('button', { name: /^Read it/ }).press('Enter');
    await expect(row.getByText(/Sign-In That Holds goes live/).last()).toBeVisible();
    await axe(page, 'with a waiting email');
    await visitor.goto(inboxPath);
    await visitor.getByRole('button', { name: 'Bring it up' }).click();
    await expect(visitor.getByRole('status')).toHaveText('The mail server is up.');
    await row.getByRole('button', { name: /^Send again/ }).press('Enter');
    await expect(row).toHaveCount(0);
    await expect(mail.getByRole('heading', { name: 'Mail' }), 'the button has gone').toBeFocused();
    await messageTo(page, email, 'Please confirm: email me when Sign-In That Holds goes live');
  });

  const backup = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download a backup' }).press('Enter');
  expect((await backup).suggestedFilename()).toMatch(/^chalkline-.*\.backup\.zip$/);
});
