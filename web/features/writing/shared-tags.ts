import type { PostSummary } from '@chalkline/contract/writing';

/** The tags that several posts share, and the current one, in alphabetical order. Other tags would list one post each. */
export function sharedTags(posts: readonly Pick<PostSummary, 'tags'>[], current?: string): string[] {
  const all = posts.flatMap(({ tags }) => tags);
  const isShared = (tag: string) => all.indexOf(tag) !== all.lastIndexOf(tag);
  return [...new Set(all)].filter((tag) => tag === current || isShared(tag)).sort();
}
