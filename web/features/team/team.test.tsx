import { within } from '@testing-library/dom';
import { waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { aFounder } from '../../testing/examples.ts';
import { expectFocus } from '../../testing/expect-focus.ts';
import { fillIn } from '../../testing/fill-in.ts';
import { aTeamMember, memberId } from '../../testing/member-examples.ts';
import { type OpenPage, openPage } from '../../testing/open-page.tsx';
import { setUpPageTests } from '../../testing/page-tests.ts';

const { server, signIn } = setUpPageTests();
const robin = {
  ...aTeamMember,
  id: aFounder.id,
  name: 'Robin Ashdown',
  role: 'founder' as const,
  isConfigured: true,
};

beforeEach(() => {
  signIn(aFounder);
  server.answer('GET /api/founder/team', [robin]);
});

const add = async (page: OpenPage, email: string) => {
  await fillIn(page, 'Email address', email);
  await page.user.click(page.getByRole('button', { name: 'Add to team' }));
};
const rows = (page: OpenPage) =>
  within(page.getByRole('list', { name: 'Team, founders first' })).getAllByRole('listitem');

describe('the team page', () => {
  it('has no buttons for a founder who is set by configuration', async () => {
    const page = await openPage('/founder/team');
    const [row] = rows(page);
    expect(row?.textContent).toContain('Set by configuration');
    expect(row?.querySelector('button')).toBeNull();
  });

  it('says why someone could not be added, and adds them with the least role otherwise', async () => {
    const message = 'Nobody has signed in with this address yet.';
    server.refuse('POST /api/founder/team', 'invalid', { message });
    const page = await openPage('/founder/team');
    await add(page, 'nobody.yet@example.com');
    await page.findByText(message);
    const added: unknown[] = [];
    server.answer('POST /api/founder/team', ({ body }) => {
      added.push(body);
      return { endedSessions: 2 };
    });
    server.answer('GET /api/founder/team', [robin, aTeamMember]);
    await add(page, 'TESSA.TRAN@EXAMPLE.COM');
    await waitFor(() => expect(rows(page)[1]?.textContent).toContain('Consultant'));
    await page.findByText(
      'TESSA.TRAN@EXAMPLE.COM can now use the console as consultant. They were signed out in 2 browsers, where they had signed in by email code.',
    );
    expect(added).toEqual([{ email: 'TESSA.TRAN@EXAMPLE.COM', role: 'consultant' }]);
  });

  it('finds nothing wrong with the address when the founder has to sign in again', async () => {
    server.refuse('POST /api/founder/team', 'sign_in_again');
    const page = await openPage('/founder/team');
    const field = page.getByLabelText<HTMLInputElement>(/^Email address/);
    await page.user.type(field, 'grace@example.com');
    await page.user.click(page.getByRole('button', { name: 'Add to team' }));
    await page.findByRole('dialog', { name: "Please confirm it's you" });
    expect(field.getAttribute('aria-invalid')).toBeNull();
    expect(field.value).toBe('grace@example.com');
  });

  it('asks before it makes someone a founder', async () => {
    const page = await openPage('/founder/team');
    await page.user.selectOptions(page.getByLabelText('Role'), 'Founder');
    await add(page, 'tessa.tran@example.com');
    const dialog = await page.findByRole('dialog');
    expect(dialog.textContent).toContain('A founder can do everything here');
    expect(dialog.textContent).toContain('Browsers in which they signed in by email code are signed out');
    await page.user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    expect(server.count('POST /api/founder/team')).toBe(0);
  });

  it('starts with the least role again after someone was added', async () => {
    server.answer('POST /api/founder/team', { endedSessions: 0 });
    const page = await openPage('/founder/team');
    const role = page.getByLabelText<HTMLSelectElement>('Role');
    await page.user.selectOptions(role, 'Editor');
    await add(page, 'tessa.tran@example.com');
    await waitFor(() => expect(role.value).toBe('consultant'));
  });

  it('removes someone, and the page gets the focus of the missing button', async () => {
    server.answer('GET /api/founder/team', [robin, aTeamMember]);
    server.answer('DELETE /api/founder/team/:userId', undefined);
    const page = await openPage('/founder/team');
    await page.user.click(page.getByRole('button', { name: 'Remove Tessa Tran' }));
    const dialog = await page.findByRole('dialog', { name: 'Remove Tessa Tran from the team?' });
    server.answer('GET /api/founder/team', [robin]);
    await page.user.click(within(dialog).getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(rows(page)).toHaveLength(1));
    expect(
      page.getByText('Tessa Tran is no longer on the team. They keep their account and plan.'),
    ).toBeTruthy();
    await expectFocus(() => page.getByRole('main'));
    expect(server.count(`DELETE /api/founder/team/${memberId}`)).toBe(1);
  });
});
