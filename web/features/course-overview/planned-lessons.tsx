import type { CourseWithLessons } from '@chalkline/contract/courses';
import type { ReactElement } from 'react';
import { Stack } from '../../ui/layout.tsx';
import styles from './syllabus.module.css';

export interface PlannedLessonsProps {
  readonly lessons: CourseWithLessons['plannedLessons'];
}

/** The outline of a course that isn't published yet. */
export function PlannedLessons({ lessons }: PlannedLessonsProps): ReactElement {
  return (
    <div className={styles.syllabus}>
      <p className={styles.total}>
        {lessons.length} {lessons.length === 1 ? 'lesson' : 'lessons'} planned. Details can still change.
      </p>
      <ol className={styles.lessons}>
        {lessons.map(({ title, description }, index) => (
          <li key={title} className={styles.lesson}>
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            <div className={styles.text}>
              <h3 className={styles.title}>{title}</h3>
              {description ? <p className={styles.description}>{description}</p> : null}
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** The outline with its heading, if the course has one. */
export function PlannedLessonsSection({ lessons }: PlannedLessonsProps): ReactElement | null {
  if (lessons.length === 0) return null;
  return (
    <Stack gap={16}>
      <h2>Planned lessons</h2>
      <PlannedLessons lessons={lessons} />
    </Stack>
  );
}
