import type { CurrentUser } from '@chalkline/contract/people';
import { decideAccess } from '@chalkline/domain/access/decide-access';
import type { View } from './decide-view.ts';
import { notFoundScreen } from './interactive-screens.ts';
import type { Match } from './match-screen.ts';
import type { Screen } from './screen.ts';

/** The screen that is really shown: a 404 screen if the requested one is hidden or its subject is missing. */
export function shownMatch(match: Match, view: View, viewer: CurrentUser | null): Match {
  const { screen, parameters } = match;
  const isMissing = view.kind === 'missing' && screen.subject?.missing === 'page';
  return view.kind === 'hidden' || isMissing ? { screen: nowhereFor(screen, viewer), parameters } : match;
}

/** People who may see the shell get its own 404 screen; for everyone else the shell does not exist. */
function nowhereFor({ nowhere }: Screen, viewer: CurrentUser | null): Screen {
  return nowhere && decideAccess(nowhere.requires, viewer) === 'allow' ? nowhere : notFoundScreen;
}
