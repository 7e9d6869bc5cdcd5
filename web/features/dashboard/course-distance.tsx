import type { Course } from '@chalkline/contract/courses';
import { distanceSentence } from '@chalkline/domain/progress/progress-text';
import type { ReactElement } from 'react';
import { Progress } from '../../ui/progress.tsx';
import styles from './course-distance.module.css';

export interface CourseDistanceProps {
  readonly course: Course;
  readonly lessonsLeft: number;
  /** The name of the certification that the course leads to, if it is still to be earned. */
  readonly certification: string | undefined;
}

/** How much of a course is left, and what can be earned then. */
export function CourseDistance(props: CourseDistanceProps): ReactElement {
  const { course, lessonsLeft, certification } = props;
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
      {certification ? (
        <p className={styles.then}>
          Then you can earn <strong>{certification}</strong>.
        </p>
      ) : null}
    </div>
  );
}
