import type { Course } from '@chalkline/contract/courses';
import type { ReactElement } from 'react';
import { PartDrawing } from '../../ui/part-drawing.tsx';
import styles from './course-cover.module.css';
import { courseSubject } from './course-subject.ts';

/** A course's picture: its image, or a drawing made from its slug. Decoration beside the course's title. */
export function CourseCover({ course }: { course: Course }): ReactElement {
  if (course.imageUrl === null) {
    return <PartDrawing seed={course.slug} subject={courseSubject(course)} label={`No. ${course.id}`} />;
  }
  return (
    <img
      className={styles.image}
      src={course.imageUrl}
      alt=""
      width={640}
      height={360}
      loading="lazy"
      decoding="async"
    />
  );
}
