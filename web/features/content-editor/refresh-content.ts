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

/** Updates a saved item in the cache, and reloads everything that may show it. */
export function takeOver(client: QueryClient, item: ContentItem): void {
  client.setQueryData(contentItemResource(item.kind, item.id).key, item);
  refreshContent(client, item);
}

/** Where the product shows content. Most resources are below these paths. */
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

/** Lists, histories and the product's own pages are out of date; the item itself was updated. */
export function refreshContent(client: QueryClient, { kind, id }: Pick<ContentItem, 'kind' | 'id'>): void {
  const own = hashKey(contentItemResource(kind, id).key);
  void client.invalidateQueries({
    predicate: ({ queryKey, queryHash }) =>
      queryHash !== own &&
      // The cached draft is the newest one, and a draft that was removed by a save can't be loaded again.
      queryKey.at(-1) !== 'draft' &&
      [contentPath, ...productPaths].some((path) => isBelow(String(queryKey[0]), path)),
  });
}

function isBelow(address: string, path: string): boolean {
  return address === path || address.startsWith(`${path}/`) || address.startsWith(`${path}?`);
}
