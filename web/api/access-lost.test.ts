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
  endedPlan: null,
  totalXp: 0,
  isPaymentOwed: false,
  timeZone: 'UTC',
  unreadNotifications: 0,
  isFounder: false,
  role: null,
};
const editor: CurrentUser = { ...member, role: 'editor' };

/** The message for a person whose access has changed, and who the page considers them to be. */
function after(known: CurrentUser, now: CurrentUser) {
  const client = createQueryClient();
  client.setQueryData(currentUserResource.key, known);
  const told = accessLost(client, 'staff:content', now)?.title;
  return { told, role: client.getQueryData<CurrentUser>(currentUserResource.key)?.role };
}

it('is reported to a person who lost their role, and the page decides again what to show', () => {
  expect(after(editor, member)).toEqual({ told: 'Your access has changed', role: null });
});

it('is not reported to a person who keeps access, or never had it', () => {
  expect(after(editor, editor)).toEqual({ told: undefined, role: 'editor' });
  expect(after(member, member)).toEqual({ told: undefined, role: null });
});
