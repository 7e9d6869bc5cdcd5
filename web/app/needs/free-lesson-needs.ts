import type { CurrentUser } from '@chalkline/contract/people';
import { decideAccess } from '@chalkline/domain/access/decide-access';
import type { Resource } from '../../api/resource.ts';
import { coursesResource, userProgressResource } from '../../api/resources.ts';

/** The offer of a free lesson. It depends on what a signed-in person has completed, and members don't see it. */
export function freeLessonNeeds(viewer: CurrentUser | null): readonly Resource<unknown>[] {
  const own = ownFreeLessonNeeds(viewer);
  return own.length > 0 ? own : [coursesResource];
}

/** The same for pages that make it to signed-in people only. */
export function ownFreeLessonNeeds(viewer: CurrentUser | null): readonly Resource<unknown>[] {
  const isOwnOffer = viewer !== null && decideAccess('paid', viewer) !== 'allow';
  return isOwnOffer ? [coursesResource, userProgressResource] : [];
}
