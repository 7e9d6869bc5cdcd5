import { hashKey, type QueryClient } from '@tanstack/react-query';

type Key = readonly string[];

const renderedData = new WeakMap<QueryClient, ReadonlyMap<string, unknown>>();

/** Remembers the data from which the server has rendered a page, before the browser changes it. */
export function rememberRenderedData(
  client: QueryClient,
  states: readonly { readonly key: Key; readonly data?: unknown }[],
): void {
  renderedData.set(client, new Map(states.map(({ key, data }) => [hashKey(key), data])));
}

/** Undefined if the page was rendered without it. */
export function renderedDataOf<Data>(client: QueryClient, key: Key): Data | undefined {
  return renderedData.get(client)?.get(hashKey(key)) as Data | undefined;
}
