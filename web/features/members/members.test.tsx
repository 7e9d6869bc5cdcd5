import { waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { aFounder } from '../../testing/examples.ts';
import { expectFocus } from '../../testing/expect-focus.ts';
import { fillIn } from '../../testing/fill-in.ts';
import { aMemberSummary, memberId } from '../../testing/member-examples.ts';
import { openPage } from '../../testing/open-page.tsx';
import { setUpPageTests } from '../../testing/page-tests.ts';

const { server, signIn } = setUpPageTests();
const other = { ...aMemberSummary, id: '6b3f8a52-0d0f-4a53-9a45-6f0f6ce7c0bb', name: 'Remo Ricci' };
const all = [aMemberSummary, other];

beforeEach(() => {
  signIn(aFounder);
  server.answer('GET /api/founder/members', ({ query }) => {
    const search = query.get('search')?.toLowerCase() ?? '';
    return { members: all.filter(({ name }) => name.toLowerCase().includes(search)), next: null };
  });
});

describe('the list of members', () => {
  it('is searched by typing, and keeps the search in the URL', async () => {
    const page = await openPage('/founder/members');
    expect(page.getByRole('status').textContent).toBe('2 members shown');
    await fillIn(page, 'Look up members by name or email', 'novak');
    await waitFor(() => expect(page.getByRole('status').textContent).toBe('1 member shown'));
    expect(window.location.search).toBe('?search=novak');
    expect(page.getByRole('link', { name: 'Nora Novak' }).getAttribute('href')).toBe(
      `/founder/members/${memberId}`,
    );
  });

  it('says when nobody is found, and moves the focus to the count when all are shown again', async () => {
    const page = await openPage('/founder/members?search=nobody');
    expect(page.getByRole('heading', { name: 'Nobody found' })).toBeTruthy();
    const count = page.getByRole('status');
    expect(count.textContent).toBe('Nobody found');
    page.getByRole('link', { name: 'Show all members' }).focus();
    await page.user.keyboard('{Enter}');
    await waitFor(() => expect(count.textContent).toBe('2 members shown'));
    await expectFocus(() => count);
  });
});
