import type { ReactElement, ReactNode } from 'react';
import styles from './lesson-layout.module.css';

export interface LessonLayoutProps {
  readonly lesson: ReactNode;
  readonly actions?: ReactNode;
  /** Shown once the course is completed. */
  readonly end?: ReactNode;
  /** Links to the parts of the lesson, on wide screens. */
  readonly parts?: ReactNode;
  readonly contents: ReactNode;
  /** The list of keyboard shortcuts, for people who have some. */
  readonly keys?: ReactNode;
}

/**
 * The lesson with its actions next to it. On a narrow screen the actions stick to the bottom while the lesson
 * is read, and end up between it and the contents.
 */
export function LessonLayout(props: LessonLayoutProps): ReactElement {
  const { lesson, actions, end, parts, contents, keys } = props;
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
        {parts ? <div className={styles.parts}>{parts}</div> : null}
        <div className={styles.contents}>{contents}</div>
        {keys ? <div className={styles.keys}>{keys}</div> : null}
      </div>
    </div>
  );
}
