import { addressOf, waitlistPath } from '@chalkline/contract/addresses';
import type { WaitlistReply } from '@chalkline/contract/waitlist';
import type { ApiError } from '../../api/api-error.ts';
import { useMutation } from '../../api/mutation.ts';
import { write } from '../../api/write.ts';

export interface Asking {
  ask(email: string, onRefused: () => void): void;
  readonly isAsking: boolean;
  /** What the server replied; undefined before. */
  readonly status: WaitlistReply['status'] | undefined;
  /** The error, shown next to the field. */
  readonly failure: string | undefined;
}

export function useJoinWaitlist(courseId: number): Asking {
  const { mutate, isPending, data, error } = useMutation<WaitlistReply, Error, string>({
    mutationFn: (email) => write('POST', addressOf(waitlistPath, { courseId }), { email }),
  });
  return {
    ask: (email, onRefused) => mutate(email, { onError: onRefused }),
    isAsking: isPending,
    status: data?.status,
    failure: error ? failureOf(error) : undefined,
  };
}

/** A refusal has its own message; a network error only has the browser's. */
function failureOf(error: Error): string {
  const refusal = (error as Partial<ApiError>).refusal;
  return refusal?.issues?.[0]?.message ?? refusal?.message ?? 'Something went wrong. Please try again.';
}
