import type { Post } from '@chalkline/contract/writing';
import { legalPageResource, postResource, postsResource, postsWithTagResource } from '../../api/resources.ts';
import { defineScreen, type Screen } from '../screen.ts';

function writtenHead(page: { readonly title: string; readonly description: string } | undefined) {
  return { title: page?.title ?? '404 Page Not Found', description: page?.description ?? '' };
}

function postHead(post: Post | undefined) {
  return { ...writtenHead(post), article: post };
}

/** Pages of text that need no script. */
export const writtenScreens: readonly Screen[] = [
  defineScreen<RegExp, 'name'>({
    name: 'legal',
    path: /^\/(?<name>privacy-policy|terms-and-conditions)$/,
    shell: 'public',
    requires: 'public',
    isPlain: true,
    subject: { resource: ({ name }) => legalPageResource(name), missing: 'page' },
    needs: () => [],
    head: ({ parameters, known }) => writtenHead(known(legalPageResource(parameters.name))),
    load: () => import('../../pages/legal.tsx'),
    examples: ['/privacy-policy', '/terms-and-conditions'],
  }),
  {
    name: 'blog',
    path: '/blog',
    shell: 'public',
    requires: 'public',
    isPlain: true,
    needs: () => [postsResource],
    head: ({ site }) => ({
      title: 'Blog',
      description: `Notes on building apps with an AI coding agent, from ${site.brand}.`,
    }),
    load: () => import('../../pages/blog.tsx'),
    examples: ['/blog'],
  },
  defineScreen({
    name: 'blog-tag',
    path: '/blog/tag/:tag',
    shell: 'public',
    requires: 'public',
    isPlain: true,
    subject: { resource: ({ tag }) => postsWithTagResource(tag), missing: 'page' },
    needs: () => [postsResource],
    head: ({ site, parameters }) => ({
      title: `Posts about ${parameters.tag}`,
      description: `What the ${site.brand} blog says about ${parameters.tag}, for people who build apps with an AI coding agent.`,
    }),
    load: () => import('../../pages/blog-tag.tsx'),
    examples: ['/blog/tag/basics'],
  }),
  defineScreen({
    name: 'blog-post',
    path: '/blog/:slug',
    shell: 'public',
    requires: 'public',
    isPlain: true,
    subject: { resource: ({ slug }) => postResource(slug), missing: 'page' },
    needs: () => [],
    head: ({ parameters, known }) => postHead(known(postResource(parameters.slug))),
    load: () => import('../../pages/blog-post.tsx'),
    examples: ['/blog/write-a-first-prompt'],
  }),
];
