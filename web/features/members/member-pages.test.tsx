import type { Members } from '@chalkline/contract/members';
import { readMembersUrlState } from '@chalkline/domain/members/members-url-state';
import { QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '../../api/query-client.ts';
import { type Rendered, render } from '../../testing/render.tsx';
import { MemberPages } from './member-pages.tsx';
import type { MembersNavigation } from './members-navigation.ts';

const memberCalled = (name: string): Members['members'][number] => ({
  id: name.toLowerCase(),
  name,
  email: `${name.toLowerCase()}@example.com`,
  plan: 'Free',
  role: null,
  joinedAt: '2026-01-02T00:00:00.000Z',
  lastSeenAt: '2026-01-03T00:00:00.000Z',
  waiting: { submissions: 0, tickets: 0, owes: false },
});

const pages: Readonly<Record<string, Members>> = {
  '': { members: [memberCalled('Ada'), memberCalled('Bo')], next: 'second' },
  second: { members: [memberCalled('Cy')], next: 'third' },
  third: { members: [memberCalled('Di')], next: null },
};

let rendered: Rendered;
let failing: Set<string>;
const asked: string[] = [];

beforeEach(async () => {
  failing = new Set();
  asked.length = 0;
  vi.stubGlobal('fetch', async (address: string) => {
    const after = new URL(address, 'http://site').searchParams.get('after') ?? '';
    asked.push(after);
    if (failing.has(after)) return Response.json({ code: 'internal', message: 'No.' }, { status: 500 });
    return Response.json(pages[after]);
  });
});

afterEach(async () => {
  await rendered.unmount();
  vi.unstubAllGlobals();
});

async function openMembers() {
  const navigation: MembersNavigation = {
    urlState: readMembersUrlState(new URLSearchParams()),
    addressOf: () => '/founder/members',
    go: () => undefined,
  };
  rendered = await render(
    <QueryClientProvider client={createQueryClient()}>
      <MemberPages navigation={navigation} onShowAll={() => undefined} />
    </QueryClientProvider>,
  );
  await settle();
}

const settle = () => act(async () => void (await new Promise((resolve) => setTimeout(resolve))));
const button = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent?.includes(name));
const names = () => [...document.querySelectorAll('li a')].map(({ textContent }) => textContent);

async function press(name: string) {
  await act(async () => button(name)?.click());
  await settle();
}

describe('the list of members', () => {
  it('loads each further page on request, and focuses its first member', async () => {
    await openMembers();
    expect(names()).toEqual(['Ada', 'Bo']);
    await press('Show more');
    expect(names()).toEqual(['Ada', 'Bo', 'Cy']);
    expect(document.activeElement?.textContent).toBe('Cy');
    await press('Show more');
    expect(names()).toEqual(['Ada', 'Bo', 'Cy', 'Di']);
    expect(document.activeElement?.textContent).toBe('Di');
    expect(button('Show more')).toBeUndefined();
    expect(asked).toEqual(['', 'second', 'third']);
  });

  it('keeps its rows when a further page fails, and can try that page again', async () => {
    await openMembers();
    failing.add('second');
    await press('Show more');
    expect(names()).toEqual(['Ada', 'Bo']);
    expect(document.querySelector('[role="alert"]')).not.toBeNull();
    failing.clear();
    await press('Try again');
    expect(names()).toEqual(['Ada', 'Bo', 'Cy']);
    expect(document.querySelector('[role="alert"]')).toBeNull();
  });

  it("shows that the first page couldn't be loaded, and can try again", async () => {
    failing.add('');
    await openMembers();
    expect(document.querySelector('[role="alert"]')).not.toBeNull();
    failing.clear();
    await press('Try again');
    expect(names()).toEqual(['Ada', 'Bo']);
  });
});
