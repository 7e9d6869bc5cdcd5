import type { Screen } from './screen.ts';
import { courseScreens } from './screens/course-screens.ts';
import { memberScreens } from './screens/member-screens.ts';
import { publicScreens } from './screens/public-screens.ts';

/**
 * The screens that browsers render, except those of the console, whose table is only fetched by its pages. The first
 * matching path wins, so specific paths come before general ones.
 */
export const interactiveScreens: readonly Screen[] = [...publicScreens, ...memberScreens, ...courseScreens];

/** Screens that exist only with the sandbox. */
export const sandboxScreens: readonly Screen[] = [
  {
    name: 'ui-gallery',
    path: '/sandbox/ui',
    shell: 'public',
    requires: 'public',
    head: () => ({ title: 'Components', description: 'Every component in every state, in light and dark.' }),
    load: () => import('../pages/ui-gallery.tsx'),
  },
];

export const notFoundScreen: Screen = {
  name: 'not-found',
  path: /^/,
  shell: 'public',
  requires: 'public',
  isNowhere: true,
  head: () => ({ title: '404 Page Not Found', description: "We can't find that page." }),
  load: () => import('../pages/not-found.tsx'),
};
