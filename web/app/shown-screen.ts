import type { View } from './decide-view.ts';
import type { Match } from './match-screen.ts';
import type { Screen } from './screen.ts';
import { notFoundScreen } from './screens.ts';

/** The screen that really stands there: the 404 screen where the asked one hides itself or is about nothing. */
export function shownScreen({ screen }: Match, view: View): Screen {
  const isNowhere = view.kind === 'missing' && screen.subject?.missing === 'page';
  return view.kind === 'hidden' || isNowhere ? notFoundScreen : screen;
}
