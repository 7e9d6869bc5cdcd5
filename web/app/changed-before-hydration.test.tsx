import type { CurrentUser } from '@chalkline/contract/people';
import { QueryClientProvider } from '@tanstack/react-query';
import { act } from '@testing-library/react';
import { type ComponentType, lazy, type ReactElement, Suspense } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { afterEach, describe, expect, it } from 'vitest';
import { Day } from '../api/day.tsx';
import { createQueryClient } from '../api/query-client.ts';
import { useResource } from '../api/resource.ts';

import { currentUserResource, favouritesResource } from '../api/resources.ts';

import { aMember } from '../testing/examples.ts';
import { serverRendered } from '../testing/server-rendered.ts';
import { type KeyState, restore } from './page-state.ts';

let root: Root | undefined;

afterEach(async () => {
  await act(async () => root?.unmount());
  document.body.innerHTML = '';
});

/** A page from the server of which React has hydrated everything but the part, whose code is still being loaded. */
async function openWithoutCode(Part: ComponentType, state: KeyState) {
  const client = createQueryClient();
  restore(client, [state]);
  const page = (Shown: ComponentType) => (
    <QueryClientProvider client={client}>
      <Suspense>
        <Shown />
      </Suspense>
    </QueryClientProvider>
  );
  const container = await serverRendered(page(Part));
  let arrive = () => {};
  const code = new Promise<{ default: ComponentType }>((resolve) => {
    arrive = () => resolve({ default: Part });
  });
  const errors: unknown[] = [];
  await act(async () => {
    root = hydrateRoot(container, page(lazy(() => code)), {
      onRecoverableError: (error) => errors.push(error),
    });
  });
  return { client, container, errors, arrive: () => act(async () => arrive()) };
}

function Joined(): ReactElement {
  return (
    <p>
      Joined <Day at="2026-11-16T20:00:00.000Z" />
    </p>
  );
}

function Count(): ReactElement {
  const { data } = useResource(favouritesResource);
  return <p>{data?.lessons.length} favourites</p>;
}

describe('a part of a page that is hydrated after a change', () => {
  it.each([
    {
      change: 'of the time zone',
      Part: Joined,
      key: currentUserResource.key,
      before: { ...aMember, timeZone: null } satisfies CurrentUser,
      after: { ...aMember, timeZone: 'Asia/Tokyo' } satisfies CurrentUser,
      texts: ['Joined November 16, 2026', 'Joined November 17, 2026'],
    },
    {
      change: 'of its data',
      Part: Count,
      key: favouritesResource.key,
      before: { lessons: [{ id: 1 }] },
      after: { lessons: [] },
      texts: ['1 favourites', '0 favourites'],
    },
  ])('$change keeps what the server has rendered, and then shows the change', async (example) => {
    const { Part, key, before, after, texts } = example;
    const { client, container, errors, arrive } = await openWithoutCode(Part, { key, data: before });
    const rendered = container.querySelector('p');
    await act(async () => client.setQueryData(key, after));
    expect(container.textContent).toBe(texts[0]);
    await arrive();
    expect(errors).toEqual([]);
    expect(container.querySelector('p')).toBe(rendered);
    await expect.poll(() => container.textContent).toBe(texts[1]);
  });
});
