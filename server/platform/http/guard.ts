import type { CurrentUser } from '@chalkline/contract/people';
import { decideAccess, type Requirement } from '@chalkline/domain/access/decide-access';
import type { ConsoleArea } from '@chalkline/domain/access/roles';
import { isRecentSignIn } from '@chalkline/domain/access/session-lifetime';
import type { FastifyRequest } from 'fastify';
import { Refusal, RoleMissing } from './refusal.ts';

/** Refuses whoever may not pass. */
export function guard(requirement: Requirement, viewer: CurrentUser | null): void {
  const decision = decideAccess(requirement, viewer);
  if (decision === 'home') throw new Refusal('signed_out', 'Please sign in.');
  if (decision === 'paywall') throw new Refusal('plan_required', "Your plan doesn't include this.");
  if (decision === 'hidden') throw new RoleMissing();
}

/** Proves that somebody is signed in and may pass, and gives that person. */
export function requirePerson(
  requirement: Exclude<Requirement, 'public'>,
  viewer: CurrentUser | null,
): CurrentUser {
  guard(requirement, viewer);
  if (!viewer) throw new Refusal('signed_out', 'Please sign in.');
  return viewer;
}

/** The same for a part of the founder console; for everybody else it does not exist. */
export async function requireStaff(request: FastifyRequest, area: ConsoleArea): Promise<CurrentUser> {
  return requirePerson(`staff:${area}`, (await request.caller()).viewer);
}

/** The same, asked anew: for what is read, or worked on, after it was first asked. */
export async function requireStaffStill(request: FastifyRequest, area: ConsoleArea): Promise<CurrentUser> {
  return requirePerson(`staff:${area}`, (await request.callerNow()).viewer);
}

const signInAgainText = "Please sign in again to confirm it's you.";

/** Refuses what only somebody who has signed in within the last minutes may do. Who they are is asked before. */
export async function requireRecentSignIn(request: FastifyRequest, now: Date): Promise<void> {
  if (!(await hasRecentSignIn(request, now))) throw new Refusal('sign_in_again', signInAgainText);
}

export async function hasRecentSignIn(request: FastifyRequest, now: Date): Promise<boolean> {
  const { signedInAt } = await request.caller();
  return signedInAt !== null && isRecentSignIn(signedInAt, now);
}

/**
 * Checks access before reading the body, so that people without access learn nothing about what the console
 * accepts.
 */
export function staffOnly(area: ConsoleArea): (request: FastifyRequest) => Promise<void> {
  return async (request) => {
    await requireStaff(request, area);
  };
}
