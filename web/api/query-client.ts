import { currentUserPath } from '@chalkline/contract/addresses';
import { QueryClient, type QueryFunctionContext } from '@tanstack/react-query';
import { errorFrom } from './api-error.ts';
import { addressOfKey } from './resource.ts';

/** Without a connection it fails at once and says so, instead of waiting in silence for one. */
const networkMode = 'always';

/** The defaults of the specification: nothing is fetched again by itself, nothing is retried. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: readKey,
        staleTime: Number.POSITIVE_INFINITY,
        gcTime: Number.POSITIVE_INFINITY,
        refetchInterval: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        retry: false,
        networkMode,
        // What the server already knew to be refused is not asked again when the page wakes up.
        retryOnMount: false,
      },
      mutations: { retry: false, networkMode },
    },
  });
}

function readKey({ queryKey, signal }: QueryFunctionContext): Promise<unknown> {
  return readAddress(addressOfKey(queryKey), signal);
}

export async function readAddress(address: string, signal: AbortSignal): Promise<unknown> {
  const response = await fetch(address, { credentials: 'include', signal });
  if (response.ok) return response.json();
  if (response.status === 401 && address === currentUserPath) return null;
  throw await errorFrom(response);
}
