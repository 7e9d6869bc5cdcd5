import type { CourseWithLessons } from '@chalkline/contract/courses';
import { progressSentence } from '@chalkline/domain/progress/progress-text';
import type { ReactElement } from 'react';
import { Badge } from '../../ui/badge.tsx';
import { Glyph } from '../../ui/glyphs.tsx';
import { Progress } from '../../ui/progress.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import styles from './course-progress.module.css';

export interface CourseProgressProps {
  readonly course: CourseWithLessons;
  readonly completedIds: ReadonlySet<number>;
}

/** The learner's progress. */
export function CourseProgress({ course, completedIds }: CourseProgressProps): ReactElement {
  const completed = course.lessons.filter((lesson) => completedIds.has(lesson.id)).length;
  const sentence = progressSentence(completed, course.totalLessons);
  return (
    <div className={styles.progress}>
      <p className={styles.sentence}>
        {sentence}
        {completed > 0 && completed === course.lessons.length ? (
          <Badge tone="marker" icon={<Glyph name="check" size={16} />}>
            Course completed
          </Badge>
        ) : null}
      </p>
      <Progress
        value={completed}
        max={Math.max(course.totalLessons, 1)}
        label="Course progress"
        valueText={sentence}
        seed={course.slug}
      />
    </div>
  );
}

/** As high as the text, the bar and the buttons that replace it. */
export function CourseProgressSkeleton(): ReactElement {
  return (
    <SkeletonGroup label="Loading your progress" className={styles.progress ?? ''}>
      <Skeleton width="60%" />
      <Skeleton height="16px" />
      <Skeleton width="220px" height="48px" />
    </SkeletonGroup>
  );
}
