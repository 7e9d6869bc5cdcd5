import { keepPreviousData, type QueryClient, type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { ApiError } from './api-error.ts';

declare const dataType: unique symbol;

/** Something that can be read from the server. Its key is its address: the parts joined by slashes. */
export interface Resource<Data> {
  readonly key: readonly [string, ...string[]];
  readonly [dataType]?: Data;
}

export function resource<Data>(path: string, ...parts: string[]): Resource<Data> {
  return { key: [path, ...parts] };
}

export function addressOfKey([path, ...parts]: readonly unknown[]): string {
  return [path, ...parts.map((part) => encodeURIComponent(String(part)))].join('/');
}

export function useResource<Data>({ key }: Resource<Data>, isWanted = true): UseQueryResult<Data, ApiError> {
  return useQuery<Data, ApiError>({ queryKey: key, enabled: isWanted });
}

/** While another address of the same kind is being read, what was read last stays. */
export function useLatestResource<Data>({ key }: Resource<Data>): UseQueryResult<Data, ApiError> {
  return useQuery<Data, ApiError>({ queryKey: key, placeholderData: keepPreviousData });
}

/** What is known of a resource without asking for it. */
export function knownData<Data>(client: QueryClient, { key }: Resource<Data>): Data | undefined {
  return client.getQueryData<Data>(key);
}
