import type { ApiError } from './api-error.ts';

/** Only a refusal says that nothing has happened: an answer that is lost or broken says nothing. */
export function isRefused({ refusal }: ApiError): boolean {
  return refusal !== undefined && refusal.code !== 'internal' && refusal.code !== 'unavailable';
}

/** Why a change did not work, in words, and where to look whether it did. The server says itself why it refused. */
export function changeFailure(error: ApiError | null, lookAt: string): string | undefined {
  if (!error) return undefined;
  const { refusal } = error;
  if (refusal && isRefused(error)) return refusal.message;
  const reason = refusal?.code === 'unavailable' ? refusal.message : "We didn't get a clear answer.";
  return `${reason} We don't know whether this went through. Check ${lookAt} before you try again.`;
}
