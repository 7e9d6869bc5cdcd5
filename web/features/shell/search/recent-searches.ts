import { forget, recall, remember } from '../../../ui/remembered.ts';

const name = 'recent-searches';
const mostRecent = 5;

interface Stored {
  /** Who searched: somebody else on this device does not see it. */
  readonly by: string;
  readonly queries: readonly string[];
}

/** The latest searches of a person in this browser, the newest first. */
export function recentSearches(by: string): readonly string[] {
  const stored = readStored();
  return stored?.by === by ? stored.queries : [];
}

export function rememberSearch(by: string, query: string): void {
  const others = recentSearches(by).filter((one) => one !== query);
  remember(name, JSON.stringify({ by, queries: [query, ...others].slice(0, mostRecent) } satisfies Stored));
}

export function forgetSearches(): void {
  forget(name);
}

function readStored(): Stored | undefined {
  try {
    const stored: unknown = JSON.parse(recall(name) ?? 'null');
    return isStored(stored) ? stored : undefined;
  } catch {
    return undefined;
  }
}

function isStored(stored: unknown): stored is Stored {
  if (typeof stored !== 'object' || stored === null || !('by' in stored) || !('queries' in stored))
    return false;
  const { by, queries } = stored;
  return (
    typeof by === 'string' && Array.isArray(queries) && queries.every((query) => typeof query === 'string')
  );
}
