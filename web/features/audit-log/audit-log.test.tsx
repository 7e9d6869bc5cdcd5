import { within } from '@testing-library/dom';
import { waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { aFounder } from '../../testing/examples.ts';
import { expectFocus } from '../../testing/expect-focus.ts';
import { anAuditEntry, memberId } from '../../testing/member-examples.ts';
import { type OpenPage, openPage } from '../../testing/open-page.tsx';
import { setUpPageTests } from '../../testing/page-tests.ts';

const { server, signIn } = setUpPageTests();
const erased = { ...anAuditEntry, id: 2, action: 'member.erase', member: null, before: null, after: null };

beforeEach(() => {
  signIn(aFounder);
  server.answerAll({
    'GET /api/founder/audit/choices': {
      actors: [],
      actions: ['role.give', 'member.erase'],
      subjectKinds: ['member'],
      hasErased: false,
    },
  });
  server.answer('GET /api/founder/audit', ({ query }) => {
    const action = query.get('action');
    return {
      entries: [anAuditEntry, erased].filter((entry) => !action || entry.action === action),
      next: null,
    };
  });
});

const entries = (page: OpenPage) =>
  within(page.getByRole('list', { name: 'Entries, the latest first' })).getAllByRole('listitem');
const csv = (page: OpenPage) => page.getByRole('link', { name: 'Download as CSV' }).getAttribute('href');

describe('the audit log', () => {
  it('is filtered by action, in the URL and in the file', async () => {
    const page = await openPage('/founder/audit');
    expect(page.getByRole('status').textContent).toBe('2 entries shown');
    await page.user.selectOptions(page.getByLabelText('Action'), 'Role given');
    await waitFor(() => expect(entries(page)).toHaveLength(1));
    expect(window.location.search).toBe('?action=role.give');
    expect(csv(page)).toBe('/api/founder/audit/file.csv?action=role.give');
    expect(entries(page)[0]?.textContent).toMatch(/before: nothing.*after: Consultant/);
  });

  it('shows stored values in the words of the product, and times in the zone of the reader', async () => {
    signIn({ ...aFounder, timeZone: 'Asia/Tokyo' });
    const decided = {
      ...anAuditEntry,
      action: 'submission.ask-for-changes',
      before: { decision: null },
      after: { decision: 'changes_asked', decidedAt: '2026-01-03T20:00:00.000Z' },
    };
    server.answer('GET /api/founder/audit', { entries: [decided], next: null });
    const page = await openPage('/founder/audit');
    const [entry] = entries(page);
    expect(entry?.textContent).toContain('after: Changes requested');
    expect(entry?.textContent).toContain('after: Jan 4, 2026, 05:00 UTC+9');
    expect(entry?.textContent).not.toContain('changes_asked');
  });

  it('names the kinds of subjects in words', async () => {
    server.answerAll({
      'GET /api/founder/audit/choices': {
        actors: [],
        actions: [],
        subjectKinds: ['legal', 'letter', 'notice'],
        hasErased: false,
      },
    });
    const page = await openPage('/founder/audit?subject=notice%3Aevt_1');
    const options = within(page.getByLabelText('About')).getAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual([
      'Anything',
      'Legal page',
      'Email',
      'Payment event',
      'One payment event',
    ]);
  });

  it('clears the filters, and moves the focus to the count', async () => {
    const page = await openPage('/founder/audit?action=role.give');
    page.getByRole('link', { name: 'Clear filters' }).focus();
    await page.user.keyboard('{Enter}');
    await waitFor(() => expect(entries(page)).toHaveLength(2));
    expect(window.location.search).toBe('');
    await expectFocus(() => page.getByRole('status'));
  });

  it('shows all entries about one subject', async () => {
    const page = await openPage('/founder/audit?action=role.give');
    await page.user.click(page.getByRole('link', { name: /^All entries about this/ }));
    expect(window.location.search).toBe(`?subject=member%3A${memberId}`);
    await waitFor(() => expect(entries(page)).toHaveLength(2));
  });

  it('does not name an erased member', async () => {
    const page = await openPage('/founder/audit?action=member.erase');
    expect(page.getByText('Erased member')).toBeTruthy();
    expect(page.queryByText('Tessa Tran')).toBeNull();
  });
});
