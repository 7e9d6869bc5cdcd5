import { addressOf, waitlistPath } from '@chalkline/contract/addresses';
import { useMutation } from '@tanstack/react-query';
import type { ApiError } from '../../api/api-error.ts';
import { write } from '../../api/write.ts';

export interface Asking {
  ask(email: string, onRefused: () => void): void;
  readonly isAsking: boolean;
  readonly hasAsked: boolean;
  /** What went wrong, to be said beside the field. */
  readonly failure: string | undefined;
}

export function useAskToBeTold(courseId: number): Asking {
  const { mutate, isPending, isSuccess, error } = useMutation<unknown, Error, string>({
    mutationFn: (email) => write('POST', addressOf(waitlistPath, { courseId }), { email }),
  });
  return {
    ask: (email, onRefused) => mutate(email, { onError: onRefused }),
    isAsking: isPending,
    hasAsked: isSuccess,
    failure: error ? failureOf(error) : undefined,
  };
}

/** A refusal says itself what is wrong; that nothing could be reached says it in words of the browser's. */
function failureOf(error: Error): string {
  const refusal = (error as Partial<ApiError>).refusal;
  return refusal?.issues?.[0]?.message ?? refusal?.message ?? 'Something went wrong. Please try again.';
}
