import { legalPagePath, postPath, postsPath } from '@chalkline/contract/addresses';
import { legalPageSchema, postSchema, postSummarySchema } from '@chalkline/contract/writing';
import { z } from 'zod';
import type { House } from '../../platform/house.ts';
import { found } from '../../platform/refusal.ts';
import { findLegalPage, findPost, listPosts } from './queries.ts';

const tag = 'Writing';
const nothing = z.object({});

export function writing({ reads, db }: House): void {
  reads.add({
    path: legalPagePath,
    summary: 'A legal page',
    tag,
    requires: 'public',
    parameters: z.object({ name: z.string() }),
    query: nothing,
    reply: legalPageSchema,
    read: async ({ parameters }) => found(await findLegalPage(db, parameters.name), 'This page'),
  });

  reads.add({
    path: postsPath,
    summary: 'The posts of the blog, newest first',
    tag,
    requires: 'public',
    parameters: nothing,
    query: nothing,
    reply: z.array(postSummarySchema),
    read: () => listPosts(db),
  });

  reads.add({
    path: postPath,
    summary: 'A post of the blog',
    tag,
    requires: 'public',
    parameters: z.object({ slug: z.string() }),
    query: nothing,
    reply: postSchema,
    read: async ({ parameters }) => found(await findPost(db, parameters.slug), 'This post'),
  });
}
