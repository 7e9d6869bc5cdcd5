import type { CourseWithLessons } from '@chalkline/contract/courses';
import { progressSentence } from '@chalkline/domain/learning/progress-text';
import type { ReactElement } from 'react';
import { Progress } from '../../ui/progress.tsx';
import styles from './course-standing.module.css';

export interface CourseStandingProps {
  readonly course: CourseWithLessons;
  readonly completedIds: ReadonlySet<number> | undefined;
}

/** How far the learner has come. */
export function CourseStanding({ course, completedIds }: CourseStandingProps): ReactElement {
  const completed = course.lessons.filter((lesson) => completedIds?.has(lesson.id)).length;
  const sentence = progressSentence(completed, course.totalLessons);
  return (
    <div className={styles.standing}>
      <p className={styles.sentence}>{completedIds ? sentence : 'Looking up your progress'}</p>
      <Progress
        value={completedIds ? completed : null}
        max={Math.max(course.totalLessons, 1)}
        label="Course progress"
        valueText={sentence}
        seed={course.slug}
      />
    </div>
  );
}
