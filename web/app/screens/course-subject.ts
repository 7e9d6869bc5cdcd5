import { courseBySlugResource } from '../../api/resources.ts';
import type { Subject } from '../screen.ts';

/** The course that an address names. */
export const courseSubject: Subject = {
  resource: ({ courseSlug = '' }) => courseBySlugResource(courseSlug),
  missing: 'course',
};
