import { errorFrom } from './api-error.ts';

/** Reads an address as JSON; what is refused or fails is thrown. */
export async function readJson<Reply>(address: string, signal?: AbortSignal): Promise<Reply> {
  const response = await fetch(address, { credentials: 'include', ...(signal ? { signal } : {}) });
  if (!response.ok) throw await errorFrom(response);
  return (await response.json()) as Reply;
}
