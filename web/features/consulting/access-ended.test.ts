import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '../../api/query-client.ts';
import { currentUserResource } from '../../api/resources.ts';
import { currentToasts, dismissToast } from '../../ui/toast-store.ts';
import { accessEnded } from './access-ended.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  dismissToast();
  vi.runAllTimers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const consultant = { plan: null, isFounder: false, role: 'consultant' };

/** What a page knows about the user after its live stream ended, and whether it has reloaded its data. */
async function after(status: number, person: object) {
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(person), { status }));
  const client = createQueryClient();
  client.setQueryData(currentUserResource.key, consultant);
  const askAgain = vi.fn();
  await accessEnded(client, 'staff:tickets', askAgain);
  return { known: client.getQueryData(currentUserResource.key), hasAsked: askAgain.mock.calls.length > 0 };
}

it('shows a person who lost their role what they can still open, and says so', async () => {
  const editor = { ...consultant, role: 'editor' };
  expect(await after(200, editor)).toEqual({ known: editor, hasAsked: false });
  expect(currentToasts()[0]).toMatchObject({ title: 'Your access has changed', open: true });
});

it.each([
  ['was signed out', 401, {}],
  ['cannot be asked for', 503, {}],
  ['may go on after all', 200, consultant],
])(
  'takes nothing away from somebody who %s, and asks for the page’s data again',
  async (_, status, person) => {
    expect(await after(status, person)).toEqual({ known: consultant, hasAsked: true });
  },
);
