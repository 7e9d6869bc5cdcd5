import type { Course } from '@chalkline/contract/courses';
import { releaseSentence } from '@chalkline/domain/courses/release-sentence';
import type { ReactElement, ReactNode } from 'react';
import { EmptyState } from '../../ui/empty-state.tsx';

export interface CourseComingSoonProps {
  readonly course: Pick<Course, 'goesLiveDate'>;
  readonly level?: 2 | 3;
  /** An action for the meantime, such as joining the waitlist. */
  readonly action?: ReactNode;
}

/** Shown in place of the lessons. */
export function CourseComingSoon({ course, level = 3, action }: CourseComingSoonProps): ReactElement {
  return (
    <EmptyState title="Course Coming Soon" glyph="calendar" level={level} action={action}>
      {releaseSentence(course.goesLiveDate)}
    </EmptyState>
  );
}
