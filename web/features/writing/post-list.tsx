import type { PostSummary } from '@chalkline/contract/writing';
import type { ReactElement } from 'react';
import { Card, CardBody, CardMedia, stretchedLink } from '../../ui/card.tsx';
import { Grid } from '../../ui/layout.tsx';
import { postByline } from './post-byline.tsx';
import { PostCover } from './post-cover.tsx';
import styles from './post-list.module.css';

export function PostList({ posts }: { posts: readonly PostSummary[] }): ReactElement {
  return (
    <Grid columns={3} min={300}>
      {posts.map((post) => (
        <Card key={post.slug} as="article" interactive padded={false} className={styles.post}>
          <CardMedia>
            <PostCover post={post} isDecoration />
          </CardMedia>
          <CardBody className={styles.body}>
            <h2 className={styles.title}>
              <a href={`/blog/${post.slug}`} className={stretchedLink}>
                {post.title}
              </a>
            </h2>
            <p>{post.description}</p>
            <p className={styles.byline}>{postByline(post)}</p>
          </CardBody>
        </Card>
      ))}
    </Grid>
  );
}
