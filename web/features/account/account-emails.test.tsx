import { within } from '@testing-library/dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { anAccountPlan } from '../../testing/example-plans.ts';
import { aMember } from '../../testing/examples.ts';
import { type OpenPage, openPage } from '../../testing/open-page.tsx';
import { setUpPageTests } from '../../testing/page-tests.ts';
import { someMethods } from '../../testing/sign-in-examples.ts';

const { server, signIn } = setUpPageTests();

beforeEach(() => {
  signIn(aMember);
  server.answerAll({
    'GET /api/account/sessions': [],
    'GET /api/account/sign-in-methods': someMethods,
    'GET /api/account/plan': anAccountPlan(),
    'GET /api/account/refunds': { refundable: [], requests: [] },
    'GET /api/account/email-preferences': [
      { type: 'certification_review', isOn: true },
      { type: 'renewal_reminder', isOn: false },
    ],
    'GET /api/snapshots/storage': { usedBytes: 0, quotaBytes: 1_000_000 },
  });
});

const emails = (page: OpenPage) => within(page.getByRole('region', { name: 'Emails' }));
const reviews = (page: OpenPage) =>
  emails(page).getByRole<HTMLInputElement>('checkbox', { name: /^Certification reviews/ });
const reminder = (page: OpenPage) =>
  emails(page).getByRole<HTMLInputElement>('checkbox', { name: /^Renewal reminder/ });

describe('the emails on the account page', () => {
  it('show which are on, and what is always sent', async () => {
    const page = await openPage('/account');
    expect([reviews(page).checked, reminder(page).checked]).toEqual([true, false]);
    expect(emails(page).getByText(/^We always send sign-in codes/)).toBeTruthy();
    expect(emails(page).getByRole('status').textContent).toBe('');
  });

  it('are switched right away', async () => {
    const sent: unknown[] = [];
    server.answer('PUT /api/account/email-preferences', ({ body }) => {
      sent.push(body);
      return undefined;
    });
    const page = await openPage('/account');
    await page.user.click(reviews(page));
    await page.user.click(reminder(page));
    expect([reviews(page).checked, reminder(page).checked]).toEqual([false, true]);
    await expect
      .poll(() => sent)
      .toEqual([
        { type: 'certification_review', isOn: false },
        { type: 'renewal_reminder', isOn: true },
      ]);
  });

  it('say that a change is saved once it is, and announce the next one again', async () => {
    server.answer('PUT /api/account/email-preferences', undefined);
    const page = await openPage('/account');
    await page.user.click(reviews(page));
    const status = emails(page).getByRole('status');
    await expect.poll(() => status.textContent).toContain('Saved');
    const answer = server.hold('PUT /api/account/email-preferences', () => undefined);
    await page.user.click(reviews(page));
    await expect.poll(() => status.textContent).toBe('');
    answer();
    await expect.poll(() => status.textContent).toContain('Saved');
  });

  it('go back when they could not be saved', async () => {
    server.disconnect('PUT /api/account/email-preferences');
    const page = await openPage('/account');
    await page.user.click(reviews(page));
    await page.findByText("We couldn't save this setting. Please try again.");
    await expect.poll(() => reviews(page).checked).toBe(true);
    expect(emails(page).getByRole('status').textContent).toBe('');
  });

  it('are a form for pages without scripts, which sends every switch', async () => {
    const page = await openPage('/account?saved=emails');
    const form = reviews(page).closest('form');
    expect([form?.method, form?.getAttribute('action')]).toEqual(['post', '/api/account/email-preferences']);
    const sent = [...new FormData(form ?? undefined).entries()].map(([name, value]) => `${name}=${value}`);
    expect(sent.toSorted()).toEqual([
      '_csrf=a-form-token',
      'certification_review=off',
      'certification_review=on',
      'renewal_reminder=off',
    ]);
    expect(emails(page).getByRole('status').textContent).toContain('Saved');
  });
});
