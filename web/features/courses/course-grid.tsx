import type { Course } from '@chalkline/contract/courses';
import type { UserCourse } from '@chalkline/contract/progress';
import type { ReactElement, ReactNode } from 'react';
import { CardGrid } from '../../ui/card-grid.tsx';
import { RenderedOnce } from '../../ui/rendered-once.tsx';
import { SkeletonGroup } from '../../ui/skeleton.tsx';
import { CourseCard } from './course-card.tsx';
import { CourseCardSkeleton } from './course-card-skeleton.tsx';

export interface CourseGridProps {
  readonly courses: readonly Course[];
  /** The learner's courses; none for a visitor. */
  readonly userCourses?: readonly UserCourse[];
  readonly isSignedIn: boolean;
  /** The level of the cards' headings. */
  readonly level?: 2 | 3;
  /** An action for an unpublished course. */
  waitlist?(course: Course): ReactNode;
}

/** Course cards in the order given. */
export function CourseGrid(props: CourseGridProps): ReactElement {
  const { courses, userCourses = [], isSignedIn, level = 3, waitlist } = props;
  const progress = new Map(userCourses.map((course) => [course.id, course.progress]));
  return (
    <CardGrid columns="four">
      {courses.map((course) => {
        const cardProps = { course, progress: progress.get(course.id) ?? 0, isSignedIn, level };
        // The waitlist button keeps state, so such a card is not shared.
        return waitlist && !course.isPublished ? (
          <li key={course.id} id={course.slug}>
            <CourseCard {...cardProps} waitlist={waitlist(course)} />
          </li>
        ) : (
          <RenderedOnce key={course.id} as="li" id={course.slug}>
            <CourseCard {...cardProps} />
          </RenderedOnce>
        );
      })}
    </CardGrid>
  );
}

const skeletonKeys = ['1', '2', '3', '4', '5', '6'];

export function CourseGridSkeleton(): ReactElement {
  return (
    <SkeletonGroup label="Loading courses">
      <CardGrid as="div" columns="four">
        {skeletonKeys.map((key) => (
          <CourseCardSkeleton key={key} />
        ))}
      </CardGrid>
    </SkeletonGroup>
  );
}
