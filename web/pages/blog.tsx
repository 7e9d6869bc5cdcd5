import type { ReactElement } from 'react';
import { useResource } from '../api/resource.ts';
import { postsResource } from '../api/resources.ts';
import { BlogIndex, tagsOf } from '../features/writing/blog-index.tsx';

export function Screen(): ReactElement {
  const { data: posts = [] } = useResource(postsResource);
  return <BlogIndex title="Blog" posts={posts} tags={tagsOf(posts)} />;
}
