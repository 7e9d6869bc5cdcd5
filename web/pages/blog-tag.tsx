import type { ReactElement } from 'react';
import { useResource } from '../api/resource.ts';
import { postsResource, postsWithTagResource } from '../api/resources.ts';
import { BlogIndex, tagsOf } from '../features/writing/blog-index.tsx';

export function Screen({
  parameters: { tag },
}: {
  parameters: Readonly<Record<'tag', string>>;
}): ReactElement {
  const { data: posts = [] } = useResource(postsWithTagResource(tag));
  const { data: allPosts = [] } = useResource(postsResource);
  return <BlogIndex title={`Posts about ${tag}`} posts={posts} tags={tagsOf(allPosts)} current={tag} />;
}
