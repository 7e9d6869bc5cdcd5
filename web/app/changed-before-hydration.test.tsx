import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from '@testing-library/react';
import { type ComponentType, lazy, type ReactElement, Suspense } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { createQueryClient } from '../api/query-client.ts';
import { useResource } from '../api/resource.ts';
import { favouritesResource } from '../api/resources.ts';
import { restore } from './page-state.ts';

let root: Root | undefined;

afterEach(async () => {
  await act(async () => root?.unmount());
  document.body.innerHTML = '';
});

function Count(): ReactElement {
  const { data } = useResource(favouritesResource);
  return <p>{data?.lessons.length} favourites</p>;
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

it('a part whose data has changed meanwhile is hydrated as the server has rendered it, and then shows the change', async () => {
  const client = createQueryClient();
  restore(client, [{ key: favouritesResource.key, data: { lessons: [{ id: 1 }] } }]);
  document.body.innerHTML = `<div>${renderToString(page(client, Count))}</div>`;
  const container = document.body.firstElementChild as HTMLElement;
  const rendered = container.querySelector('p');
  let arrive: () => void = () => undefined;
  const code = new Promise<{ default: ComponentType }>((resolve) => {
    arrive = () => resolve({ default: Count });
  });
  const errors: unknown[] = [];
  const Part = lazy(() => code);
  await act(async () => {
    root = hydrateRoot(container, page(client, Part), {
      onRecoverableError: (error) => errors.push(error),
    });
  });

  await act(async () => client.setQueryData(favouritesResource.key, { lessons: [] }));
  await act(async () => arrive());
  expect(errors).toEqual([]);
  expect(container.querySelector('p')).toBe(rendered);
  await expect.poll(() => container.textContent).toBe('0 favourites');
});
