import { addressOf } from '@chalkline/contract/addresses';
import { askForChangesPath, awardReviewPath } from '@chalkline/contract/console-addresses';
import type { WaitingReview } from '@chalkline/contract/reviews';
import type { Verdict } from '@chalkline/domain/certifications/review';
import { afterDecision } from '@chalkline/domain/certifications/reviews-url-state';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { ApiError } from '../../api/api-error.ts';
import {
  decidedReviewsResource,
  reviewResource,
  reviewsResource,
  waitingWorkResource,
} from '../../api/console-resources.ts';
import { useMutation } from '../../api/mutation.ts';
import { knownData } from '../../api/resource.ts';
import { useViewer } from '../../api/viewer.ts';
import { write } from '../../api/write.ts';
import { toast } from '../../ui/toast-store.ts';

interface DecideReview {
  readonly submissionId: string;
  readonly verdict: Verdict;
}

interface Endings {
  onDecided(submissionId: string, next: WaitingReview | undefined): void;
  /** Someone else was faster. */
  onTooLate(submissionId: string): void;
}

/** Decides a review, shows the result and the next one, and reloads what changed. */
export function useDecideReview({ onDecided, onTooLate }: Endings) {
  const client = useQueryClient();
  const viewerId = useViewer().viewer?.id;
  return useMutation<void, ApiError, DecideReview>({
    mutationFn: send,
    onSuccess: (_, { submissionId, verdict: { decision } }) => {
      const waiting = knownData(client, reviewsResource) ?? [];
      const next = afterDecision(waiting, submissionId, viewerId);
      // Updates the list right away, so that the next one is shown; the server's data follows.
      const rest = waiting.filter(({ id }) => id !== submissionId);
      client.setQueryData(reviewsResource.key, rest);
      onDecided(submissionId, next);
      toast({ ...decidedMessage(decision, next, rest.length), variant: 'success' });
      refresh(client, submissionId);
    },
    onError: (error, { submissionId }) => {
      toast({ title: 'Error', description: failure(error), variant: 'destructive' });
      if (error.status !== 409) return;
      // Someone else was faster, so their decision is shown.
      refresh(client, submissionId);
      onTooLate(submissionId);
    },
  });
}

function send({ submissionId, verdict }: DecideReview): Promise<void> {
  const { decision, feedback, checks, confirmsOpenChecks } = verdict;
  return decision === 'awarded'
    ? write('POST', addressOf(awardReviewPath, { submissionId }), {
        note: feedback,
        checks: [...checks],
        confirmsOpenChecks,
      })
    : write('POST', addressOf(askForChangesPath, { submissionId }), { feedback, checks: [...checks] });
}

function decidedMessage(decision: Verdict['decision'], next: WaitingReview | undefined, waiting: number) {
  const atTheEnd = waiting > 0 ? 'Only your own work is still waiting.' : 'Nothing else to review.';
  return {
    title: decision === 'awarded' ? 'Awarded.' : 'Changes requested.',
    description: next ? `Next: ${next.learner.name}, ${next.certification.name}` : atTheEnd,
  };
}

function failure(error: ApiError): string {
  const isSaid = error.status === 403 || error.status === 409 || error.status === 422;
  return (isSaid && error.refusal?.message) || "We couldn't save the decision. Please try again.";
}

function refresh(client: QueryClient, submissionId: string): void {
  const [decidedAddress] = decidedReviewsResource('').key;
  void client.invalidateQueries({ queryKey: reviewsResource.key, exact: true });
  void client.invalidateQueries({ queryKey: reviewResource(submissionId).key });
  void client.invalidateQueries({ queryKey: waitingWorkResource.key });
  // All lists are out of date, with any search.
  client.removeQueries({
    predicate: ({ queryKey: [address] }) => String(address).startsWith(decidedAddress),
  });
}
