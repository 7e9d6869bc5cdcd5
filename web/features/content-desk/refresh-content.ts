import { contentPath } from '@chalkline/contract/console-addresses';
import type { ContentItem } from '@chalkline/contract/founder-content';
import type { QueryClient } from '@tanstack/react-query';
import { contentItemResource } from '../../api/content-resources.ts';
import { coursesResource, siteResource, snippetsResource } from '../../api/resources.ts';

/** Takes over an item as it was saved, and asks anew for everything that may show it. */
export function takeOver(client: QueryClient, item: ContentItem): void {
  client.setQueryData(contentItemResource(item.kind, item.id).key, item);
  refreshContent(client, item);
}

/** Lists, histories and the product's own pages do not hold any more; the item itself was taken over. */
export function refreshContent(client: QueryClient, { kind, id }: Pick<ContentItem, 'kind' | 'id'>): void {
  const own = JSON.stringify(contentItemResource(kind, id).key);
  // A draft is as new as what was typed here last; one that went with a save cannot be asked for any more.
  const isDraft = (queryKey: readonly unknown[]) => queryKey.at(-1) === 'draft';
  void client.invalidateQueries({
    predicate: ({ queryKey }) =>
      String(queryKey[0]).startsWith(contentPath) && !isDraft(queryKey) && JSON.stringify(queryKey) !== own,
  });
  for (const { key } of [coursesResource, snippetsResource, siteResource]) {
    void client.invalidateQueries({ queryKey: key });
  }
}
