import type { PathParameterNames, PathParameters } from '@chalkline/contract/addresses';
import type { PathOf, QueryOf, ReplyOf } from '@chalkline/contract/api-calls';
import {
  isServer,
  keepPreviousData,
  type QueryClient,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useState, useSyncExternalStore } from 'react';
import type { ApiError } from './api-error.ts';
import { renderedDataOf } from './rendered-data.ts';

declare const dataType: unique symbol;

/** Something that can be read from the server. Its key is its address: the parts joined by slashes. */
export interface Resource<Data> {
  readonly key: readonly [string, ...string[]];
  readonly [dataType]?: Data;
}

/** The arguments of a resource: the parameters of its path, and its query if the call takes one. */
type ReadArguments<Path extends string> = [PathParameterNames<Path>] extends [never]
  ? [parameters?: Record<never, never>, query?: ReadQuery<Path>]
  : [parameters: PathParameters<Path>, query?: ReadQuery<Path>];

/** A query as fields, or as the query string of a screen's URL. */
type ReadQuery<Path extends string> =
  | QueryOf<'GET', Path>
  | (QueryOf<'GET', Path> extends undefined ? undefined : string);

/** A resource of the contract. With a query, its key is the whole URL. */
export function resource<Path extends PathOf<'GET'>>(
  path: Path,
  ...[parameters, query]: ReadArguments<Path>
): Resource<ReplyOf<'GET', Path>> {
  const key = keyOf(path, parameters ?? {});
  return { key: query === undefined ? key : [addressOfKey(key) + searchOf(query)] };
}

/** The path up to its first parameter, then each segment: the key of everything below a path begins like its own. */
function keyOf(
  path: string,
  parameters: Readonly<Record<string, string | number>>,
): Resource<unknown>['key'] {
  const end = path.indexOf('/:');
  if (end === -1) return [path];
  const parts = path.slice(end + 1).split('/');
  return [
    path.slice(0, end),
    ...parts.map((part) => (part.startsWith(':') ? String(parameters[part.slice(1)]) : part)),
  ];
}

function searchOf(query: unknown): string {
  if (typeof query === 'string') return query;
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {}))
    if (value !== undefined) search.set(name, String(value));
  return search.size > 0 ? `?${search}` : '';
}

/** Without an array of its parts: a page reads the same few resources again and again. */
export function addressOfKey(key: readonly unknown[]): string {
  let address = String(key[0]);
  for (let index = 1; index < key.length; index += 1) address += `/${encodeURIComponent(String(key[index]))}`;
  return address;
}

/** The loading state of a resource, as a screen sees it. */
export interface Reading<Data> {
  readonly data: Data | undefined;
  readonly error: ApiError | null;
  readonly isPending: boolean;
  readonly isError: boolean;
  readonly isFetching: boolean;
  refetch(): Promise<{ readonly data?: Data | undefined }>;
}

/** Reads a resource for a component, and renders it again when it changes. */
export const useResource = isServer ? useKnownResource : useLiveResource;

function useLiveResource<Data>({ key }: Resource<Data>, isWanted = true): Reading<Data> {
  const reading = useQuery<Data, ApiError>({ queryKey: key, enabled: isWanted });
  const client = useQueryClient();
  const { data } = reading;
  // The data may have changed before this part of the page is hydrated, which starts from what the server has rendered.
  const shown = useSyncExternalStore(
    neverChanges,
    () => data,
    () => renderedDataOf<Data>(client, key) ?? data,
  );
  return shown === data ? reading : { ...reading, data: shown };
}

/** The query tells the component when it changes. */
const neverChanges = () => () => {};

type ReadOnServer = <Data>(
  client: QueryClient,
  key: Resource<Data>['key'],
  isWanted: boolean,
) => Reading<Data>;

let readOnServer: ReadOnServer = () => {
  throw new Error('Import server-readings.ts');
};

/** Sets how the server reads, whose code browsers don't need. */
export function readWith(read: ReadOnServer): void {
  readOnServer = read;
}

/** The server renders once with the data it has read, so there is nothing to subscribe to. */
function useKnownResource<Data>({ key }: Resource<Data>, isWanted = true): Reading<Data> {
  return readOnServer<Data>(useQueryClient(), key, isWanted);
}

interface LatestReading<Data> extends Reading<Data> {
  /** Whether the data belongs to an earlier address. */
  readonly isPlaceholderData: boolean;
}

/** Keeps the last data while another address of the same kind is loading, and if that fails. */
export const useLatestResource = isServer ? useFirstResource : useLatestLiveResource;

/** Nothing was shown before what the server renders. */
function useFirstResource<Data>(resource: Resource<Data>): LatestReading<Data> {
  return { ...useKnownResource(resource), isPlaceholderData: false };
}

function useLatestLiveResource<Data>({ key }: Resource<Data>): LatestReading<Data> {
  const query = useQuery<Data, ApiError>({ queryKey: key, placeholderData: keepPreviousData });
  const { data, error, isPending, isError, isFetching, isPlaceholderData, refetch } = query;
  const [last, setLast] = useState(data);
  if (data !== undefined && data !== last) setLast(data);
  return {
    data: data ?? last,
    error,
    isPending,
    isError,
    isFetching,
    isPlaceholderData: isPlaceholderData || (data === undefined && last !== undefined),
    refetch,
  };
}

/** The cached data of a resource, without a request. */
export function knownData<Data>(client: QueryClient, { key }: Resource<Data>): Data | undefined {
  return isServer ? readOnServer<Data>(client, key, false).data : client.getQueryData<Data>(key);
}
