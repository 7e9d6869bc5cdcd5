import type { ReactElement } from 'react';
import { ChipLink } from '../../ui/chip.tsx';
import styles from './tag-list.module.css';

export interface TagListProps {
  readonly tags: readonly string[];
  /** The tag whose posts are shown. */
  readonly current?: string;
  /** Whether a link to all posts comes first. */
  readonly hasAll?: boolean;
}

/** Tags as links to the posts that have them. */
export function TagList({ tags, current, hasAll = false }: TagListProps): ReactElement {
  return (
    <nav aria-label="Tags">
      <ul className={styles.tags}>
        {hasAll ? (
          <li>
            <ChipLink href="/blog" current={current === undefined}>
              All posts
            </ChipLink>
          </li>
        ) : null}
        {tags.map((tag) => (
          <li key={tag}>
            <ChipLink href={`/blog/tag/${tag}`} current={tag === current}>
              {tag}
            </ChipLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
