import {
  planContentsResource,
  plansResource,
  skillsResource,
  snippetsResource,
  userCoursesResource,
} from '../../api/resources.ts';
import { freeLessonNeeds, ownFreeLessonNeeds } from './free-lesson-needs.ts';
import type { NeedsTable } from './screen-needs.ts';

/** What the screens for visitors show. */
export const publicNeeds: NeedsTable = {
  landing: {
    needs: (_, viewer) => [...freeLessonNeeds(viewer), plansResource, skillsResource],
  },
  'public-courses': {
    needs: (_, viewer) => [...freeLessonNeeds(viewer), ...(viewer ? [userCoursesResource] : [])],
  },
  'public-prompts': {
    needs: (_, viewer) => [snippetsResource, ...freeLessonNeeds(viewer)],
  },
  'public-consulting': {
    needs: () => [plansResource],
  },
  pricing: {
    needs: (_, viewer) => [plansResource, planContentsResource, ...ownFreeLessonNeeds(viewer)],
  },
};
