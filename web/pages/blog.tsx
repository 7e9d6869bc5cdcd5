import type { ReactElement } from 'react';
import { useResource } from '../api/resource.ts';
import { postsResource } from '../api/resources.ts';
import { PostList } from '../features/writing/post-list.tsx';
import { ChalkHeading } from '../ui/chalk-heading.tsx';
import { Container, Stack } from '../ui/layout.tsx';
import styles from './blog.module.css';

export function Screen(): ReactElement {
  const { data: posts = [] } = useResource(postsResource);
  return (
    <Container className={styles.page}>
      <Stack gap={40}>
        <ChalkHeading>Blog</ChalkHeading>
        <PostList posts={posts} />
      </Stack>
    </Container>
  );
}
