import { legalPagePath, postPath, postsPath, postsWithTagPath } from '@chalkline/contract/addresses';
import { legalPageSchema, postSchema, postSummarySchema } from '@chalkline/contract/writing';
import { z } from 'zod';
import type { AppContext } from '../../platform/app-context.ts';
import {
  cacheEachUntilContentChanges,
  cacheUntilContentChanges,
} from '../../platform/cache/content-cache.ts';
import { orNotFound } from '../../platform/http/refusal.ts';
import { feed } from './feed.ts';
import { blogPages, legalPagesToIndex } from './indexed-pages.ts';
import { findLegalPage, findPost, listPosts } from './queries.ts';
import { articleCode } from './render-article.ts';

const tag = 'Writing';

export function writing(context: AppContext): void {
  const { reads, db, contentWatch } = context;
  const allPosts = cacheUntilContentChanges(contentWatch, () => listPosts(db));
  const postBySlug = cacheEachUntilContentChanges(contentWatch, (slug: string) => findPost(db, slug));
  const legalPage = cacheEachUntilContentChanges(contentWatch, (name: string) => findLegalPage(db, name));
  reads.add({
    path: legalPagePath,
    summary: 'A legal page',
    tag,
    requires: 'public',
    parameters: z.object({ name: z.string() }),
    reply: legalPageSchema,
    read: async ({ parameters }) => orNotFound(await legalPage(parameters.name), 'This page'),
  });

  reads.add({
    path: postsPath,
    summary: 'The posts of the blog, newest first',
    tag,
    requires: 'public',
    reply: z.array(postSummarySchema),
    read: allPosts,
  });

  reads.add({
    path: postsWithTagPath,
    summary: 'The posts with a tag, newest first',
    tag,
    requires: 'public',
    parameters: z.object({ tag: z.string() }),
    reply: z.array(postSummarySchema),
    read: async ({ parameters }) => {
      const tagged = (await allPosts()).filter((post) => post.tags.includes(parameters.tag));
      return orNotFound(tagged.length > 0 ? tagged : undefined, 'This tag');
    },
  });

  reads.add({
    path: postPath,
    summary: 'A post of the blog',
    tag,
    requires: 'public',
    parameters: z.object({ slug: z.string() }),
    reply: postSchema,
    read: async ({ parameters }) => orNotFound(await postBySlug(parameters.slug), 'This post'),
  });

  context.indexedPages.add(async () => blogPages(await allPosts()));
  context.indexedPages.add(() => legalPagesToIndex(db));
  feed(context);
  logPlainCode(context);
}

function logPlainCode({ app }: AppContext): void {
  const log = (reason: Error) =>
    app.log.warn({ reason: reason.message }, 'the code of an article stays plain');
  articleCode.events.on('plain', log);
  app.addHook('onClose', async () => {
    articleCode.events.off('plain', log);
  });
}
