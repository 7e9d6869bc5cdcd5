import type { EndPlan, GrantPlan } from '@chalkline/contract/members';
import { within } from '@testing-library/dom';
import { fireEvent, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aFounder } from '../../../testing/examples.ts';
import { expectFocus } from '../../../testing/expect-focus.ts';
import { fillIn } from '../../../testing/fill-in.ts';
import { aComplimentaryPlan, aShownMember, memberId } from '../../../testing/member-examples.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { setUpPageTests } from '../../../testing/page-tests.ts';

const { server, signIn } = setUpPageTests();
const address = `/founder/members/${memberId}`;

beforeEach(() => {
  signIn(aFounder);
  server.answer('GET /api/founder/members/:userId', aShownMember);
});

afterEach(() => void vi.useRealTimers());

const openPlans = async () => {
  const page = await openPage(address);
  return { page, plans: page.getByRole('region', { name: 'Plans' }) };
};

describe("a member's plans in the console", () => {
  it('are given with a reason, and the button keeps the focus', async () => {
    const given: GrantPlan[] = [];
    server.answer('POST /api/founder/members/:userId/plans', ({ body }) => void given.push(body));
    const { page, plans } = await openPlans();
    await page.user.click(within(plans).getByRole('button', { name: 'Give a plan' }));
    const dialog = await page.findByRole('dialog', { name: 'Give Nora Novak a plan' });
    await page.user.selectOptions(within(dialog).getByLabelText('Plan'), 'Annual');
    await page.user.click(within(dialog).getByRole('button', { name: 'Give Annual' }));
    expect(within(dialog).getByText('Give a reason for this plan.')).toBeTruthy();
    await expectFocus(() => within(dialog).getByLabelText('Reason'));
    expect(given).toEqual([]);

    server.answer('GET /api/founder/members/:userId', { ...aShownMember, plans: [aComplimentaryPlan] });
    await fillIn(page, 'Reason', 'Reported three mistakes', dialog);
    await page.user.click(within(dialog).getByRole('button', { name: 'Give Annual' }));
    await within(plans).findByText('Reason: Reported three mistakes');
    expect(within(plans).getByText('Active')).toBeTruthy();
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    await expectFocus(() => within(plans).getByRole('button', { name: 'Give a plan' }));
    expect(given).toEqual([{ plan: 'Annual', reason: 'Reported three mistakes', until: null }]);
  });

  it("can last until today on the founder's calendar", async () => {
    vi.useFakeTimers({ now: new Date('2026-11-18T02:00:00Z'), toFake: ['Date'] });
    signIn({ ...aFounder, timeZone: 'America/Los_Angeles' });
    const given: GrantPlan[] = [];
    server.answer('POST /api/founder/members/:userId/plans', ({ body }) => void given.push(body));
    const { page, plans } = await openPlans();
    await page.user.click(within(plans).getByRole('button', { name: 'Give a plan' }));
    const dialog = await page.findByRole('dialog', { name: 'Give Nora Novak a plan' });
    await fillIn(page, 'Reason', 'A gift', dialog);
    const lastDay = within(dialog).getByLabelText(/^Last day/);
    fireEvent.change(lastDay, { target: { value: '2026-11-16' } });
    await page.user.click(within(dialog).getByRole('button', { name: 'Give Monthly' }));
    expect(within(dialog).getByText('Choose today or a later date.')).toBeTruthy();
    fireEvent.change(lastDay, { target: { value: '2026-11-17' } });
    await page.user.click(within(dialog).getByRole('button', { name: 'Give Monthly' }));
    await waitFor(() => expect(given).toEqual([{ plan: 'Monthly', reason: 'A gift', until: '2026-11-17' }]));
  });

  it('are ended with a reason, and the title gets the focus of the missing button', async () => {
    server.answer('GET /api/founder/members/:userId', { ...aShownMember, plans: [aComplimentaryPlan] });
    const ended: EndPlan[] = [];
    server.answer('DELETE /api/founder/members/:userId/plans/:planId', ({ body }) => void ended.push(body));
    const { page, plans } = await openPlans();
    await page.user.click(within(plans).getByRole('button', { name: /^End it/ }));
    const dialog = await page.findByRole('dialog', { name: 'End the complimentary Annual?' });
    await page.user.click(within(dialog).getByRole('button', { name: 'End it' }));
    expect(within(dialog).getByText('Give a reason for ending it.')).toBeTruthy();
    await expectFocus(() => within(dialog).getByLabelText('Reason'));

    server.answer('GET /api/founder/members/:userId', {
      ...aShownMember,
      plans: [{ ...aComplimentaryPlan, holds: false, endsAt: '2026-01-04T09:00:00.000Z' }],
    });
    await fillIn(page, 'Reason', 'They bought one', dialog);
    await page.user.click(within(dialog).getByRole('button', { name: 'End it' }));
    await waitFor(() => expect(within(plans).queryByText('Active')).toBeNull());
    expect(ended).toEqual([{ reason: 'They bought one' }]);
    await expectFocus(() => within(plans).getByRole('heading', { name: 'Plans' }));
  });

  it('cannot be given by a signed-out founder, who is led back to the page', async () => {
    server.refuse('POST /api/founder/members/:userId/plans', 'signed_out');
    const { page, plans } = await openPlans();
    await page.user.click(within(plans).getByRole('button', { name: 'Give a plan' }));
    const dialog = await page.findByRole('dialog');
    await fillIn(page, 'Reason', 'A gift', dialog);
    signIn(null);
    await page.user.click(within(dialog).getByRole('button', { name: 'Give Monthly' }));
    const signedOut = await page.findByRole('dialog', { name: "You've been signed out" });
    expect(within(signedOut).getByRole('link', { name: 'Sign in again' }).getAttribute('href')).toBe(
      `/sign-in?returnTo=${encodeURIComponent(address)}`,
    );
  });
});
