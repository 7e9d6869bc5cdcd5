import type { Course } from '@chalkline/contract/courses';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { ButtonLink } from '../../ui/button.tsx';
import { Grid } from '../../ui/layout.tsx';
import { CourseCard } from './course-card.tsx';

export interface FeaturedCoursesProps {
  readonly courses: readonly Course[];
  /** Which ones, and in which order. */
  readonly ids: readonly number[];
  readonly isSignedIn: boolean;
}

/** A chosen few, each with a way into the app. */
export function FeaturedCourses({ courses, ids, isSignedIn }: FeaturedCoursesProps): ReactElement {
  const featured = ids.flatMap((id) => courses.find((course) => course.id === id) ?? []);
  return (
    <Grid columns={3} min={300}>
      {featured.map((course) => (
        <CourseCard
          key={course.id}
          course={course}
          progress={0}
          isSignedIn={isSignedIn}
          action={<StartLearning course={course} />}
        />
      ))}
    </Grid>
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
