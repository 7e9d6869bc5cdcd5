import type { Course } from '@chalkline/contract/courses';
import type { ReactElement, ReactNode } from 'react';
import { Card, CardMedia } from '../../ui/card.tsx';
import { ChalkHeading } from '../../ui/chalk-heading.tsx';
import styles from './course-header.module.css';

export interface CourseHeaderProps {
  readonly course: Course;
  readonly cover: ReactNode;
  /** Shown below the description. */
  readonly children: ReactNode;
}

export function CourseHeader({ course, cover, children }: CourseHeaderProps): ReactElement {
  return (
    <header className={styles.header}>
      <div className={styles.text}>
        <ChalkHeading seed={course.slug}>{course.title}</ChalkHeading>
        <p className={styles.description}>{course.description}</p>
        {children}
      </div>
      <Card padded={false} className={styles.cover}>
        <CardMedia dimmed={!course.isPublished} className={styles.media}>
          {cover}
        </CardMedia>
      </Card>
    </header>
  );
}
