import { within } from '@testing-library/dom';
import { waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { aFounder } from '../../testing/examples.ts';
import { expectFocus } from '../../testing/expect-focus.ts';
import { type OpenPage, openPage } from '../../testing/open-page.tsx';
import {
  aFailedEmail,
  nothingChecked,
  wellChecks,
  wellOperations,
} from '../../testing/operations-examples.ts';
import { setUpPageTests } from '../../testing/page-tests.ts';

const { server, signIn } = setUpPageTests();
const mailDown = { ...wellChecks, mail: { isWell: false, detail: 'connect ECONNREFUSED' } };
const waiting = { ...wellOperations, mail: { waiting: 1, failed: 0, emails: [aFailedEmail] } };

beforeEach(() => {
  signIn(aFounder);
  server.answerAll({
    'GET /api/founder/operations': waiting,
    'GET /api/founder/operations/checks': mailDown,
    'GET /api/founder/operations/launch-checks': nothingChecked,
  });
  server.answer('POST /api/founder/operations/emails/:emailId/send-again', undefined);
});

const panel = (page: OpenPage, name: string) => within(page.getByRole('region', { name }));
const row = (page: OpenPage) =>
  panel(page, 'Mail')
    .getByText(/^Please confirm, to unreached/)
    .closest('li');

describe('the operations page', () => {
  it('lists an email that could not be sent, and why', async () => {
    const page = await openPage('/founder/operations');
    expect(await panel(page, 'Mail').findByText('Nothing can be sent')).toBeTruthy();
    expect(panel(page, 'Status').getByText('Not reachable')).toBeTruthy();
    expect(row(page)?.textContent).toContain('Waiting');
    expect(row(page)?.textContent).toMatch(/The mail server isn't accepting email right now\. Next try at/);
  });

  it('says when the last backup was made, or how to get daily backups', async () => {
    const page = await openPage('/founder/operations');
    expect(
      panel(page, 'Database and backup').getByText(/^Last daily backup: .* 12 are stored\.$/),
    ).toBeTruthy();
    const backups = { isScheduled: false, latestAt: null, count: 0, readError: null, needsAttention: true };
    server.answer('GET /api/founder/operations', { ...waiting, backups });
    const without = await openPage('/founder/operations');
    expect(
      await panel(without, 'Database and backup').findByText(/^There are no daily backups/),
    ).toBeTruthy();
    expect(panel(without, 'Database and backup').getByText('No recent backup')).toBeTruthy();
  });

  it('says when the stored backups cannot be read', async () => {
    const readError = "EACCES: permission denied, scandir '/var/backups'";
    const backups = { isScheduled: true, latestAt: null, count: 0, readError, needsAttention: true };
    server.answer('GET /api/founder/operations', { ...waiting, backups });
    const page = await openPage('/founder/operations');
    const text = await panel(page, 'Database and backup').findByText(/^The stored backups can't be read/);
    expect(text.textContent).toContain('permission denied');
    expect(text.textContent).toContain('BACKUP_DIR');
  });

  it('shows the text of an email', async () => {
    server.answer('GET /api/founder/operations/emails/:emailId', {
      ...aFailedEmail,
      text: 'It goes live soon.',
    });
    const page = await openPage('/founder/operations');
    await page.user.click(page.getByRole('button', { name: /^Read it/ }));
    expect(await page.findByText('It goes live soon.')).toBeTruthy();
  });

  it('tries an email again, and shows that it failed again', async () => {
    const page = await openPage('/founder/operations');
    server.answer('GET /api/founder/operations', {
      ...waiting,
      mail: { ...waiting.mail, emails: [{ ...aFailedEmail, attempts: 2 }] },
    });
    await page.user.click(page.getByRole('button', { name: /^Send again/ }));
    await page.findByText('We tried again, but it failed.');
    expect(row(page)?.textContent).toContain('tried 2 times');
  });

  it('sends an email again, checks the services anew, and moves the focus of the missing button', async () => {
    const page = await openPage('/founder/operations');
    await panel(page, 'Status').findByText('Not reachable');
    server.answerAll({
      'GET /api/founder/operations': wellOperations,
      'GET /api/founder/operations/checks': wellChecks,
    });
    page.getByRole('button', { name: /^Send again/ }).focus();
    await page.user.keyboard('{Enter}');
    await page.findByText('Email sent.');
    expect(panel(page, 'Mail').queryByRole('listitem')).toBeNull();
    await expectFocus(() => page.getByRole('heading', { name: 'Mail' }));
    await waitFor(() => expect(panel(page, 'Status').queryByText('Not reachable')).toBeNull());
    expect(server.count(`POST /api/founder/operations/emails/${aFailedEmail.id}/send-again`)).toBe(1);
  });

  it('moves the focus of the missing button, too, when an email was sent in the meantime', async () => {
    const page = await openPage('/founder/operations');
    server.answer('GET /api/founder/operations', wellOperations);
    const message = 'This email is being sent or has already been sent.';
    server.refuse('POST /api/founder/operations/emails/:emailId/send-again', 'conflict', { message });
    page.getByRole('button', { name: /^Send again/ }).focus();
    await page.user.keyboard('{Enter}');
    await page.findByText(message);
    await expectFocus(() => page.getByRole('heading', { name: 'Mail' }));
  });

  it('checks the services again on request', async () => {
    const page = await openPage('/founder/operations');
    await panel(page, 'Status').findByText('Not reachable');
    server.answer('GET /api/founder/operations/checks', wellChecks);
    await page.user.click(page.getByRole('button', { name: 'Check again' }));
    await waitFor(() => expect(panel(page, 'Status').queryByText('Not reachable')).toBeNull());
    expect(panel(page, 'Status').getByText(/is writable/)).toBeTruthy();
  });

  it('says why an email could not be tried again', async () => {
    server.disconnect('POST /api/founder/operations/emails/:emailId/send-again');
    const page = await openPage('/founder/operations');
    await page.user.click(page.getByRole('button', { name: /^Send again/ }));
    expect(await page.findByText("We couldn't send the email. Please try again.")).toBeTruthy();
  });

  it('processes a failed webhook event again', async () => {
    const failed = {
      id: 'evt_1',
      type: 'invoice.paid',
      firstAt: '2026-01-05T09:00:00.000Z',
      lastAt: '2026-01-05T09:00:00.000Z',
      attempts: 1,
      lastError: 'The provider did not respond.',
    };
    server.answer('GET /api/founder/operations', {
      ...wellOperations,
      payments: { ...wellOperations.payments, failed: [failed] },
    });
    server.answer('POST /api/founder/operations/webhook-events/:webhookEventId/process-again', undefined);
    const page = await openPage('/founder/operations');
    expect(panel(page, 'Payments').getByText('1 failed')).toBeTruthy();
    server.answer('GET /api/founder/operations', wellOperations);
    await page.user.click(page.getByRole('button', { name: /^Process again/ }));
    await page.findByText('Webhook event processed.');
    expect(panel(page, 'Payments').getByText('All webhook events processed')).toBeTruthy();
    await expectFocus(() => page.getByRole('heading', { name: 'Payments' }));
  });
});
