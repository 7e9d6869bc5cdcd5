import type { ReactElement } from 'react';
import { postResource } from '../api/plain-page-resources.ts';
import { useResource } from '../api/resource.ts';

import { PostByline } from '../features/writing/post-byline.tsx';
import { PostCover } from '../features/writing/post-cover.tsx';
import { TagList } from '../features/writing/tag-list.tsx';
import { WrittenPage } from '../features/writing/written-page.tsx';
import { BlogCall } from './blog-call.tsx';

export function Screen({
  parameters,
}: {
  parameters: Readonly<Record<'slug', string>>;
}): ReactElement | null {
  const { data: post } = useResource(postResource(parameters.slug));
  if (!post) return null;
  return (
    <WrittenPage
      title={post.title}
      byline={<PostByline post={post} />}
      html={post.html}
      aside={<PostCover post={post} />}
    >
      <BlogCall />
      <TagList tags={post.tags} />
      <p>
        <a href="/blog">All posts</a>
      </p>
    </WrittenPage>
  );
}
