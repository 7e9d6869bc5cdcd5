import {
  coursesResource,
  planContentsResource,
  plansResource,
  skillsResource,
  snippetsResource,
  userCoursesResource,
} from '../../api/resources.ts';
import type { NeedsTable } from './screen-needs.ts';

/** What the screens for visitors show. */
export const publicNeeds: NeedsTable = {
  landing: {
    needs: () => [coursesResource, plansResource, skillsResource],
  },
  'public-courses': {
    needs: (_, viewer) => (viewer ? [coursesResource, userCoursesResource] : [coursesResource]),
  },
  'public-prompts': {
    needs: () => [snippetsResource, coursesResource],
  },
  'public-consulting': {
    needs: () => [plansResource],
  },
  pricing: {
    needs: () => [plansResource, planContentsResource],
  },
};
