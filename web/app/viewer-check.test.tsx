import type { Requirement } from '@chalkline/domain/access/decide-access';
import { QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Router, useLocation } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { createQueryClient } from '../api/query-client.ts';
import { currentUserResource } from '../api/resources.ts';
import { type Rendered, render } from '../testing/render.tsx';
import { useViewerCheck } from './viewer-check.ts';

let rendered: Rendered;

afterEach(async () => {
  await rendered.unmount();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function Page({ requires }: { requires: Requirement }) {
  const [path] = useLocation();
  useViewerCheck(path, requires);
  return <p>{path}</p>;
}

/** How often the page is reloaded when a member whose session has ended elsewhere navigates to Prompts. */
async function reloadsAfterMove(requires: Requirement) {
  vi.stubGlobal('fetch', async () => new Response('{}', { status: 401 }));
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
  const client = createQueryClient();
  client.setQueryData(currentUserResource.key, { id: 'ada', plan: 'Annual', role: null, isFounder: false });
  const { hook, navigate } = memoryLocation({ path: '/courses' });
  rendered = await render(
    <QueryClientProvider client={client}>
      <Router hook={hook}>
        <Page requires={requires} />
      </Router>
    </QueryClientProvider>,
  );
  const before = reload.mock.calls.length;
  await act(async () => navigate('/prompts'));
  return [before, reload.mock.calls.length];
}

describe('a navigation inside the app after the session has ended elsewhere', () => {
  it('is decided by the server where the page is not for everyone', async () => {
    expect(await reloadsAfterMove('paid')).toEqual([0, 1]);
  });

  it('continues on a public page', async () => {
    expect(await reloadsAfterMove('public')).toEqual([0, 0]);
  });
});
