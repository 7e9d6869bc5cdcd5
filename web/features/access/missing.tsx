import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { useViewer } from '../../api/viewer.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageOfBothShells } from './page-of-both-shells.tsx';

export function CourseMissing(): ReactElement {
  const courses = useCoursesPath();
  return (
    <PageOfBothShells>
      <EmptyState
        level={1}
        glyph="book"
        title="Course not found"
        action={
          <Link href={courses} asChild>
            <ButtonLink>Back to courses</ButtonLink>
          </Link>
        }
      >
        The course you're looking for doesn't exist or has been removed.
      </EmptyState>
    </PageOfBothShells>
  );
}

export function LessonMissing({ courseSlug }: { courseSlug: string | undefined }): ReactElement {
  const courses = useCoursesPath();
  return (
    <PageOfBothShells>
      <EmptyState
        level={1}
        glyph="video"
        title="Lesson not found"
        action={
          <Link href={courseSlug ? `/${courseSlug}` : courses} asChild>
            <ButtonLink>Back to Course</ButtonLink>
          </Link>
        }
      >
        This lesson doesn't exist or has been removed.
      </EmptyState>
    </PageOfBothShells>
  );
}

/** The catalogue in the app would ask visitors to sign in. */
function useCoursesPath(): string {
  const { viewer } = useViewer();
  return viewer ? '/courses' : '/replit-courses';
}
