import { isServer, useInfiniteQuery } from '@tanstack/react-query';
import type { ApiError } from './api-error.ts';
import { readAddress } from './query-client.ts';
import { addressOfKey, type Resource, useLatestResource } from './resource.ts';

/** A page of a list. `next` is the cursor of the page after it; `null` on the last page. */
interface Page {
  readonly next: string | null;
}

export interface PagedReading<Data> {
  /** The pages loaded so far; `undefined` until the first one has arrived. */
  readonly pages: readonly Data[] | undefined;
  /** Why the first page could not be loaded. */
  readonly error: ApiError | null;
  readonly isFetching: boolean;
  refetch(): void;
  readonly more: {
    readonly isAvailable: boolean;
    readonly isLoading: boolean;
    readonly hasFailed: boolean;
    load(): void;
  };
}

/** Reads a list page by page. The first page comes with the screen, each further one on request. */
export function usePagedResource<Data extends Page>(resourceAfter: ResourceAfter<Data>): PagedReading<Data> {
  const first = useLatestResource(resourceAfter());
  const cursor = first.data?.next ?? '';
  const following = useFollowingPages(resourceAfter, cursor);
  const pages = first.data && [first.data, ...(following.data?.pages ?? [])];
  return {
    pages,
    error: first.error,
    isFetching: first.isFetching,
    refetch: () => void first.refetch(),
    more: {
      // The cursor of another filter is not valid in this list.
      isAvailable: !first.isPlaceholderData && pages?.at(-1)?.next != null,
      isLoading: following.isFetching,
      hasFailed: following.isError && !following.isFetching,
      load: () => void following.fetchNextPage(),
    },
  };
}

interface FollowingPages<Data> {
  readonly data?: { readonly pages: readonly Data[] } | undefined;
  readonly isFetching: boolean;
  readonly isError: boolean;
  fetchNextPage(): Promise<unknown>;
}

type ResourceAfter<Data> = (after?: string) => Resource<Data>;

/** The server renders only the first page of a list. */
const useFollowingPages = isServer ? () => noFollowingPages : useLoadedPages;

const noFollowingPages: FollowingPages<never> = {
  isFetching: false,
  isError: false,
  fetchNextPage: () => Promise.resolve(),
};

function useLoadedPages<Data extends Page>(
  resourceAfter: ResourceAfter<Data>,
  cursor: string,
): FollowingPages<Data> {
  return useInfiniteQuery({
    queryKey: [...resourceAfter(cursor).key, 'and following'],
    queryFn: ({ pageParam, signal }) =>
      readAddress(addressOfKey(resourceAfter(pageParam).key), signal) as Promise<Data>,
    initialPageParam: cursor,
    getNextPageParam: (last) => last.next,
    enabled: false,
    // Returning to the list starts with its first page again.
    gcTime: 0,
  });
}
