import type { Course } from '@chalkline/contract/courses';
import { drawingLabel } from '@chalkline/domain/content/drawing-label';
import { sourceSetOf } from '@chalkline/domain/content/picture-sources';
import type { ReactElement } from 'react';
import { CoverImage } from '../../ui/cover-image.tsx';
import { PartDrawing } from '../../ui/part-drawing.tsx';
import { courseSubject } from './course-subject.ts';

/** A course's image, or a drawing made from its slug. Decoration next to the course's title. */
export function CourseCover({ course }: { course: Course }): ReactElement {
  if (course.imageUrl === null) {
    return <PartDrawing seed={course.slug} subject={courseSubject(course)} label={drawingLabel(course.id)} />;
  }
  return <CoverImage src={course.imageUrl} srcSet={sourceSetOf(course.imageUrl)} />;
}
