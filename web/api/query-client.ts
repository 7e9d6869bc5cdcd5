import { currentUserPath } from '@chalkline/contract/sign-in-addresses';
import { QueryClient, type QueryFunctionContext } from '@tanstack/react-query';
import { errorFrom } from './api-error.ts';
import { addressOfKey } from './resource.ts';

/** Fails right away without a connection, instead of waiting silently for one. */
const networkMode = 'always';

/** The defaults of the specification: no automatic refetching and no retries. */
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
        // A request that the server already refused while rendering is not repeated after hydration.
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
