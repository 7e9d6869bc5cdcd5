import { waitFor, within } from '@testing-library/dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { aFounder } from '../../../testing/examples.ts';
import { expectFocus } from '../../../testing/expect-focus.ts';
import { fillIn } from '../../../testing/fill-in.ts';
import { aPayment, aRefundRequest, aShownMember, memberId } from '../../../testing/member-examples.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { setUpPageTests } from '../../../testing/page-tests.ts';

const { server, signIn } = setUpPageTests();
const address = `/founder/members/${memberId}`;
const payer = {
  ...aShownMember,
  payments: [aPayment],
  refundable: [{ plan: 'Monthly' as const, amountInCents: 4900 }],
};

beforeEach(() => {
  signIn(aFounder);
  server.answer('GET /api/founder/members/:userId', payer);
});

describe("a member's page in the console", () => {
  it('refunds a payment once it is confirmed', async () => {
    const refunds: unknown[] = [];
    server.answer('POST /api/founder/members/:userId/refund', ({ body }) => void refunds.push(body));
    const page = await openPage(address);
    const payments = page.getByRole('region', { name: 'Payments' });
    await page.user.click(within(payments).getByRole('button', { name: 'Refund $49' }));
    const dialog = await page.findByRole('dialog', { name: 'Refund $49 to Nora Novak?' });
    server.answer('GET /api/founder/members/:userId', {
      ...aShownMember,
      payments: [{ ...aPayment, refundedAt: '2026-01-04T09:00:00.000Z' }],
    });
    await page.user.click(within(dialog).getByRole('button', { name: 'Refund $49' }));
    await within(payments).findByText('Refunded');
    expect(refunds).toEqual([{ plan: 'Monthly' }]);
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    expect(within(payments).queryByRole('button', { name: /Refund/ })).toBeNull();
    await expectFocus(() => within(payments).getByRole('heading', { name: 'Payments' }));
  });

  it('says in the dialog why a refund was refused', async () => {
    server.refuse('POST /api/founder/members/:userId/refund', 'conflict', { message: 'Already refunded.' });
    const page = await openPage(address);
    await page.user.click(page.getByRole('button', { name: 'Refund $49' }));
    const dialog = await page.findByRole('dialog');
    await page.user.click(within(dialog).getByRole('button', { name: 'Refund $49' }));
    await within(dialog).findByText('Already refunded.');
  });

  it('shows what the member asks back and why, and refunds it', async () => {
    server.answer('GET /api/founder/members/:userId', { ...payer, refundRequests: [aRefundRequest] });
    server.answer('POST /api/founder/members/:userId/refund', undefined);
    const page = await openPage(address);
    const requests = page.getByRole('region', { name: 'Refund requests' });
    expect(within(requests).getByText('Too advanced for me.')).toBeTruthy();
    expect(page.getAllByRole('button', { name: 'Refund $49' })).toHaveLength(1);
    await page.user.click(within(requests).getByRole('button', { name: 'Refund $49' }));
    const dialog = await page.findByRole('dialog', { name: 'Refund $49 to Nora Novak?' });
    server.answer('GET /api/founder/members/:userId', {
      ...payer,
      refundable: [],
      refundRequests: [{ ...aRefundRequest, outcome: 'refunded', decidedAt: '2026-01-05T09:00:00.000Z' }],
    });
    await page.user.click(within(dialog).getByRole('button', { name: 'Refund $49' }));
    await within(requests).findByText('Refunded');
    expect(within(requests).queryByRole('button')).toBeNull();
  });

  it('declines what the member asks back, and shows the answer', async () => {
    server.answer('GET /api/founder/members/:userId', { ...payer, refundRequests: [aRefundRequest] });
    const answers: unknown[] = [];
    server.answer(
      'POST /api/founder/refund-requests/:requestId/decline',
      ({ body }) => void answers.push(body),
    );
    const page = await openPage(address);
    const requests = page.getByRole('region', { name: 'Refund requests' });
    await page.user.click(within(requests).getByText('Decline', { exact: false, selector: 'summary' }));
    await fillIn(page, /^Your answer to Nora Novak/, 'You finished the course.', requests);
    server.answer('GET /api/founder/members/:userId', {
      ...payer,
      refundRequests: [
        {
          ...aRefundRequest,
          outcome: 'declined',
          decidedAt: '2026-01-05T09:00:00.000Z',
          message: 'You finished the course.',
        },
      ],
    });
    await page.user.click(within(requests).getByRole('button', { name: 'Decline the request' }));
    await within(requests).findByText('Declined');
    expect(within(requests).getByText('You finished the course.')).toBeTruthy();
    expect(answers).toEqual([{ message: 'You finished the course.' }]);
    await expectFocus(() => within(requests).getByRole('heading', { name: 'Refund requests' }));
  });

  it('signs the member out everywhere', async () => {
    const moment = '2026-01-03T09:00:00.000Z';
    const session = { id: 's1', device: 'Firefox', createdAt: moment, lastSeenAt: moment, isCurrent: false };
    server.answer('GET /api/founder/members/:userId', { ...aShownMember, sessions: [session] });
    server.answer('DELETE /api/founder/members/:userId/sessions', undefined);
    const page = await openPage(address);
    const sessions = page.getByRole('region', { name: 'Sessions' });
    await page.user.click(within(sessions).getByRole('button', { name: 'Sign out everywhere' }));
    const dialog = await page.findByRole('dialog', { name: 'Sign Nora Novak out everywhere?' });
    server.answer('GET /api/founder/members/:userId', aShownMember);
    await page.user.click(within(dialog).getByRole('button', { name: 'Sign out' }));
    await within(sessions).findByText('Not signed in on any device.');
    expect(server.count(`DELETE /api/founder/members/${memberId}/sessions`)).toBe(1);
  });

  it('links to the export of their data', async () => {
    const page = await openPage(address);
    const link = within(page.getByRole('region', { name: 'Data' })).getByRole('link', { name: 'Export' });
    expect(link.getAttribute('href')).toBe(`/api/founder/members/${memberId}/export`);
    expect(link.hasAttribute('download')).toBe(true);
  });

  it('erases the member after their email address was typed, and shows the list', async () => {
    const confirmations: unknown[] = [];
    server.answer('DELETE /api/founder/members/:userId', ({ body }) => void confirmations.push(body));
    server.answer('GET /api/founder/members', { members: [], next: null });
    const page = await openPage(address);
    await page.user.click(page.getByRole('button', { name: 'Erase' }));
    const dialog = await page.findByRole('dialog', { name: 'Erase Nora Novak?' });
    await fillIn(page, 'Their email address', 'somebody@else.example', dialog);
    await page.user.click(within(dialog).getByRole('button', { name: 'Erase permanently' }));
    expect(within(dialog).getByText('Type the email address of this account to confirm.')).toBeTruthy();
    expect(confirmations).toEqual([]);
    await fillIn(page, 'Their email address', payer.email, dialog);
    await page.user.click(within(dialog).getByRole('button', { name: 'Erase permanently' }));
    expect(await page.findByRole('heading', { level: 1, name: 'Members' })).toBeTruthy();
    expect(confirmations).toEqual([{ confirmation: payer.email }]);
    expect(window.location.pathname).toBe('/founder/members');
  });

  it('gives and changes a role', async () => {
    const roles: unknown[] = [];
    server.answer('PUT /api/founder/team/:userId', ({ body }) => {
      roles.push(body);
      return { endedSessions: 1 };
    });
    const page = await openPage(address);
    await page.user.click(page.getByRole('button', { name: 'Give a role' }));
    const dialog = await page.findByRole('dialog', { name: "Change Nora Novak's role" });
    await page.user.selectOptions(within(dialog).getByLabelText('Role'), 'Editor');
    server.answer('GET /api/founder/members/:userId', { ...payer, role: 'editor' });
    await page.user.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(await page.findByText('Editor')).toBeTruthy();
    expect(await page.findByRole('button', { name: 'Change role' })).toBeTruthy();
    await page.findByText(/They were signed out in one browser, where they had signed in by email code\.$/);
    expect(roles).toEqual([{ role: 'editor' }]);
  });
});
