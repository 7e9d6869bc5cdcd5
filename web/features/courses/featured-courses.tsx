import type { Course } from '@chalkline/contract/courses';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { ButtonLink } from '../../ui/button.tsx';
import { CardGrid } from '../../ui/card-grid.tsx';
import { SkeletonGroup } from '../../ui/skeleton.tsx';
import { SnapList } from '../../ui/snap-list.tsx';
import { CourseCard } from './course-card.tsx';
import { CourseCardSkeleton } from './course-card-skeleton.tsx';
import styles from './featured-courses.module.css';

export interface FeaturedCoursesProps {
  readonly courses: readonly Course[];
  /** The ids of the courses, in order. */
  readonly ids: readonly number[];
  readonly isSignedIn: boolean;
}

/** A few chosen courses, each with a link into the app. */
export function FeaturedCourses({ courses, ids, isSignedIn }: FeaturedCoursesProps): ReactElement {
  const featured = ids.flatMap((id) => courses.find((course) => course.id === id) ?? []);
  return (
    <SnapList label="Popular Courses" className={styles.trio}>
      {featured.map((course) => (
        <li key={course.id}>
          <CourseCard
            course={course}
            progress={0}
            isSignedIn={isSignedIn}
            action={<StartLearning course={course} />}
          />
        </li>
      ))}
    </SnapList>
  );
}

export function FeaturedCoursesSkeleton({ ids }: Pick<FeaturedCoursesProps, 'ids'>): ReactElement {
  return (
    <SkeletonGroup label="Loading courses">
      <CardGrid as="div" columns="trio">
        {ids.map((id) => (
          <CourseCardSkeleton key={id} />
        ))}
      </CardGrid>
    </SkeletonGroup>
  );
}

function StartLearning({ course }: { course: Course }): ReactElement {
  return (
    <Link href="/dashboard" asChild>
      <ButtonLink fullWidth>
        Start Learning<span className="visually-hidden">: {course.title}</span>
      </ButtonLink>
    </Link>
  );
}
