import { errorFrom } from './api-error.ts';

/** Reads an address as JSON, and throws if it is refused or fails. */
export async function readJson<Reply>(address: string, signal?: AbortSignal): Promise<Reply> {
  const response = await fetch(address, { credentials: 'include', ...(signal ? { signal } : {}) });
  if (!response.ok) throw await errorFrom(response);
  return (await response.json()) as Reply;
}
