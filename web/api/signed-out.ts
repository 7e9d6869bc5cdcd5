import { currentUserPath } from '@chalkline/contract/addresses';
import { ApiError } from './api-error.ts';
import { readJson } from './read-json.ts';

/** Whether something failed because nobody is signed in any more. */
export async function isForWantOfSession(error: unknown): Promise<boolean> {
  return mayBeSignedOut(error) && (await isNobody());
}

/** For visitors the console is not there: what was refused does not say whether it is gone or the session is. */
function mayBeSignedOut(error: unknown): boolean {
  return error instanceof ApiError && [401, 403, 404].includes(error.status);
}

/** Asked beside what the page knows: that would take the page away, with all that was typed into it. */
async function isNobody(): Promise<boolean> {
  try {
    await readJson(currentUserPath);
    return false;
  } catch (error) {
    return error instanceof ApiError && error.status === 401;
  }
}
