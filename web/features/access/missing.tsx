import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

export function CourseMissing(): ReactElement {
  return (
    <EmptyState
      level={1}
      glyph="book"
      title="Course not found"
      action={
        <Link href="/courses" asChild>
          <ButtonLink>Back to courses</ButtonLink>
        </Link>
      }
    >
      The course you're looking for doesn't exist or has been removed.
    </EmptyState>
  );
}

export function LessonMissing({ courseSlug }: { courseSlug: string | undefined }): ReactElement {
  return (
    <EmptyState
      level={1}
      glyph="video"
      title="Lesson not found"
      action={
        <Link href={courseSlug ? `/${courseSlug}` : '/courses'} asChild>
          <ButtonLink>Back to Course</ButtonLink>
        </Link>
      }
    >
      This lesson doesn't exist or has been removed.
    </EmptyState>
  );
}
