import type { CurrentUser } from '@chalkline/contract/people';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { checkViewer } from './check-viewer.ts';
import { createQueryClient } from './query-client.ts';

import { currentUserResource } from './resources.ts';

const member: CurrentUser = {
  id: '00000000-0000-4000-8000-000000000000',
  firstName: 'Ada',
  lastName: 'Byron',
  name: 'Ada Byron',
  email: 'ada@works.example',
  profileImageUrl: null,
  plan: 'Annual',
  endedPlan: null,
  totalXp: 50,
  isPaymentOwed: false,
  timeZone: 'UTC',
  unreadNotifications: 0,
  isFounder: false,
  role: null,
};

afterEach(() => vi.unstubAllGlobals());

/** What a page does with the reply about who is signed in. */
async function after(reply: Response | Error) {
  vi.stubGlobal('fetch', async () => {
    if (reply instanceof Error) throw reply;
    return reply;
  });
  const client = createQueryClient();
  client.setQueryData(currentUserResource.key, member);
  const reload = vi.fn();
  await checkViewer(client, reload);
  return { isReloaded: reload.mock.calls.length > 0, viewer: client.getQueryData(currentUserResource.key) };
}

describe('the viewer check', () => {
  it('loads the page from the server when the session has ended', async () => {
    expect(await after(new Response('{}', { status: 401 }))).toMatchObject({ isReloaded: true });
  });

  it('loads the page from the server when someone else is signed in', async () => {
    expect(await after(Response.json({ ...member, id: 'another' }))).toMatchObject({ isReloaded: true });
  });

  it('takes over a plan that has changed, but not the XP, which may have been earned since', async () => {
    expect(await after(Response.json({ ...member, plan: 'Free', totalXp: 0 }))).toEqual({
      isReloaded: false,
      viewer: { ...member, plan: 'Free' },
    });
  });

  it.each([
    ['nothing has changed', Response.json(member)],
    ['the server fails', new Response('{}', { status: 503 })],
    ['there is no connection', new Error('offline')],
  ])('leaves the page as it is when %s', async (_, reply) => {
    expect(await after(reply)).toEqual({ isReloaded: false, viewer: member });
  });
});
