import type { CourseWithLessons } from '@chalkline/contract/courses';
import { nextUnfinishedLesson } from '@chalkline/domain/progress/progress';
import { type ReactElement, type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { ButtonLink } from '../../ui/button.tsx';
import { Glyph } from '../../ui/glyphs.tsx';
import styles from './course-end.module.css';
import { NextCourse } from './next-course.tsx';

export interface CourseEndProps {
  readonly course: CourseWithLessons;
  readonly completedIds: ReadonlySet<number>;
  /** Whether this has just happened. The button that caused it is gone, so the focus goes here. */
  readonly isNew?: boolean;
  /** Whether the next course is the main action of the screen. */
  readonly isNextAction: boolean;
  /** The certification that finishing the course leads to. */
  readonly certification: ReactNode;
}

/** What comes after a course: its certification and the next course, or first the skipped lessons. */
export function CourseEnd(props: CourseEndProps): ReactElement {
  const { course, completedIds, isNew = false, isNextAction, certification } = props;
  const open = nextUnfinishedLesson(course.lessons, completedIds);
  if (!open) {
    return (
      <EndCard title={`You've finished ${course.title}`} isNew={isNew}>
        {certification}
        <NextCourse variant={isNextAction ? 'marker' : 'outline'} />
      </EndCard>
    );
  }
  return (
    <EndCard title="That was the last lesson, but you skipped one" isNew={isNew}>
      <Link href={`/${course.slug}/${open.orderIndex}`} asChild>
        <ButtonLink trailing={<Glyph name="arrow-right" size={20} />}>
          Lesson {open.orderIndex}: {open.title}
        </ButtonLink>
      </Link>
    </EndCard>
  );
}

interface EndCardProps {
  readonly title: string;
  readonly isNew: boolean;
  readonly children: ReactNode;
}

function EndCard({ title, isNew, children }: EndCardProps): ReactElement {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isNew) heading.current?.focus();
  }, [isNew]);
  return (
    <section className={styles.end}>
      <h2 ref={heading} tabIndex={-1} className={styles.title}>
        {title}
      </h2>
      {children}
    </section>
  );
}
