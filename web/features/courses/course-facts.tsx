import type { Course } from '@chalkline/contract/courses';
import { difficultyLabels } from '@chalkline/domain/courses/course';
import type { ReactElement } from 'react';
import type { GlyphName } from '../../ui/glyph-paths.ts';
import { Glyph } from '../../ui/glyphs.tsx';
import { RenderedOnce } from '../../ui/rendered-once.tsx';
import styles from './course-facts.module.css';

/** Difficulty, duration and number of lessons. A course in the making has no lessons to count. */
export function CourseFacts({ course }: { course: Course }): ReactElement {
  return (
    <RenderedOnce as="ul" className={styles.facts}>
      <Facts course={course} />
    </RenderedOnce>
  );
}

function Facts({ course }: { course: Course }): ReactElement {
  return (
    <>
      <li>{difficultyLabels[course.difficulty]}</li>
      <Fact glyph="clock">{course.duration}</Fact>
      {course.totalLessons > 0 ? <Fact glyph="video">{lessonCount(course.totalLessons)}</Fact> : null}
    </>
  );
}

function Fact({ glyph, children }: { glyph: GlyphName; children: string }): ReactElement {
  return (
    <li className={styles.fact}>
      <Glyph name={glyph} size={16} />
      {children}
    </li>
  );
}

function lessonCount(count: number): string {
  return count === 1 ? '1 lesson' : `${count} lessons`;
}
