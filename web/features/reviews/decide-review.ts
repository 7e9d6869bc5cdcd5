import { addressOf } from '@chalkline/contract/addresses';
import { askForChangesPath, awardReviewPath } from '@chalkline/contract/console-addresses';
import type { WaitingReview } from '@chalkline/contract/reviews';
import type { Verdict } from '@chalkline/domain/certifications/review';
import { afterDecision } from '@chalkline/domain/certifications/reviews-url-state';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { ApiError } from '../../api/api-error.ts';
import { decidedReviewsResource, reviewResource, reviewsResource } from '../../api/console-resources.ts';
import { useMutation } from '../../api/mutation.ts';
import { knownData } from '../../api/resource.ts';
import { useViewer } from '../../api/viewer.ts';
import { write } from '../../api/write.ts';
import { toast } from '../../ui/toast-store.ts';

/** Decides a review, shows the result and the next one, and reloads what changed. */
export function useDecideReview(submissionId: string, onDecided: (next: WaitingReview | undefined) => void) {
  const client = useQueryClient();
  const viewerId = useViewer().viewer?.id;
  return useMutation<void, ApiError, Verdict>({
    mutationFn: ({ decision, feedback, checks, confirmsOpenChecks }) =>
      decision === 'awarded'
        ? write('POST', addressOf(awardReviewPath, { submissionId }), {
            note: feedback,
            checks: [...checks],
            confirmsOpenChecks,
          })
        : write('POST', addressOf(askForChangesPath, { submissionId }), { feedback, checks: [...checks] }),
    onSuccess: (_, { decision }) => {
      const waiting = knownData(client, reviewsResource) ?? [];
      const next = afterDecision(waiting, submissionId, viewerId);
      // Updates the list right away, so that the next one is shown; the server's data follows.
      const rest = waiting.filter(({ id }) => id !== submissionId);
      client.setQueryData(reviewsResource.key, rest);
      onDecided(next);
      toast({ ...decidedMessage(decision, next, rest.length), variant: 'success' });
      refresh(client, submissionId);
    },
    onError: (error) => {
      toast({ title: 'Error', description: failure(error), variant: 'destructive' });
      // Someone else was faster, so their decision is shown.
      if (error.status === 409) refresh(client, submissionId);
    },
  });
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
  // All lists are out of date, with any search.
  client.removeQueries({
    predicate: ({ queryKey: [address] }) => String(address).startsWith(decidedAddress),
  });
}
