import type { Course } from '@chalkline/contract/courses';
import { progressSentence } from '@chalkline/domain/progress/progress-text';
import type { ReactElement, ReactNode } from 'react';
import { Link } from 'wouter';
import { Card, CardMedia, stretchedLink } from '../../ui/card.tsx';
import { Progress } from '../../ui/progress.tsx';
import styles from './started-courses.module.css';

export interface StartedCoursesProps {
  readonly courses: readonly Course[];
  /** The number of completed lessons per course. */
  readonly completedPerCourse: ReadonlyMap<number, number>;
  coverOf(course: Course): ReactNode;
}

/** The courses that the learner has started, finished or not. */
export function StartedCourses({ courses, completedPerCourse, coverOf }: StartedCoursesProps): ReactElement {
  return (
    <ul className={styles.list}>
      {courses.map((course) => (
        <StartedCourse
          key={course.id}
          course={course}
          completed={completedPerCourse.get(course.id) ?? 0}
          cover={coverOf(course)}
        />
      ))}
    </ul>
  );
}

interface StartedCourseProps {
  readonly course: Course;
  readonly completed: number;
  readonly cover: ReactNode;
}

function StartedCourse({ course, completed, cover }: StartedCourseProps): ReactElement {
  const sentence = progressSentence(completed, course.totalLessons);
  return (
    <Card as="li" padded={false} interactive className={styles.row}>
      <CardMedia dimmed={completed >= course.totalLessons} className={styles.cover}>
        {cover}
      </CardMedia>
      <div className={styles.text}>
        <h3 className={styles.title}>
          <Link href={`/${course.slug}`} className={stretchedLink}>
            {course.title}
          </Link>
        </h3>
        <Progress
          value={completed}
          max={Math.max(course.totalLessons, 1)}
          label={`Progress in ${course.title}`}
          valueText={sentence}
          seed={course.slug}
        />
        <p className={styles.sentence}>{sentence}</p>
      </div>
    </Card>
  );
}
