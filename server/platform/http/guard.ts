import type { CurrentUser } from '@chalkline/contract/people';
import { decideAccess, type Requirement, type Viewer } from '@chalkline/domain/access/decide-access';
import type { ConsoleArea } from '@chalkline/domain/access/roles';
import { isRecentSignIn } from '@chalkline/domain/access/session-lifetime';
import type { FastifyRequest } from 'fastify';
import type { Caller } from './caller.ts';
import { Refusal, RoleMissing } from './refusal.ts';

/** Refuses viewers who do not meet the requirement. */
export function guard(requirement: Requirement, viewer: Viewer | null): void {
  const decision = decideAccess(requirement, viewer);
  if (decision === 'home') throw new Refusal('signed_out', 'Please sign in.');
  if (decision === 'paywall') throw new Refusal('plan_required', "Your plan doesn't include this.");
  if (decision === 'hidden') throw new RoleMissing();
}

/** Checks that somebody is signed in and meets the requirement, and returns that person. */
export function requirePerson(
  requirement: Exclude<Requirement, 'public'>,
  viewer: CurrentUser | null,
): CurrentUser {
  guard(requirement, viewer);
  if (!viewer) throw new Refusal('signed_out', 'Please sign in.');
  return viewer;
}

/** The person that a handler receives. Undefined where the route is public. */
export type PersonFor<Requires extends Requirement> = Requires extends 'public' ? undefined : CurrentUser;

/** Proves that a caller may pass, and gives the person where one is required. */
export function personFor(requirement: Requirement, { viewer }: Caller): CurrentUser | undefined {
  return requirement === 'public' ? undefined : requirePerson(requirement, viewer);
}

/** The same for an area of the founder console, with a new database query, for work that continues after the first check. */
export async function requireStaffStill(request: FastifyRequest, area: ConsoleArea): Promise<CurrentUser> {
  return requirePerson(`staff:${area}`, (await request.callerNow()).viewer);
}

const signInAgainText = "Please sign in again to confirm it's you.";

/** Refuses actions that need a sign-in within the last minutes. Check who the caller is before. */
export async function requireRecentSignIn(request: FastifyRequest, now: Date): Promise<void> {
  if (!(await hasRecentSignIn(request, now))) throw new Refusal('sign_in_again', signInAgainText);
}

export async function hasRecentSignIn(request: FastifyRequest, now: Date): Promise<boolean> {
  const { signedInAt } = await request.caller();
  return signedInAt !== null && isRecentSignIn(signedInAt, now);
}
