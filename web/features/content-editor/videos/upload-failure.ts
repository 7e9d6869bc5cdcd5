import type { DetailedError } from 'tus-js-client';
import { ApiError } from '../../../api/api-error.ts';
import { isForWantOfSession } from '../../../api/signed-out.ts';

/** The reply that made an upload fail; undefined if there was none. */
export function replyTo(error: Error | DetailedError): ApiError | undefined {
  const response = 'originalResponse' in error ? error.originalResponse : null;
  const status = response?.getStatus() ?? 0;
  return response && status > 0 ? new ApiError(status, response.getBody() ?? '') : undefined;
}

/**
 * Whether an upload can go on by itself: after a lost connection, a restart of the server, or a part that had arrived
 * unnoticed. A refusal with a reason is for the person.
 */
export function mayGoOn(reply: ApiError | undefined): boolean {
  if (reply?.refusal?.code === 'disk_full') return false;
  if (!reply || reply.status >= 500) return true;
  if (reply.refusal?.code === 'csrf') return true;
  return [408, 409, 423, 429].includes(reply.status);
}

/** Refusals of the file itself. Sending it again would change nothing. */
export function isFinal(reply: ApiError | undefined): boolean {
  return reply !== undefined && [400, 413, 415, 422].includes(reply.status);
}

/** Why an upload stopped, and what to do. */
export async function failureText(reply: ApiError | undefined): Promise<string> {
  if (reply && (await isForWantOfSession(reply))) {
    return "You've been signed out. Sign in again in another tab, then choose Resume here.";
  }
  const isSaid = reply?.refusal && (reply.status < 500 || reply.refusal.code === 'disk_full');
  if (isSaid) return reply.refusal?.message ?? '';
  return "We can't reach the server. Your progress is kept. Check your connection, then choose Resume.";
}
