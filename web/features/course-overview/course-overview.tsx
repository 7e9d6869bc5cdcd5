import type { CourseWithLessons } from '@chalkline/contract/courses';
import { completedLessonIds } from '@chalkline/domain/learning/completed-lessons';
import type { ReactElement, ReactNode } from 'react';
import { useResource } from '../../api/resource.ts';
import { userProgressResource } from '../../api/resources.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Stack } from '../../ui/layout.tsx';
import type { PartSubject } from '../../ui/parts/subjects.ts';
import { CourseHeader } from './course-header.tsx';
import { CourseLessons } from './course-lessons.tsx';

export interface CourseOverviewProps {
  readonly course: CourseWithLessons;
  readonly cover: ReactNode;
  readonly facts: ReactNode;
  /** What the lessons' drawings show, when the course has no image. */
  readonly subject: PartSubject;
}

/** A course and the learner's way through it. */
export function CourseOverview({ course, cover, facts, subject }: CourseOverviewProps): ReactElement {
  const { data: records, error, isFetching, refetch } = useResource(userProgressResource);
  const completedIds = records && completedLessonIds(records);
  return (
    <Stack gap={48}>
      <CourseHeader course={course} cover={cover} facts={facts} completedIds={completedIds} />
      {error ? (
        <ErrorState
          title="Your progress could not be loaded"
          onRetry={() => void refetch()}
          retrying={isFetching}
        >
          The lessons are all here; only the ticks are missing.
        </ErrorState>
      ) : null}
      <CourseLessons course={course} subject={subject} completedIds={completedIds ?? new Set()} />
    </Stack>
  );
}
