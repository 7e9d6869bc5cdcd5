import type { ReactElement } from 'react';
import { useResource } from '../api/resource.ts';
import { postResource } from '../api/resources.ts';
import { postByline } from '../features/writing/post-byline.ts';
import { TagList } from '../features/writing/tag-list.tsx';
import { WrittenPage } from '../features/writing/written-page.tsx';

export function Screen({
  parameters,
}: {
  parameters: Readonly<Record<'slug', string>>;
}): ReactElement | null {
  const { data: post } = useResource(postResource(parameters.slug));
  if (!post) return null;
  return (
    <WrittenPage title={post.title} byline={postByline(post)} html={post.html}>
      <TagList tags={post.tags} />
      <p>
        <a href="/blog">All posts</a>
      </p>
    </WrittenPage>
  );
}
