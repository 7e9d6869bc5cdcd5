import type { Course } from '@chalkline/contract/courses';
import type { UserCourse } from '@chalkline/contract/progress';
import { totalXpText } from '@chalkline/domain/progress/xp';
import type { ReactElement } from 'react';
import styles from './learner-figures.module.css';

export interface LearnerFiguresProps {
  readonly totalXp: number;
  readonly completedLessons: number;
  readonly courses: readonly Course[];
  readonly userCourses: readonly UserCourse[];
}

/** The learner's progress in three numbers. */
export function LearnerFigures(props: LearnerFiguresProps): ReactElement {
  const { totalXp, completedLessons, courses, userCourses } = props;
  const finished = userCourses.filter((course) => course.progress === 100).length;
  const published = courses.filter((course) => course.isPublished);
  const lessons = published.reduce((sum, course) => sum + course.totalLessons, 0);
  return (
    <dl className={styles.figures}>
      <Figure label="Total XP" value={totalXpText(totalXp)} />
      <Figure label="Lessons completed" value={completedLessons} total={lessons} />
      <Figure label="Courses completed" value={finished} total={published.length} />
    </dl>
  );
}

function Figure({
  label,
  value,
  total,
}: {
  label: string;
  value: string | number;
  total?: number;
}): ReactElement {
  return (
    <div className={styles.figure}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>
        {value}
        {total === undefined ? null : <span className={styles.total}> of {total}</span>}
      </dd>
    </div>
  );
}
