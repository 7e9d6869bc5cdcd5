import type { Course, LessonOutline } from '@chalkline/contract/courses';
import { lessonDrawingLabel } from '@chalkline/domain/content/drawing-label';
import { sourceSetOf } from '@chalkline/domain/content/picture-sources';
import type { ReactElement } from 'react';
import { CoverImage } from '../../ui/cover-image.tsx';
import { PartDrawing } from '../../ui/part-drawing.tsx';
import type { PartSubject } from '../../ui/parts/part-subjects.ts';

export interface LessonCoverProps {
  readonly course: Course;
  readonly lesson: LessonOutline;
  readonly subject: PartSubject;
}

/** The course's image, or a drawing of the course's subject that differs for each lesson. */
export function LessonCover({ course, lesson, subject }: LessonCoverProps): ReactElement {
  if (course.imageUrl === null) {
    return (
      <PartDrawing
        seed={`${course.slug}/${lesson.orderIndex}`}
        subject={subject}
        label={lessonDrawingLabel(course.id, lesson.orderIndex)}
      />
    );
  }
  return <CoverImage src={course.imageUrl} srcSet={sourceSetOf(course.imageUrl)} />;
}
