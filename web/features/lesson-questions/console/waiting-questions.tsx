import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { questionCountResource } from '../../../api/console-resources.ts';
import { useResource } from '../../../api/resource.ts';
import { Badge } from '../../../ui/badge.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { TallyCard } from '../../../ui/tally-card.tsx';

/** How many questions wait for an answer, with a link to them. */
export function WaitingQuestions(): ReactElement {
  const { data: count, error, isFetching, refetch } = useResource(questionCountResource);
  if (error && !count) {
    return (
      <ErrorState
        title="We couldn't load the questions"
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  if (!count) return <Skeleton shape="block" height="180px" />;
  if (count.open === 0) {
    return (
      <EmptyState title="No open questions." glyph="chat" level={2}>
        Questions that members ask under a lesson appear here.
      </EmptyState>
    );
  }
  return (
    <TallyCard
      title="Questions"
      count={count.open}
      unit={count.open === 1 ? 'is waiting for an answer' : 'are waiting for an answer'}
      alert={count.priority > 0 ? <Badge tone="chalk">{count.priority} with priority support</Badge> : null}
      action={
        <Link href="/founder/questions" asChild>
          <ButtonLink>See the questions</ButtonLink>
        </Link>
      }
    >
      Priority support first, then the oldest.
    </TallyCard>
  );
}
