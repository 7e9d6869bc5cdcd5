import type { Members } from '@chalkline/contract/members';
import { within } from '@testing-library/dom';
import { waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { aFounder } from '../../testing/examples.ts';
import { expectFocus } from '../../testing/expect-focus.ts';
import { refused } from '../../testing/fake-server.ts';
import { fillIn } from '../../testing/fill-in.ts';
import { aMemberSummary, memberId } from '../../testing/member-examples.ts';
import { type OpenPage, openPage } from '../../testing/open-page.tsx';
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

  it('shows the role of staff in place of the Free plan, and beside a plan that is paid', async () => {
    const founder = { ...aMemberSummary, id: `${memberId.slice(0, -2)}f0`, role: 'founder' as const };
    const editor = {
      ...founder,
      id: `${memberId.slice(0, -2)}f1`,
      role: 'editor' as const,
      plan: 'Annual' as const,
    };
    server.answer('GET /api/founder/members', { members: [aMemberSummary, founder, editor], next: null });
    const page = await openPage('/founder/members');
    const rows = within(page.getByRole('list', { name: 'Members, the newest first' })).getAllByRole(
      'listitem',
    );
    const plans = rows.map((row) => [...row.querySelectorAll('.plan > *')].map((badge) => badge.textContent));
    expect(plans).toEqual([['Free'], ['Founder'], ['Annual', 'Editor']]);
  });

  it("shows days on the founder's calendar", async () => {
    signIn({ ...aFounder, timeZone: 'Asia/Tokyo' });
    const member = {
      ...aMemberSummary,
      joinedAt: '2026-01-02T20:00:00.000Z',
      lastSeenAt: '2026-01-03T20:00:00.000Z',
    };
    server.answer('GET /api/founder/members', { members: [member], next: null });
    const page = await openPage('/founder/members');
    const [row] = within(page.getByRole('list', { name: 'Members, the newest first' })).getAllByRole(
      'listitem',
    );
    expect(row?.textContent).toContain('Joined January 3, 2026');
    expect(row?.textContent).toContain('Last seen January 4, 2026');
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

describe('a long list of members', () => {
  const memberCalled = (name: string) => ({ ...aMemberSummary, id: `${memberId.slice(0, -2)}${name}`, name });
  const pages: Readonly<Record<string, Members>> = {
    '': { members: [memberCalled('Ada'), memberCalled('Bo')], next: 'second' },
    second: { members: [memberCalled('Cy')], next: 'third' },
    third: { members: [memberCalled('Di')], next: null },
  };
  /** Answers every page except the failing one. */
  const answerExcept = (failing?: string) =>
    server.answer('GET /api/founder/members', ({ query }) => {
      const page = pages[query.get('after') ?? ''];
      return page && page !== pages[failing ?? 'none'] ? page : refused('internal');
    });
  const links = (page: OpenPage) => page.queryAllByRole('link', { name: /^(Ada|Bo|Cy|Di)$/ });
  const showsNames = (page: OpenPage, names: readonly string[]) =>
    waitFor(() => expect(links(page).map(({ textContent }) => textContent)).toEqual(names));
  const press = (page: OpenPage, name: string) => page.user.click(page.getByRole('button', { name }));

  it('loads each further page on request, and focuses its first member', async () => {
    answerExcept();
    const page = await openPage('/founder/members');
    await showsNames(page, ['Ada', 'Bo']);
    await press(page, 'Show more');
    await showsNames(page, ['Ada', 'Bo', 'Cy']);
    await expectFocus(() => page.getByRole('link', { name: 'Cy' }));
    await press(page, 'Show more');
    await showsNames(page, ['Ada', 'Bo', 'Cy', 'Di']);
    await expectFocus(() => page.getByRole('link', { name: 'Di' }));
    expect(page.queryByRole('button', { name: 'Show more' })).toBeNull();
    const asked = server.requests.filter((request) => request.startsWith('GET /api/founder/members'));
    expect(asked).toHaveLength(3);
  });

  it('keeps its rows when a further page fails, and can try that page again', async () => {
    answerExcept('second');
    const page = await openPage('/founder/members');
    await press(page, 'Show more');
    await page.findByRole('alert');
    await showsNames(page, ['Ada', 'Bo']);
    answerExcept();
    await press(page, 'Try again');
    await showsNames(page, ['Ada', 'Bo', 'Cy']);
    expect(page.queryByRole('alert')).toBeNull();
  });

  it("shows that the first page couldn't be loaded, and can try again", async () => {
    answerExcept('');
    const page = await openPage('/founder/members');
    expect(page.getByRole('alert')).toBeTruthy();
    answerExcept();
    await press(page, 'Try again');
    await showsNames(page, ['Ada', 'Bo']);
  });
});
