import { currentUserPath } from '@chalkline/contract/addresses';
import type { CurrentUser } from '@chalkline/contract/people';
import { ApiError } from './api-error.ts';
import { readJson } from './read-json.ts';

/** Whether something failed because nobody is signed in any more. */
export async function isForWantOfSession(error: unknown): Promise<boolean> {
  return (await whoWasRefused(error)) === null;
}

/** Who is signed in now that something was refused: `null` for nobody, nothing when it failed for another reason. */
export async function whoWasRefused(error: unknown): Promise<CurrentUser | null | undefined> {
  return mayBeRefused(error) ? whoIsAsking() : undefined;
}

/** Whether something was refused until the person signs in once more. */
export function isForWantOfRecentSignIn(error: unknown): boolean {
  return error instanceof ApiError && error.refusal?.code === 'sign_in_again';
}

/** To whoever may not use it the console is not there: what was refused does not say whether it is gone or the right to it. */
function mayBeRefused(error: unknown): boolean {
  return error instanceof ApiError && [401, 403, 404].includes(error.status);
}

/** Checked apart from the page's own data, because refreshing that data would remove the page and everything typed into it. */
export async function whoIsAsking(): Promise<CurrentUser | null | undefined> {
  try {
    return await readJson<CurrentUser>(currentUserPath);
  } catch (error) {
    return error instanceof ApiError && error.status === 401 ? null : undefined;
  }
}
