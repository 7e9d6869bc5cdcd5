import type { ContentList, ContentSummary } from '@chalkline/contract/founder-content';
import type { ContentKind } from '@chalkline/domain/content/content-kinds';
import { useQuery } from '@tanstack/react-query';
import { contentListResource } from '../../api/content-resources.ts';
import { readJson } from '../../api/read-json.ts';
import { addressOfKey } from '../../api/resource.ts';

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
    const { key } = contentListResource({ kind, after });
    const { items, next } = await readJson<ContentList>(addressOfKey(key));
    found.push(...items);
    after = next ?? undefined;
  } while (after);
  return found;
}
