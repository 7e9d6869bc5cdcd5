import { hashKey, type QueryClient } from '@tanstack/react-query';

const renderedData = new WeakMap<QueryClient, ReadonlyMap<string, unknown>>();

/** Remembers the data from which the server has rendered a page, before the browser changes it. */
export function rememberRenderedData(
  client: QueryClient,
  states: readonly { readonly key: readonly string[]; readonly data?: unknown }[],
): void {
  renderedData.set(client, new Map(states.map(({ key, data }) => [hashKey(key), data])));
}

/** Undefined if the page was rendered without it. */
export function renderedDataOf(client: QueryClient, key: readonly string[]): unknown {
  return renderedData.get(client)?.get(hashKey(key));
}
