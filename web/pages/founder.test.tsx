import type { BusinessOverview } from '@chalkline/contract/business-overview';
import { within } from '@testing-library/dom';
import { waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { aWaitingReview } from '../testing/certification-examples.ts';
import { aFounder } from '../testing/examples.ts';
import { expectFocus } from '../testing/expect-focus.ts';
import { type OpenPage, openPage } from '../testing/open-page.tsx';
import { aDailyBackup, anOverview } from '../testing/operations-examples.ts';
import { setUpPageTests } from '../testing/page-tests.ts';

const { server, signIn } = setUpPageTests();

beforeEach(() => {
  signIn(aFounder);
  server.answerAll({
    'GET /api/founder/reviews': [],
    'GET /api/founder/tickets': [],
    'GET /api/founder/owed-payments': { count: 0, payments: [] },
    'GET /api/founder/refund-requests': [],
    'GET /api/founder/email-switches': [
      { kind: 'sale', isOn: true },
      { kind: 'failed_payment', isOn: false },
      { kind: 'dispute', isOn: true },
    ],
    'GET /api/founder/operations/unsent-mail': { givenUp: 0, toBeTriedAgain: 0, latest: null },
    'GET /api/founder/operations/backup-status': aDailyBackup,
  });
  server.answer(
    'GET /api/founder/business-overview',
    ({ query }): BusinessOverview => ({
      ...anOverview,
      days: query.get('days') === '90' ? 90 : 30,
      funnel: anOverview.funnel && {
        ...anOverview.funnel,
        courseId: Number(query.get('course') ?? anOverview.funnel.courseId),
      },
    }),
  );
});

const region = (page: OpenPage, name: string) => within(page.getByRole('region', { name }));

describe('the overview of the console', () => {
  it('counts the waiting submissions, and leads to the oldest', async () => {
    const oldest = { ...aWaitingReview(1, 'Kwame Boateng'), isOverdue: true };
    server.answer('GET /api/founder/reviews', [oldest, aWaitingReview(2, 'Hannah Lindqvist')]);
    const page = await openPage('/founder');
    expect(page.getByRole('main').textContent).toMatch(/2\s*are waiting for you/);
    expect(page.getByText('1 overdue')).toBeTruthy();
    expect(page.getByRole('link', { name: 'Review the oldest' }).getAttribute('href')).toBe(
      `/founder/reviews?submission=${oldest.id}`,
    );
  });

  it('warns when the last backup is too old, and otherwise says nothing about backups', async () => {
    expect((await openPage('/founder')).queryByRole('heading', { name: 'Backups' })).toBeNull();
    const status = { ...aDailyBackup, latestAt: null, count: 0, needsAttention: true };
    server.answer('GET /api/founder/operations/backup-status', status);
    const page = await openPage('/founder');
    expect(await page.findByText('No recent backup')).toBeTruthy();
    expect(page.getByRole('link', { name: 'See why' }).getAttribute('href')).toBe('/founder/operations');
  });

  it('says when an email could not be sent, and leads to the reason', async () => {
    server.answer('GET /api/founder/operations/unsent-mail', {
      givenUp: 0,
      toBeTriedAgain: 1,
      latest: { subject: 'Please confirm', recipient: 'unreached@works.example' },
    });
    const page = await openPage('/founder');
    const mail = region(page, 'Mail');
    expect(mail.getByText("email couldn't be sent").parentElement?.textContent).toContain('1');
    expect(mail.getByRole('link', { name: 'See why' }).getAttribute('href')).toBe('/founder/operations');
  });

  it('lists refund requests, which can be refunded on the page of their member or declined', async () => {
    const request = {
      id: '3d1f8a52-0d0f-4a53-9a45-6f0f6ce7c0aa',
      userId: '3d1f8a52-0d0f-4a53-9a45-6f0f6ce7c0bb',
      name: 'Kwame Boateng',
      plan: 'Annual' as const,
      reason: 'Too advanced for me.',
      requestedAt: '2026-11-14T09:00:00.000Z',
    };
    server.answer('GET /api/founder/refund-requests', [request]);
    const page = await openPage('/founder');
    const requests = region(page, 'Refund requests');
    expect(requests.getByText('Too advanced for me.')).toBeTruthy();
    const refund = requests.getByRole('link', { name: "Refund on the member's page" });
    expect(refund.getAttribute('href')).toBe(`/founder/members/${request.userId}`);
    await page.user.click(requests.getByText('Decline', { exact: false, selector: 'summary' }));
    await page.user.type(requests.getByLabelText(/^Your answer to Kwame Boateng/), 'The 30 days are over.');
    server.answer('POST /api/founder/refund-requests/:requestId/decline', () => {
      server.answer('GET /api/founder/refund-requests', []);
      return undefined;
    });
    await page.user.click(requests.getByRole('button', { name: 'Decline the request' }));
    await waitFor(() => expect(page.queryByRole('region', { name: 'Refund requests' })).toBeNull());
    await expectFocus(() => page.getByRole('main'));
  });

  it('switches founder emails on and off', async () => {
    server.answer('PUT /api/founder/email-switches', undefined);
    const page = await openPage('/founder');
    const emails = region(page, 'Emails to founders');
    const isOn = (name: RegExp) => (emails.getByRole('checkbox', { name }) as HTMLInputElement).checked;
    expect([isOn(/^Sales/), isOn(/^Failed payments/), isOn(/^Disputes/)]).toEqual([true, false, true]);
    await page.user.click(emails.getByRole('checkbox', { name: /^Sales/ }));
    expect(isOn(/^Sales/)).toBe(false);
    await waitFor(() => expect(server.count('PUT /api/founder/email-switches')).toBe(1));
  });

  it('switches an email back when it could not be saved', async () => {
    server.refuse('PUT /api/founder/email-switches', 'unavailable');
    const page = await openPage('/founder');
    const sales = region(page, 'Emails to founders').getByRole('checkbox', { name: /^Sales/ });
    await page.user.click(sales);
    await page.findByText("We couldn't save this setting. Please try again.");
    await waitFor(() => expect((sales as HTMLInputElement).checked).toBe(true));
  });

  it('shows the figures of another period, in the URL and in the files', async () => {
    const page = await openPage('/founder');
    expect(page.getByText(/^Last updated .* UTC/)).toBeTruthy();
    const period = page.getByRole('link', { name: '90 days' });
    period.focus();
    await page.user.keyboard('{Enter}');
    expect(window.location.search).toBe('?days=90');
    expect(period.getAttribute('aria-current')).toBe('true');
    await expectFocus(() => period);
    const members = region(page, 'Members by plan');
    expect(await members.findByRole('img', { name: 'Annual: 1 person, +1 in 90 days.' })).toBeTruthy();
    expect(members.getByRole('link', { name: /^CSV/ }).getAttribute('href')).toBe(
      '/api/founder/business-overview/members.csv?days=90',
    );
  });

  it('shows the figures of a chart as a table', async () => {
    const page = await openPage('/founder');
    const members = region(page, 'Members by plan');
    await page.user.click(members.getByText('Show the data'));
    const table = within(await members.findByRole('table'));
    expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Day',
      'Free',
      'Monthly',
      'Annual',
      'Lifetime',
      'Consulting',
    ]);
    expect(table.getAllByRole('row')).toHaveLength(1 + anOverview.members.length);
  });

  it('counts the copies of prompts', async () => {
    const page = await openPage('/founder');
    const prompts = region(page, 'Most-copied prompts');
    expect(prompts.getByText('1 copy')).toBeTruthy();
    expect(
      prompts.getByRole('img', {
        name: 'Prompts copied in 30 days: 1; Send an email once most often, once.',
      }),
    ).toBeTruthy();
  });

  it('names a single subscriber who joined', async () => {
    const day = {
      day: '2026-01-05',
      subscribers: 1,
      gained: 1,
      lost: 0,
      cohort: 0,
      cohortLost: 0,
      rate: null,
    };
    server.answer('GET /api/founder/business-overview', { ...anOverview, churn: [day] });
    const page = await openPage('/founder');
    const chart = region(page, 'Churn').getByRole('img', { name: /^Churn over 30 days/ });
    expect(chart.getAttribute('aria-label')).toContain('In 30 days, 1 subscriber joined and 0 left.');
  });

  it('shows where the learners of another course stop, and keeps the course in the URL', async () => {
    const page = await openPage('/founder?days=90');
    const course = region(page, 'Where learners stop').getByLabelText<HTMLSelectElement>('Course');
    await page.user.selectOptions(course, 'Take Your First Payment');
    await waitFor(() => expect(course.value).toBe('2'));
    expect(window.location.search).toBe('?days=90&course=2');
  });
});
