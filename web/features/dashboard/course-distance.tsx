import type { Course } from '@chalkline/contract/courses';
import { distanceSentence } from '@chalkline/domain/progress/progress-text';
import type { ReactElement } from 'react';
import { Progress } from '../../ui/progress.tsx';
import styles from './course-distance.module.css';

export interface CourseDistanceProps {
  readonly course: Course;
  readonly lessonsLeft: number;
}

/** How much of a course is left. */
export function CourseDistance({ course, lessonsLeft }: CourseDistanceProps): ReactElement {
  const sentence = distanceSentence(lessonsLeft, course.title);
  return (
    <div className={styles.distance}>
      <Progress
        value={course.totalLessons - lessonsLeft}
        max={course.totalLessons}
        label={`Progress in ${course.title}`}
        valueText={sentence}
        seed={course.slug}
      />
      <p className={styles.text}>{sentence}</p>
    </div>
  );
}
