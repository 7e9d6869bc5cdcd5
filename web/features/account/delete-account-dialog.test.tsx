import { within } from '@testing-library/dom';
import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { anAccountPlan } from '../../testing/example-plans.ts';
import { aFounder, aMember } from '../../testing/examples.ts';
import { expectFocus } from '../../testing/expect-focus.ts';
import { type OpenPage, openPage } from '../../testing/open-page.tsx';
import { setUpPageTests } from '../../testing/page-tests.ts';
import { someMethods } from '../../testing/sign-in-examples.ts';

const { server, signIn } = setUpPageTests();
let assign: MockInstance<Location['assign']>;

beforeEach(() => {
  assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  signIn(aMember);
  server.answerAll({
    'GET /api/account/sessions': [],
    'GET /api/account/sign-in-methods': someMethods,
    'GET /api/account/plan': anAccountPlan(),
    'GET /api/account/refunds': { refundable: [], requests: [] },
    'GET /api/account/email-preferences': [],
    'GET /api/snapshots/storage': { usedBytes: 0, quotaBytes: 1_000_000 },
  });
});
afterEach(() => assign.mockRestore());

const yourData = (page: OpenPage) => within(page.getByRole('region', { name: 'Your data' }));

async function openDialog(page: OpenPage) {
  await page.user.click(yourData(page).getByRole('button', { name: 'Delete account' }));
  const element = await page.findByRole('dialog', { name: 'Delete your account?' });
  const dialog = within(element);
  const confirm = async (typed: string) => {
    await page.user.clear(dialog.getByLabelText(/^Your email address/));
    await page.user.type(dialog.getByLabelText(/^Your email address/), typed);
    await page.user.click(dialog.getByRole('button', { name: 'Delete account' }));
  };
  return { element, dialog, confirm };
}

describe('deleting the account', () => {
  it('lists what is deleted and what is kept', async () => {
    const { dialog } = await openDialog(await openPage('/account'));
    expect(dialog.getByRole('heading', { name: 'What gets deleted' })).toBeDefined();
    expect(dialog.getByText(/Your notes, favourites, questions, tickets/)).toBeDefined();
    expect(dialog.getByText(/Published answers to your questions, without your words/)).toBeDefined();
    expect(dialog.getByText(/^Payment records, without your name, for up to 7 years/)).toBeDefined();
    expect(dialog.getByRole('link', { name: 'download your data' }).getAttribute('href')).toBe(
      '/api/account/export',
    );
  });

  it("needs the account's email address", async () => {
    const { dialog, confirm } = await openDialog(await openPage('/account'));
    await confirm('somebody@else.example');
    await dialog.findByText('Type the email address of this account to confirm.');
    await expectFocus(() => dialog.getByLabelText(/^Your email address/));
    expect(server.count('DELETE /api/account')).toBe(0);
  });

  it('loads the front page afterwards, which says so once', async () => {
    let confirmation = '';
    server.answer('DELETE /api/account', ({ body }) => {
      confirmation = body.confirmation;
      return undefined;
    });
    const { confirm } = await openDialog(await openPage('/account'));
    await confirm(aMember.email);
    await waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith('/?account=deleted'));
    expect(confirmation).toBe(aMember.email);

    signIn(null);
    server.answerAll({ 'GET /api/courses': [], 'GET /api/plans': [], 'GET /api/skills': [] });
    const page = await openPage('/?account=deleted');
    await page.findByText('Account deleted');
    await page.findByText(/^Your account and everything in it have been deleted\./);
    expect(window.location.search).toBe('');
  });

  it('changes nothing when it is cancelled, and the focus returns to the button', async () => {
    const page = await openPage('/account');
    const { element, dialog } = await openDialog(page);
    await page.user.click(dialog.getByRole('button', { name: 'Keep my account' }));
    await waitFor(() => expect(element.isConnected).toBe(false));
    await expectFocus(() => yourData(page).getByRole('button', { name: 'Delete account' }));
    const again = await openDialog(page);
    await page.user.keyboard('{Escape}');
    await waitFor(() => expect(again.element.isConnected).toBe(false));
    expect(server.count('DELETE /api/account')).toBe(0);
  });

  it('says why it failed, and can be tried again', async () => {
    const message = "We can't reach the payment service. Please try again.";
    server.refuse('DELETE /api/account', 'unavailable', { message });
    const page = await openPage('/account');
    const { dialog, confirm } = await openDialog(page);
    await confirm(aMember.email);
    await waitFor(() =>
      expect(dialog.getByRole('alert').textContent).toBe(`${message} Your account hasn't changed.`),
    );
    server.answer('DELETE /api/account', undefined);
    await page.user.click(dialog.getByRole('button', { name: 'Delete account' }));
    await waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith('/?account=deleted'));
  });

  it('is not offered to a founder, who is told why', async () => {
    signIn(aFounder);
    const page = await openPage('/account');
    expect(yourData(page).getByText(/^You can't delete a founder account here\./)).toBeDefined();
    expect(yourData(page).queryByRole('button')).toBeNull();
  });
});
