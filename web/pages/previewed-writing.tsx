import type { LegalPage, Post } from '@chalkline/contract/writing';
import type { ReactElement } from 'react';
import { legalByline } from '../features/writing/legal-byline.ts';
import { PostByline } from '../features/writing/post-byline.tsx';
import { PostCover } from '../features/writing/post-cover.tsx';
import { TagList } from '../features/writing/tag-list.tsx';
import { WrittenPage } from '../features/writing/written-page.tsx';

type PreviewedWritingProps = { readonly post: Post } | { readonly page: LegalPage };

/** A post or a legal page as readers see it. */
export function PreviewedWriting(props: PreviewedWritingProps): ReactElement {
  if ('post' in props) {
    const { post } = props;
    return (
      <WrittenPage
        title={post.title}
        byline={<PostByline post={post} />}
        html={post.html}
        aside={<PostCover post={post} />}
      >
        <TagList tags={post.tags} />
      </WrittenPage>
    );
  }
  const { title, lastUpdated, html, contents } = props.page;
  return <WrittenPage title={title} byline={legalByline(lastUpdated)} html={html} contents={contents} />;
}
