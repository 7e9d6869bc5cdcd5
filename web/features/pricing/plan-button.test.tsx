import { createCheckoutSessionPath, csrfTokenPath } from '@chalkline/contract/addresses';
import type { Plan } from '@chalkline/contract/billing';
import { QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '../../api/query-client.ts';
import { currentUserResource } from '../../api/resources.ts';
import { type Rendered, render } from '../../testing/render.tsx';
import { PlanButton } from './plan-button.tsx';

const annual: Plan = {
  plan: 'Annual',
  slug: 'annual',
  priceId: 'price_annual',
  amount: 299,
  interval: 'year',
  title: 'Annual',
  stamp: 'Most Popular',
  covers: 'All courses',
  terms: [],
};

let rendered: Rendered;

afterEach(async () => {
  await rendered.unmount();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Clicks the button of a plan while the server answers the checkout with this body. */
async function press(reply: unknown) {
  vi.stubGlobal('fetch', async (address: string) => {
    if (address === csrfTokenPath) return Response.json({ csrfToken: 'token' });
    if (address === createCheckoutSessionPath) return Response.json(reply);
    throw new Error(`unexpected: ${address}`);
  });
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  const client = createQueryClient();
  client.setQueryData(currentUserResource.key, { plan: 'Free' });
  rendered = await render(
    <QueryClientProvider client={client}>
      <PlanButton plan={annual} way="session" />
    </QueryClientProvider>,
  );
  const button = rendered.container.querySelector('button');
  await act(async () => button?.click());
  const alert = rendered.container.querySelector('[role="alert"]')?.textContent;
  return {
    wentTo: assign.mock.calls.map(([url]) => url),
    alert,
    isDisabled: button?.getAttribute('aria-disabled') === 'true',
    label: button?.textContent,
  };
}

describe('the button of a plan', () => {
  it('goes to the checkout', async () => {
    const url = 'https://pay.example/c/1';
    expect(await press({ url })).toEqual({ wentTo: [url], alert: '', isDisabled: true, label: 'Processing' });
  });

  it.each([{}, { url: null }, { url: '' }, { url: 'undefined' }, null])(
    'says that the checkout failed, and can be pressed again, when the reply has no address: %j',
    async (reply) => {
      expect(await press(reply)).toEqual({
        wentTo: [],
        alert: 'Failed to start checkout process. Please try again.',
        isDisabled: false,
        label: expect.not.stringContaining('Processing'),
      });
    },
  );
});
