import type { CourseWithLessons } from '@chalkline/contract/courses';
import type { ReactElement, ReactNode } from 'react';
import { CardGrid } from '../../ui/card-grid.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Stack } from '../../ui/layout.tsx';
import type { PartSubject } from '../../ui/parts/part-subjects.ts';
import { CourseComingSoon } from './course-coming-soon.tsx';
import { LessonCard } from './lesson-card.tsx';
import { PlannedLessonsSection } from './planned-lessons.tsx';

export interface CourseLessonsProps {
  readonly course: CourseWithLessons;
  readonly subject: PartSubject;
  readonly completedIds: ReadonlySet<number>;
  /** An action for an unpublished course. */
  readonly waitlist?: ReactNode;
}

export function CourseLessons(props: CourseLessonsProps): ReactElement {
  return (
    <Stack gap={24}>
      <h2>Course Lessons</h2>
      <Lessons {...props} />
    </Stack>
  );
}

function Lessons({ course, subject, completedIds, waitlist }: CourseLessonsProps): ReactElement {
  if (!course.isPublished) {
    return (
      <>
        <CourseComingSoon course={course} action={waitlist} />
        <PlannedLessonsSection lessons={course.plannedLessons} />
      </>
    );
  }
  if (course.lessons.length === 0) {
    return (
      <EmptyState title="No lessons available yet." glyph="video">
        This course is currently being developed.
      </EmptyState>
    );
  }
  return (
    <CardGrid as="ol" columns="four">
      {course.lessons.map((lesson) => (
        <LessonCard
          key={lesson.id}
          course={course}
          lesson={lesson}
          subject={subject}
          isCompleted={completedIds.has(lesson.id)}
        />
      ))}
    </CardGrid>
  );
}
