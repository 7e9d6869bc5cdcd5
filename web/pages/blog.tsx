import type { ReactElement } from 'react';
import { postsResource } from '../api/plain-page-resources.ts';
import { useResource } from '../api/resource.ts';

import { BlogIndex } from '../features/writing/blog-index.tsx';
import { sharedTags } from '../features/writing/shared-tags.ts';

export function Screen(): ReactElement {
  const { data: posts = [] } = useResource(postsResource);
  return <BlogIndex title="Blog" posts={posts} tags={sharedTags(posts)} />;
}
