import { feedPath } from '@chalkline/contract/addresses';
import type { PostSummary } from '@chalkline/contract/writing';
import type { ReactElement } from 'react';
import { ChalkHeading } from '../../ui/chalk-heading.tsx';
import { Container, Stack } from '../../ui/layout.tsx';
import styles from './blog-index.module.css';
import { PostList } from './post-list.tsx';
import { TagList } from './tag-list.tsx';

export interface BlogIndexProps {
  readonly title: string;
  readonly posts: readonly PostSummary[];
  /** The tags to choose from. */
  readonly tags: readonly string[];
  readonly current?: string;
}

/** The blog: all posts, or those with one tag. */
export function BlogIndex({ title, posts, tags, current }: BlogIndexProps): ReactElement {
  return (
    <Container className={styles.page}>
      <Stack gap={40}>
        <ChalkHeading>{title}</ChalkHeading>
        <TagList tags={tags} hasAll {...(current === undefined ? {} : { current })} />
        <PostList posts={posts} />
        <p className={styles.feed}>
          Prefer a feed reader? Subscribe: <a href={feedPath}>RSS feed</a>
        </p>
      </Stack>
    </Container>
  );
}
