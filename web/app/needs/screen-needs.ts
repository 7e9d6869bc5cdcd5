import type { CurrentUser } from '@chalkline/contract/people';
import type { Resource } from '../../api/resource.ts';
import type { HeadContext, Parameters } from '../screen.ts';

/** The data that a screen shows besides its subject. Without method syntax, the tables could not mix parameters. */
export interface ScreenNeeds<Names extends string = string> {
  /** Once access is granted. */
  needs?(
    parameters: Parameters<Names>,
    viewer: CurrentUser | null,
    query: URLSearchParams,
    /** What was read before: the viewer, the settings of the site and the subject. */
    known: HeadContext['known'],
  ): readonly Resource<unknown>[];
  /** Further data that depends on the data above. */
  needsThen?(
    known: HeadContext['known'],
    parameters: Parameters<Names>,
    query: URLSearchParams,
  ): readonly Resource<unknown>[];
  /** For people who see the paywall, besides the plans. */
  needsLocked?(query: URLSearchParams): readonly Resource<unknown>[];
}

/** By the names of the screens. A screen that is missing here shows nothing but its subject. */
export type NeedsTable = Readonly<Record<string, ScreenNeeds>>;

/** The needs of a screen whose path has parameters with these names. */
export function needsAt<Names extends string>(needs: ScreenNeeds<Names>): ScreenNeeds {
  return needs;
}
