import type { CurrentUser } from '@chalkline/contract/people';
import { decideAccess } from '@chalkline/domain/access/decide-access';
import type { View } from './decide-view.ts';
import type { Match } from './match-screen.ts';
import type { Screen } from './screen.ts';
import { notFoundScreen } from './screens.ts';

/** What really stands there: a 404 screen where the asked one hides itself or is about nothing. */
export function shownMatch(match: Match, view: View, viewer: CurrentUser | null): Match {
  const { screen, parameters } = match;
  const isMissing = view.kind === 'missing' && screen.subject?.missing === 'page';
  return view.kind === 'hidden' || isMissing ? { screen: nowhereFor(screen, viewer), parameters } : match;
}

/** Whoever may stand around a screen stays there; for everybody else there is no such place. */
function nowhereFor({ nowhere }: Screen, viewer: CurrentUser | null): Screen {
  return nowhere && decideAccess(nowhere.requires, viewer) === 'allow' ? nowhere : notFoundScreen;
}
