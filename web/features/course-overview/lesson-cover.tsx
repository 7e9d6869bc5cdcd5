import type { Course, LessonOutline } from '@chalkline/contract/courses';
import type { ReactElement } from 'react';
import { PartDrawing } from '../../ui/part-drawing.tsx';
import type { PartSubject } from '../../ui/parts/subjects.ts';
import styles from './lesson-cover.module.css';

export interface LessonCoverProps {
  readonly course: Course;
  readonly lesson: LessonOutline;
  readonly subject: PartSubject;
}

/** The course's image; without one, the course's subject drawn anew for each lesson. */
export function LessonCover({ course, lesson, subject }: LessonCoverProps): ReactElement {
  if (course.imageUrl === null) {
    return (
      <PartDrawing
        seed={`${course.slug}/${lesson.orderIndex}`}
        subject={subject}
        label={`${course.id}.${lesson.orderIndex}`}
      />
    );
  }
  return (
    <img className={styles.image} src={course.imageUrl} alt="" width={640} height={360} loading="lazy" />
  );
}
