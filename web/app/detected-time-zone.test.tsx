import type { CurrentUser } from '@chalkline/contract/people';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from '@testing-library/react';
import { type ComponentType, lazy, type ReactElement, Suspense } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { Day } from '../api/day.tsx';
import { createQueryClient } from '../api/query-client.ts';
import { currentUserResource } from '../api/resources.ts';
import { aMember } from '../testing/examples.ts';
import { restore } from './page-state.ts';

let root: Root | undefined;

afterEach(async () => {
  await act(async () => root?.unmount());
  document.body.innerHTML = '';
});

function Joined(): ReactElement {
  return (
    <p>
      Joined <Day at="2026-11-16T20:00:00.000Z" />
    </p>
  );
}

function page(client: QueryClient, Part: ComponentType): ReactElement {
  return (
    <QueryClientProvider client={client}>
      <Suspense>
        <Part />
      </Suspense>
    </QueryClientProvider>
  );
}

it('is changed only after a part of the page is hydrated, which is shown as the server has rendered it', async () => {
  const client = createQueryClient();
  const viewer: CurrentUser = { ...aMember, timeZone: null };
  restore(client, [{ key: currentUserResource.key, data: viewer }]);
  document.body.innerHTML = `<div>${renderToString(page(client, Joined))}</div>`;
  const container = document.body.firstElementChild as HTMLElement;
  const rendered = container.querySelector('p');
  let arrive: () => void = () => undefined;
  const code = new Promise<{ default: ComponentType }>((resolve) => {
    arrive = () => resolve({ default: Joined });
  });
  const errors: unknown[] = [];

  await act(async () => {
    root = hydrateRoot(
      container,
      page(
        client,
        lazy(() => code),
      ),
      {
        onRecoverableError: (error) => errors.push(error),
      },
    );
  });
  await act(async () => {
    client.setQueryData(currentUserResource.key, { ...viewer, timeZone: 'Asia/Tokyo' });
  });
  expect(container.textContent).toBe('Joined November 16, 2026');
  await act(async () => arrive());

  expect(errors).toEqual([]);
  expect(container.querySelector('p')).toBe(rendered);
  await expect.poll(() => container.textContent).toBe('Joined November 17, 2026');
});
