import type { CourseWithLessons, LessonOutline } from '@chalkline/contract/courses';
import { neighbours } from '@chalkline/domain/courses/lesson-order';
import type { ReactElement, ReactNode } from 'react';
import { Link } from 'wouter';
import { ButtonLink } from '../../ui/button.tsx';
import { Glyph } from '../../ui/glyphs.tsx';
import styles from './lesson-steps.module.css';

export interface LessonStepsProps {
  readonly course: CourseWithLessons;
  readonly lesson: LessonOutline;
  /** Makes Next the main action, unless this is the last lesson: the end of the course then has one. */
  readonly isCompleted: boolean;
  /** The button that completes the lesson. */
  readonly children: ReactNode;
}

/** The buttons for completing a lesson and for the previous and next lesson. */
export function LessonSteps({ course, lesson, isCompleted, children }: LessonStepsProps): ReactElement {
  const { previous, next } = neighbours(course.lessons, lesson.orderIndex);
  return (
    <nav aria-label="This lesson and its neighbours" className={styles.steps}>
      <div className={styles.complete}>{children}</div>
      <Link href={previous ? `/${course.slug}/${previous.orderIndex}` : `/${course.slug}`} asChild>
        <ButtonLink className={styles.step} icon={<Glyph name="arrow-left" size={20} />}>
          <span className={styles.label}>Previous</span>
          <span className="visually-hidden">: {previous?.title ?? course.title}</span>
        </ButtonLink>
      </Link>
      <Link href={next ? `/${course.slug}/${next.orderIndex}` : '/courses'} asChild>
        <ButtonLink
          className={styles.step}
          variant={isCompleted && next ? 'marker' : 'outline'}
          trailing={<Glyph name="arrow-right" size={20} />}
        >
          <span className={styles.label}>Next</span>
          <span className="visually-hidden">: {next?.title ?? 'all courses'}</span>
        </ButtonLink>
      </Link>
    </nav>
  );
}
