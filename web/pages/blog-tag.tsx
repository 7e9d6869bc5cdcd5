import type { ReactElement } from 'react';
import { postsResource, postsWithTagResource } from '../api/plain-page-resources.ts';
import { useResource } from '../api/resource.ts';

import { BlogIndex } from '../features/writing/blog-index.tsx';
import { sharedTags } from '../features/writing/shared-tags.ts';

export function Screen({
  parameters: { tag },
}: {
  parameters: Readonly<Record<'tag', string>>;
}): ReactElement {
  const { data: posts = [] } = useResource(postsWithTagResource(tag));
  const { data: allPosts = [] } = useResource(postsResource);
  const tags = sharedTags(allPosts, tag);
  return <BlogIndex title={`Posts about ${tag}`} posts={posts} tags={tags} current={tag} />;
}
