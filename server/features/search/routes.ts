import { searchPath } from '@chalkline/contract/addresses';
import { searchQuerySchema, searchReplySchema } from '@chalkline/contract/search';
import { contentSearchSources } from '../../content/search-sources.ts';
import type { AppContext } from '../../platform/app-context.ts';
import { timesPerViewer } from '../../platform/http/rate-limits.ts';
import { loadSynonyms } from './load-synonyms.ts';
import { searchEverything } from './search-everything.ts';

/** Somebody who types quickly searches about twice a second. */
const searchesPerMinute = 120;

/** How often to look whether the documents have to be made again. */
const checkMilliseconds = 10 * 60 * 1000;

/** One search over everything that a person may find. */
export function search(context: AppContext): void {
  const { reads, db, jobs } = context;
  const synonyms = loadSynonyms();
  for (const source of contentSearchSources) context.search.add(source);

  jobs.add({
    name: 'search-documents',
    everyMilliseconds: checkMilliseconds,
    run: async (now, signal) => {
      await context.search.repeat(db, now);
      await context.search.buildPersonal(db, now, signal);
    },
  });

  reads.add({
    path: searchPath,
    summary:
      'What contains these words: lessons, prompts, posts and more, as far as the caller may find them',
    tag: 'Search',
    requires: 'public',
    rateLimit: timesPerViewer(searchesPerMinute),
    query: searchQuerySchema,
    reply: searchReplySchema,
    read: ({ viewer, query: { q, kind } }) => searchEverything(context, synonyms, { q, kind }, viewer),
  });
}
