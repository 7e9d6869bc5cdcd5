import { addressOf, waitlistPath } from '@chalkline/contract/addresses';
import { useMutation } from '@tanstack/react-query';
import type { ApiError } from '../../api/api-error.ts';
import { write } from '../../api/write.ts';

export interface Asking {
  ask(email: string, onRefused: () => void): void;
  readonly isAsking: boolean;
  readonly hasAsked: boolean;
  /** The error, shown next to the field. */
  readonly failure: string | undefined;
}

export function useJoinWaitlist(courseId: number): Asking {
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

/** A refusal has its own message; a network error only has the browser's. */
function failureOf(error: Error): string {
  const refusal = (error as Partial<ApiError>).refusal;
  return refusal?.issues?.[0]?.message ?? refusal?.message ?? 'Something went wrong. Please try again.';
}
