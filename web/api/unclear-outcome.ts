import type { ApiError } from './api-error.ts';

/** Only a refusal proves that nothing has happened; a lost or broken reply does not. */
export function isRefused({ refusal }: ApiError): boolean {
  return refusal !== undefined && refusal.code !== 'internal' && refusal.code !== 'unavailable';
}

/** Returns why a change failed, and where to check whether it went through. A refusal has its own message. */
export function changeFailure(error: ApiError | null, lookAt: string): string | undefined {
  if (!error) return undefined;
  const { refusal } = error;
  if (refusal && isRefused(error)) return refusal.message;
  const reason = refusal?.code === 'unavailable' ? refusal.message : "We didn't get a clear answer.";
  return `${reason} We don't know whether this went through. Check ${lookAt} before you try again.`;
}
