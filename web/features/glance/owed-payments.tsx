import { dayOf, shortDate } from '@chalkline/domain/learning/calendar-date';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { owedPaymentsResource } from '../../api/console-resources.ts';
import { useResource } from '../../api/resource.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TallyCard } from '../../ui/tally-card.tsx';

/** How many renewals could not be charged, and whose has waited for longest. */
export function OwedPayments(): ReactElement {
  const { data: owed, error, isFetching, refetch } = useResource(owedPaymentsResource);
  if (error && !owed) {
    return (
      <ErrorState
        title="The payments could not be loaded"
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  if (!owed) return <Skeleton shape="block" height="180px" />;
  const [first] = owed.payments;
  if (!first) {
    return (
      <EmptyState title="No payment has failed." glyph="card" level={2}>
        Members whose renewal could not be charged stand here, the longest first.
      </EmptyState>
    );
  }
  return (
    <TallyCard
      title="Failed payments"
      count={owed.count}
      unit={owed.count === 1 ? 'renewal is owed' : 'renewals are owed'}
      action={
        <Link href={`/founder/members/${first.userId}`} asChild>
          <ButtonLink>See {first.name}</ButtonLink>
        </Link>
      }
    >
      The oldest: {first.name}, {first.plan}, since {shortDate(dayOf(first.since))}.
      {first.until === null ? null : ` Access ends ${shortDate(dayOf(first.until))}.`}
    </TallyCard>
  );
}
