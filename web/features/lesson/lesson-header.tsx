import type { CourseWithLessons, LessonOutline } from '@chalkline/contract/courses';
import type { ReactElement, ReactNode } from 'react';
import { Link } from 'wouter';
import { ChalkHeading } from '../../ui/chalk-heading.tsx';
import { Glyph } from '../../ui/glyphs.tsx';
import { contentsId } from './contents-id.ts';
import styles from './lesson-header.module.css';

export interface LessonHeaderProps {
  readonly course: CourseWithLessons;
  readonly lesson: LessonOutline;
  /** Adds it to the favourites. */
  readonly star?: ReactNode;
}

export function LessonHeader({ course, lesson, star }: LessonHeaderProps): ReactElement {
  return (
    <header className={styles.header}>
      <Link href={`/${course.slug}`} className={styles.back}>
        <Glyph name="arrow-left" size={20} />
        {course.title}
      </Link>
      <ChalkHeading seed={`${course.slug}/${lesson.orderIndex}`}>{lesson.title}</ChalkHeading>
      <ul className={styles.facts}>
        <li>
          <a href={`#${contentsId}`}>
            Lesson {lesson.orderIndex} of {course.lessons.length}
          </a>
        </li>
        <li>
          <Glyph name="clock" size={16} />
          {lesson.duration}
        </li>
        <li>
          <Glyph name="spark" size={16} />
          {lesson.xpReward} XP
        </li>
        {star ? <li>{star}</li> : null}
      </ul>
    </header>
  );
}
