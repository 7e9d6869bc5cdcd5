import type { LinkedLesson } from '@chalkline/contract/snippets';
import { linkedLessonTitle } from '@chalkline/domain/prompts/preview';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { type GlyphName, glyphPaths } from '../../ui/glyph-paths.ts';
import { Glyph } from '../../ui/glyphs.tsx';
import { RenderedOnce } from '../../ui/rendered-once.tsx';
import styles from './linked-lessons.module.css';

export interface LinkedLessonsProps {
  readonly lessons: readonly LinkedLesson[];
  /** False where the lessons can't be opened; their names are still shown. */
  readonly areLinks?: boolean;
}

/** The lessons in which a prompt is used. */
export function LinkedLessons({ lessons, areLinks = true }: LinkedLessonsProps): ReactElement {
  if (lessons.length === 0) return <p className={styles.none}>No lessons linked</p>;
  return (
    <RenderedOnce as="ul" className={styles.lessons} aria-label="Lessons">
      <LessonNames lessons={lessons} areLinks={areLinks} />
    </RenderedOnce>
  );
}

function LessonNames({ lessons, areLinks }: Required<LinkedLessonsProps>): ReactElement {
  return (
    <>
      {lessons.map((lesson) => (
        <li key={lesson.id}>
          {areLinks ? (
            <Link
              href={`/${lesson.course.slug}/${lesson.orderIndex}`}
              className={styles.lesson}
              title={fullName(lesson)}
            >
              <LessonName lesson={lesson} />
            </Link>
          ) : (
            <span className={styles.lesson} title={fullName(lesson)}>
              <LessonName lesson={lesson} />
            </span>
          )}
        </li>
      ))}
    </>
  );
}

function LessonName({ lesson: { title, course } }: { lesson: LinkedLesson }): ReactElement {
  return (
    <>
      <Glyph name={courseGlyph(course.icon)} size={18} />
      {linkedLessonTitle(title)}
    </>
  );
}

function fullName({ title, course }: LinkedLesson): string {
  return `${title} (${course.title})`;
}

/** A course may have an unknown icon. */
function courseGlyph(icon: string): GlyphName {
  return icon in glyphPaths ? (icon as GlyphName) : 'book';
}
