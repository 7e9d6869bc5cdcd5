import type { Course } from '@chalkline/contract/courses';
import { decideAccess } from '@chalkline/domain/access/decide-access';
import { courseToTry, nextCourseToTry } from '@chalkline/domain/courses/free-lesson';
import { completedPerCourse } from '@chalkline/domain/progress/completed-lessons';
import type { ReactElement, ReactNode } from 'react';
import { Link } from 'wouter';
import { useResource } from '../../api/resource.ts';
import { coursesResource, userProgressResource } from '../../api/resources.ts';
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

/** Leads people without a plan to a free lesson that they have not tried, and to the plans after the last one. */
export function TryFreeLesson({ course, children, ...look }: TryFreeLessonProps): ReactElement | null {
  const { viewer } = useViewer();
  const { flagshipCourseSlug } = useSite();
  const isOffered = decideAccess('paid', viewer) !== 'allow';
  const isChosenHere = isOffered && course === undefined;
  const { data: courses = [] } = useResource(coursesResource, isChosenHere);
  const { data: records = [] } = useResource(userProgressResource, isChosenHere && viewer !== null);
  const best = courseToTry(course ? [course] : courses, flagshipCourseSlug);
  if (!best || !isOffered) return null;
  const started = completedPerCourse(records);
  const offered = course ?? nextCourseToTry(courses, started, flagshipCourseSlug);
  const href = offered ? `/${offered.slug}/${offered.freeLessonOrder}` : '/pricing';
  return (
    <Link href={href} asChild>
      <ButtonLink {...look} className={styles.offer} trailing={<Glyph name="arrow-right" size={20} />}>
        {children ?? labelOf(offered, offered !== best)}
      </ButtonLink>
    </Link>
  );
}

function labelOf(offered: Course | undefined, isAnother: boolean): string {
  if (!offered) return 'See the plans';
  if (isAnother) return `Try a free lesson of ${offered.title}`;
  return offered.freeLessonOrder === 1 ? 'Try the first lesson free' : 'Try a lesson free';
}
