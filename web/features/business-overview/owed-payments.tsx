import type { OwedPayments as Owed } from '@chalkline/contract/business-overview';
import { owedInShort } from '@chalkline/domain/billing/owed-renewal';
import { writeMembersUrlState } from '@chalkline/domain/members/members-url-state';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { owedPaymentsResource } from '../../api/console-resources.ts';
import { useResource } from '../../api/resource.ts';
import { useTimeZone } from '../../api/time-zone.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TallyCard } from '../../ui/tally-card.tsx';
import styles from './owed-payments.module.css';

/** The number of failed renewal payments, and the oldest ones. */
export function OwedPayments(): ReactElement {
  const { data: owed, error, isFetching, refetch } = useResource(owedPaymentsResource);
  if (error && !owed) {
    return (
      <ErrorState
        title="We couldn't load the payments"
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  if (!owed) return <Skeleton shape="block" height="180px" />;
  if (owed.count === 0) {
    return (
      <EmptyState title="No payment has failed." glyph="card" level={2}>
        Members whose renewal failed appear here, oldest first.
      </EmptyState>
    );
  }
  return <Owing owed={owed} />;
}

const everybodyOwing = `/founder/members${writeMembersUrlState({ search: '', plan: undefined, owes: true })}`;

function Owing({ owed: { count, payments } }: { owed: Owed }): ReactElement {
  const timeZone = useTimeZone();
  const more = count - payments.length;
  return (
    <TallyCard
      title="Failed payments"
      count={count}
      unit={count === 1 ? 'unpaid renewal' : 'unpaid renewals'}
      action={
        <Link href={everybodyOwing} asChild>
          <ButtonLink>See unpaid renewals</ButtonLink>
        </Link>
      }
    >
      <ul className={styles.owed}>
        {payments.map((payment) => (
          <li key={`${payment.userId} ${payment.plan}`}>
            <Link href={`/founder/members/${payment.userId}`}>{payment.name}</Link>
            <span>{owedInShort(payment, timeZone)}</span>
          </li>
        ))}
      </ul>
      {more > 0 ? <p>And {more} more.</p> : null}
    </TallyCard>
  );
}
