import { currentUserPath } from '@chalkline/contract/addresses';
import type { Snippet } from '@chalkline/contract/snippets';
import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Router } from 'wouter';
import { createQueryClient } from '../api/query-client.ts';
import { currentUserResource, snippetsResource } from '../api/resources.ts';
import { type Rendered, render } from '../testing/render.tsx';
import { Screen } from './prompts.tsx';

const whole: Snippet = {
  id: 12,
  title: 'Add a contact form',
  description: 'Messages reach your inbox.',
  prompt: 'Add a form.',
  category: 'Web App Building',
  isFree: false,
  isPreview: false,
  lessons: [],
};
const preview: Snippet = { ...whole, prompt: 'Add a…', isPreview: true };
const member = { id: 'ada', plan: 'Annual', role: null, isFounder: false };

let rendered: Rendered;
const reload = vi.fn();

beforeEach(() => {
  reload.mockReset();
  vi.spyOn(window.location, 'reload').mockImplementation(reload);
});

afterEach(async () => {
  await rendered.unmount();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** The page as it is shown to someone who was a member when they came, with what the server says now. */
async function open(known: Snippet, now: { viewer: Response; snippets: Snippet }): Promise<string> {
  vi.stubGlobal('fetch', async (address: string) =>
    address === currentUserPath ? now.viewer : Response.json([now.snippets]),
  );
  const client = createQueryClient();
  client.setQueryData(currentUserResource.key, member);
  client.setQueryData(snippetsResource.key, [known]);
  rendered = await render(
    <QueryClientProvider client={client}>
      <Router ssrPath="/prompts">
        <Screen />
      </Router>
    </QueryClientProvider>,
  );
  const card = () => rendered.container.querySelector('article')?.textContent ?? '';
  await vi.waitFor(() => expect(reload.mock.calls.length > 0 || card().includes('Copy')).toBe(true));
  return card();
}

describe('the prompts of someone who was a member', () => {
  it('can be copied', async () => {
    const now = { viewer: Response.json(member), snippets: whole };
    expect(await open(whole, now)).toContain('Copy');
    expect(reload).not.toHaveBeenCalled();
  });

  it("can't be copied as previews, and the page is loaded again, once the session has ended", async () => {
    const now = { viewer: new Response('{}', { status: 401 }), snippets: preview };
    expect(await open(preview, now)).not.toContain('Copy');
    expect(reload).toHaveBeenCalledOnce();
  });

  it('are read again when they were read before the membership', async () => {
    const now = { viewer: Response.json(member), snippets: whole };
    expect(await open(preview, now)).toContain('Copy');
    expect(reload).not.toHaveBeenCalled();
  });
});
