import { completedPerCourse } from '@chalkline/domain/progress/completed-lessons';
import { nextStep } from '@chalkline/domain/progress/next-step';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { useResource } from '../../api/resource.ts';
import { coursesResource, userProgressResource } from '../../api/resources.ts';
import { useSite } from '../../api/viewer.ts';
import { ButtonLink, type ButtonVariant } from '../../ui/button.tsx';
import { Glyph } from '../../ui/glyphs.tsx';

/** The next course after this one, or a link to all courses. */
export function NextCourse({ variant }: { variant: ButtonVariant }): ReactElement | null {
  const { data: courses = [], isPending } = useResource(coursesResource);
  const { data: records = [] } = useResource(userProgressResource);
  const { flagshipCourseSlug } = useSite();
  if (isPending) return null;
  const step = nextStep(courses, completedPerCourse(records), flagshipCourseSlug);
  if (step.kind === 'rest') {
    return (
      <Link href="/courses" asChild>
        <ButtonLink variant={variant}>See all courses</ButtonLink>
      </Link>
    );
  }
  return (
    <>
      <p>
        {step.kind === 'continue' ? 'Continue with' : 'Next up is'} <strong>{step.course.title}</strong>.
      </p>
      <Link href={`/${step.course.slug}`} asChild>
        <ButtonLink variant={variant} trailing={<Glyph name="arrow-right" size={20} />}>
          {step.kind === 'continue' ? 'Continue' : 'Start'}
          <span className="visually-hidden">: {step.course.title}</span>
        </ButtonLink>
      </Link>
    </>
  );
}
