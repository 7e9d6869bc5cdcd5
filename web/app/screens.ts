import { interactiveScreens } from './interactive-screens.ts';
import type { Screen } from './screen.ts';
import { plainScreens } from './screens/plain-screens.ts';

/** Every screen outside the console, in the order in which the server matches them. */
export const screens: readonly Screen[] = [...plainScreens, ...interactiveScreens];
