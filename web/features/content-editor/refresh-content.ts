import {
  certificationsPath,
  coursesPath,
  postsPath,
  sitePath,
  skillsPath,
  snippetsPath,
} from '@chalkline/contract/addresses';
import { contentPath } from '@chalkline/contract/console-addresses';
import type { ContentItem } from '@chalkline/contract/founder-content';
import { hashKey, type QueryClient } from '@tanstack/react-query';
import { contentItemResource } from '../../api/content-resources.ts';

/** Takes over an item as it was saved, and asks anew for everything that may show it. */
export function takeOver(client: QueryClient, item: ContentItem): void {
  client.setQueryData(contentItemResource(item.kind, item.id).key, item);
  refreshContent(client, item);
}

/** Where the product itself shows content. Most of it is asked for below these. */
const productPaths = [
  certificationsPath,
  coursesPath,
  '/api/legal',
  '/api/lessons',
  postsPath,
  sitePath,
  skillsPath,
  snippetsPath,
];

/** Lists, histories and the product's own pages do not hold any more; the item itself was taken over. */
export function refreshContent(client: QueryClient, { kind, id }: Pick<ContentItem, 'kind' | 'id'>): void {
  const own = hashKey(contentItemResource(kind, id).key);
  void client.invalidateQueries({
    predicate: ({ queryKey, queryHash }) =>
      queryHash !== own &&
      // A draft is as new as what was typed here last; one that went with a save cannot be asked for any more.
      queryKey.at(-1) !== 'draft' &&
      [contentPath, ...productPaths].some((path) => isBelow(String(queryKey[0]), path)),
  });
}

function isBelow(address: string, path: string): boolean {
  return address === path || address.startsWith(`${path}/`) || address.startsWith(`${path}?`);
}
