import type { CurrentUser } from '@chalkline/contract/people';
import { ApiError } from './api-error.ts';
import { readJson } from './read-json.ts';

import { currentUserResource } from './resources.ts';

/** Whether something failed because the user is signed out. */
export async function isForWantOfSession(error: unknown): Promise<boolean> {
  return (await whoWasRefused(error)) === null;
}

/** Who is signed in after a refusal: `null` for nobody, undefined if it failed for another reason. */
export async function whoWasRefused(error: unknown): Promise<CurrentUser | null | undefined> {
  return mayBeRefused(error) ? whoIsAsking() : undefined;
}

/** Whether a request needs a more recent sign-in. */
export function isForWantOfRecentSignIn(error: unknown): boolean {
  return error instanceof ApiError && error.refusal?.code === 'sign_in_again';
}

/**
 * For people without access, the console does not exist: a refusal does not say whether an item or the access
 * is gone.
 */
function mayBeRefused(error: unknown): boolean {
  return error instanceof ApiError && [401, 403, 404].includes(error.status);
}

/** Checked apart from the page's own data, because refreshing that data would remove the page and everything typed into it. */
export async function whoIsAsking(): Promise<CurrentUser | null | undefined> {
  try {
    return await readJson(currentUserResource);
  } catch (error) {
    return error instanceof ApiError && error.status === 401 ? null : undefined;
  }
}
