import type { CourseWithLessons } from '@chalkline/contract/courses';
import type { ReactElement, ReactNode } from 'react';
import { Badge } from '../../ui/badge.tsx';
import { Card, CardMedia } from '../../ui/card.tsx';
import { ChalkHeading } from '../../ui/chalk-heading.tsx';
import { Glyph } from '../../ui/glyphs.tsx';
import { CourseActions } from './course-actions.tsx';
import styles from './course-header.module.css';
import { CourseStanding } from './course-standing.tsx';

export interface CourseHeaderProps {
  readonly course: CourseWithLessons;
  readonly cover: ReactNode;
  readonly facts: ReactNode;
  /** Missing while it is not known. */
  readonly completedIds: ReadonlySet<number> | undefined;
}

export function CourseHeader({ course, cover, facts, completedIds }: CourseHeaderProps): ReactElement {
  const isFinished =
    course.lessons.length > 0 && course.lessons.every((lesson) => completedIds?.has(lesson.id));
  return (
    <header className={styles.header}>
      <div className={styles.words}>
        <ChalkHeading seed={course.slug}>{course.title}</ChalkHeading>
        <p className={styles.description}>{course.description}</p>
        {facts}
        <CourseStanding course={course} completedIds={completedIds} />
        {isFinished ? (
          <Badge tone="marker" icon={<Glyph name="check" size={16} />}>
            Course completed
          </Badge>
        ) : null}
        <CourseActions course={course} completedIds={completedIds ?? new Set()} />
      </div>
      <Card padded={false} className={styles.cover}>
        <CardMedia dimmed={!course.isPublished} className={styles.media}>
          {cover}
        </CardMedia>
      </Card>
    </header>
  );
}
