import type { Course } from '@chalkline/contract/courses';
import { decideAccess } from '@chalkline/domain/access/decide-access';
import { courseToTry } from '@chalkline/domain/courses/free-lesson';
import type { ReactElement, ReactNode } from 'react';
import { Link } from 'wouter';
import { useResource } from '../../api/resource.ts';
import { coursesResource } from '../../api/resources.ts';
import { useSite, useViewer } from '../../api/viewer.ts';
import { ButtonLink, type ButtonLook } from '../../ui/button.tsx';
import { Glyph } from '../../ui/glyphs.tsx';
import styles from './try-free-lesson.module.css';

export interface TryFreeLessonProps extends Pick<ButtonLook, 'variant' | 'size'> {
  /** The course whose lesson is offered; by default the best one to try. */
  readonly course?: Course;
  /** The text of the link. */
  readonly children?: ReactNode;
}

/** Leads people without a plan to a lesson that is free. */
export function TryFreeLesson({ course, children, ...look }: TryFreeLessonProps): ReactElement | null {
  const { viewer } = useViewer();
  const { flagshipCourseSlug } = useSite();
  const { data: courses = [] } = useResource(coursesResource, course === undefined);
  const offered = courseToTry(course ? [course] : courses, flagshipCourseSlug);
  if (!offered || decideAccess('paid', viewer) === 'allow') return null;
  return (
    <Link href={`/${offered.slug}/${offered.freeLessonOrder}`} asChild>
      <ButtonLink {...look} className={styles.offer} trailing={<Glyph name="arrow-right" size={20} />}>
        {children ?? (offered.freeLessonOrder === 1 ? 'Try the first lesson free' : 'Try a lesson free')}
      </ButtonLink>
    </Link>
  );
}
