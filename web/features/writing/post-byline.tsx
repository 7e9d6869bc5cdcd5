import type { PostSummary } from '@chalkline/contract/writing';
import { longDate } from '@chalkline/domain/calendar/calendar-date';
import type { ReactElement } from 'react';
import { Badge } from '../../ui/badge.tsx';

/** "October 2, 2025 · Robin Ashdown · 5 min read" */
export function postByline({ publishedOn, author, minutesToRead }: PostSummary): string {
  return [longDate(publishedOn), author, `${minutesToRead} min read`].join(' · ');
}

/** The line under a post's title. A post that is not about real people is marked as a sample. */
export function PostByline({ post }: { post: PostSummary }): ReactElement {
  return (
    <>
      {postByline(post)} {post.isSample ? <Badge>Sample text</Badge> : null}
    </>
  );
}
