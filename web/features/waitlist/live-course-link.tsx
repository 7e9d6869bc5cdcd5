import type { Course } from '@chalkline/contract/courses';
import type { ReactElement } from 'react';
import { ButtonLink } from '../../ui/button.tsx';
import { Glyph } from '../../ui/glyphs.tsx';

/** Links to the course's page, which works for visitors and members alike. */
export function LiveCourseLink({ course }: { course: Pick<Course, 'slug'> }): ReactElement {
  return (
    <div>
      <ButtonLink href={`/${course.slug}`} variant="marker" trailing={<Glyph name="arrow-right" size={20} />}>
        See the course
      </ButtonLink>
    </div>
  );
}
