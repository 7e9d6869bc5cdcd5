import { courseBySlugResource } from '../../api/resources.ts';
import type { Subject } from '../screen.ts';

/** The course in an address. */
export const courseSubject: Subject<'courseSlug'> = {
  resource: ({ courseSlug }) => courseBySlugResource(courseSlug),
  missing: 'course',
};
