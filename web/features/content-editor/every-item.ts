import type { ContentSummary } from '@chalkline/contract/founder-content';
import type { ContentKind } from '@chalkline/domain/content/content-kinds';
import { useQuery } from '@tanstack/react-query';
import { contentListResource } from '../../api/content-resources.ts';
import { readJson } from '../../api/read-json.ts';

/** Loads all items of one kind, page by page, to choose from. */
export function useEveryItem(kind: ContentKind) {
  return useQuery<readonly ContentSummary[]>({
    queryKey: [...contentListResource({ kind }).key, 'every'],
    queryFn: () => everyItem(kind),
  });
}

async function everyItem(kind: ContentKind): Promise<readonly ContentSummary[]> {
  const found: ContentSummary[] = [];
  let after: string | undefined;
  do {
    const { items, next } = await readJson(contentListResource({ kind, after }));
    found.push(...items);
    after = next ?? undefined;
  } while (after);
  return found;
}
