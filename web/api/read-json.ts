import { errorFrom } from './api-error.ts';
import { addressOfKey, type Resource } from './resource.ts';

/** Reads a resource without caching it, and throws if that is refused or fails. */
export async function readJson<Data>({ key }: Resource<Data>): Promise<Data> {
  const response = await fetch(addressOfKey(key), { credentials: 'include' });
  if (!response.ok) throw await errorFrom(response);
  return (await response.json()) as Data;
}
