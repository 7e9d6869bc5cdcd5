import type { CourseWithLessons } from '@chalkline/contract/courses';
import { completedLessonIds } from '@chalkline/domain/progress/completed-lessons';
import type { ReactElement, ReactNode } from 'react';
import { useResource } from '../../api/resource.ts';
import { userProgressResource } from '../../api/resources.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Stack } from '../../ui/layout.tsx';
import type { PartSubject } from '../../ui/parts/part-subjects.ts';
import { CourseActions } from './course-actions.tsx';
import { CourseHeader } from './course-header.tsx';
import { CourseLessons } from './course-lessons.tsx';
import { CourseProgress, CourseProgressSkeleton } from './course-progress.tsx';

export interface CourseOverviewProps {
  readonly course: CourseWithLessons;
  readonly cover: ReactNode;
  readonly facts: ReactNode;
  /** The learner's snapshots. */
  readonly timeline: ReactNode;
  /** The subject of the lessons' drawings, if the course has no image. */
  readonly subject: PartSubject;
  /** An action for an unpublished course. */
  readonly waitlist?: ReactNode;
  /** The next course, for learners who have finished this one. */
  end(completedIds: ReadonlySet<number>): ReactNode;
}

/** A course and the learner's progress in it. */
export function CourseOverview(props: CourseOverviewProps): ReactElement {
  const { course, cover, facts, timeline, subject, waitlist, end } = props;
  const { data: records, error, isFetching, refetch } = useResource(userProgressResource);
  const isUnknown = !records && !error;
  const completedIds = completedLessonIds(records ?? []);
  // A course without lessons has no snapshots.
  const hasLessons = course.lessons.length > 0;
  const isFinished = hasLessons && course.lessons.every((lesson) => completedIds.has(lesson.id));
  return (
    <Stack gap={48}>
      <CourseHeader course={course} cover={cover}>
        {facts}
        {error ? (
          <ErrorState
            title="We couldn't load your progress"
            onRetry={() => void refetch()}
            retrying={isFetching}
          />
        ) : null}
        {isUnknown ? <CourseProgressSkeleton /> : null}
        {records ? <CourseProgress course={course} completedIds={completedIds} /> : null}
        {isUnknown ? null : <CourseActions course={course} completedIds={completedIds} />}
      </CourseHeader>
      {isFinished ? end(completedIds) : null}
      {hasLessons ? timeline : null}
      <CourseLessons course={course} subject={subject} completedIds={completedIds} waitlist={waitlist} />
    </Stack>
  );
}
