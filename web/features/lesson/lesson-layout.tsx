import type { ReactElement, ReactNode } from 'react';
import styles from './lesson-layout.module.css';

export interface LessonLayoutProps {
  readonly lesson: ReactNode;
  readonly actions?: ReactNode;
  /** What comes after the course, once it is done. */
  readonly end?: ReactNode;
  readonly contents: ReactNode;
  /** The list of keys, for those who have some. */
  readonly keys?: ReactNode;
}

/**
 * The lesson, and beside it what to do with it. On a narrow screen the actions stick to the bottom while
 * the lesson is read, and come to rest between it and the contents.
 */
export function LessonLayout({ lesson, actions, end, contents, keys }: LessonLayoutProps): ReactElement {
  return (
    <div className={styles.layout}>
      <article className={styles.lesson}>{lesson}</article>
      <div className={styles.side}>
        {actions ? (
          <div className={styles.actions} data-bar-at-foot>
            {actions}
          </div>
        ) : null}
        {end ? <div className={styles.end}>{end}</div> : null}
        <div className={styles.contents}>{contents}</div>
        {keys ? <div className={styles.keys}>{keys}</div> : null}
      </div>
    </div>
  );
}
