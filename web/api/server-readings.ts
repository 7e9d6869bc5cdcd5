import { hashKey, type Query, type QueryClient } from '@tanstack/react-query';
import type { ApiError } from './api-error.ts';
import { addressOfKey, type Reading, type Resource, readWith } from './resource.ts';

// How components read while the server renders: once, from the data that was read before. Browsers don't load this.

const refetch = () => Promise.resolve({});
const notRequested = {
  data: undefined,
  error: null,
  isPending: true,
  isError: false,
  isFetching: false,
  refetch,
};
/** Deferred resources are requested after hydration. */
const requestedLater = { ...notRequested, isFetching: true };

const dataOfPages = new WeakMap<QueryClient, ReadonlyMap<string, Reading<unknown>>>();

/** The outcome of a read on the server. */
export interface ReadResult {
  readonly key: readonly string[];
  readonly data?: unknown;
  readonly error?: ApiError;
}

/** Everything that the server has read for a page. The client itself stays empty: filling it takes longer. */
export function provideData(client: QueryClient, results: readonly ReadResult[]): void {
  const readings = results.map(({ key, data, error = null }) => {
    const reading = { data, error, isPending: false, isError: error !== null, isFetching: false, refetch };
    return [addressOfKey(key), reading] as const;
  });
  dataOfPages.set(client, new Map(readings));
}

readWith((client, key, isWanted) => readingOf(client, key) ?? (isWanted ? requestedLater : notRequested));

function readingOf<Data>(client: QueryClient, key: Resource<Data>['key']): Reading<Data> | undefined {
  const page = dataOfPages.get(client);
  return page ? (page.get(addressOfKey(key)) as Reading<Data> | undefined) : cachedReading(client, key);
}

/** For a part of a page with a client of its own, such as a preview. */
function cachedReading<Data>(client: QueryClient, key: Resource<Data>['key']): Reading<Data> | undefined {
  const query: Query<Data, ApiError> | undefined = client.getQueryCache().get(hashKey(key));
  if (!query) return undefined;
  const { data, error, status } = query.state;
  return {
    data,
    error,
    isPending: status === 'pending',
    isError: status === 'error',
    isFetching: false,
    refetch,
  };
}
