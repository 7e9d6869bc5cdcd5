import type { CurrentUser } from '@chalkline/contract/people';
import { expect, it } from 'vitest';
import { accessLost } from './access-lost.ts';
import { createQueryClient } from './query-client.ts';
import { currentUserResource } from './resources.ts';

const member: CurrentUser = {
  id: '00000000-0000-4000-8000-000000000000',
  firstName: 'Ada',
  lastName: 'Byron',
  name: 'Ada Byron',
  email: 'ada@works.example',
  profileImageUrl: null,
  plan: 'Free',
  totalXp: 0,
  isFounder: false,
  role: null,
};
const editor: CurrentUser = { ...member, role: 'editor' };

/** What is told to somebody who was one person and is another, and who the page takes them for. */
function after(known: CurrentUser, now: CurrentUser) {
  const client = createQueryClient();
  client.setQueryData(currentUserResource.key, known);
  const told = accessLost(client, 'staff:content', now)?.title;
  return { told, role: client.getQueryData<CurrentUser>(currentUserResource.key)?.role };
}

it('is told to whose role was taken, and the page is decided anew', () => {
  expect(after(editor, member)).toEqual({ told: 'Your access has changed', role: null });
});

it('is not told to whoever may go on, nor to whom it was never open', () => {
  expect(after(editor, editor)).toEqual({ told: undefined, role: 'editor' });
  expect(after(member, member)).toEqual({ told: undefined, role: null });
});
