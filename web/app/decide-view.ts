import type { CurrentUser } from '@chalkline/contract/people';
import { decideAccess, type Requirement } from '@chalkline/domain/access/decide-access';
import { homeAskingToSignIn } from '@chalkline/domain/access/home-asking-to-sign-in';
import type { Match } from './match-screen.ts';

/** What is known about a screen's subject. */
export type SubjectState =
  | { readonly kind: 'none' | 'pending' | 'missing' | 'failed' }
  | { readonly kind: 'found'; readonly data: unknown };

export type View =
  | { readonly kind: 'pending' | 'failed' | 'hidden' | 'paywall' | 'missing' }
  | { readonly kind: 'allow'; readonly isForEverybody: boolean }
  | { readonly kind: 'redirect'; readonly to: string };

/**
 * What an address (the path with its query) shows for this person. The server and the browser decide it the
 * same way.
 */
export function decideView(
  address: string,
  match: Match,
  viewer: CurrentUser | null,
  subject: SubjectState,
): View {
  const { screen, parameters } = match;
  if (subject.kind === 'pending' || subject.kind === 'failed' || subject.kind === 'missing')
    return { kind: subject.kind };
  if (subject.kind === 'found') {
    if (screen.subject?.holds?.(subject.data, parameters, viewer) === false) return { kind: 'missing' };
    if (screen.redirect) return { kind: 'redirect', to: screen.redirect(subject.data) };
  }
  const requirement = requirementOf(match, subject);
  const decision = decideAccess(requirement, viewer);
  if (decision === 'allow') return { kind: 'allow', isForEverybody: requirement === 'public' };
  return decision === 'home' ? { kind: 'redirect', to: homeAskingToSignIn(address) } : { kind: decision };
}

/** What a screen requires for its subject, as far as that is known. */
export function requirementOf({ screen, parameters }: Match, subject: SubjectState): Requirement {
  const own = subject.kind === 'found' ? screen.requiresFor?.(subject.data, parameters) : undefined;
  return own ?? screen.requires;
}
