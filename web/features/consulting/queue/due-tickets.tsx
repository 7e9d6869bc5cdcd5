import { readTicketState } from '@chalkline/contract/ticket-state';
import type { FounderTicket } from '@chalkline/contract/tickets';
import { isOverdue } from '@chalkline/domain/consulting/promise-clock';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { founderTicketsResource } from '../../../api/console-resources.ts';
import { useResource } from '../../../api/resource.ts';
import { Badge } from '../../../ui/badge.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { TallyCard } from '../../../ui/tally-card.tsx';
import { useNow } from '../../../ui/use-now.ts';
import { PromiseClock } from '../promise-clock.tsx';
import { sortQueue } from './queue-order.ts';

/** The number of tickets to work on, and which is due first. */
export function DueTickets(): ReactElement {
  const { data: tickets, error, isFetching, refetch } = useResource(founderTicketsResource);
  const now = useNow();
  if (error && !tickets) {
    return (
      <ErrorState title="We couldn't load the tickets" onRetry={() => void refetch()} retrying={isFetching} />
    );
  }
  if (!tickets) return <Skeleton shape="block" height="180px" />;
  const toDo = sortQueue(
    tickets.filter(({ status }) => status === 'Priority' || status === 'In Progress'),
    now,
  );
  const [first] = toDo;
  if (!first) {
    return (
      <EmptyState title="No tickets need you right now." glyph="board" level={2}>
        Tickets that members move to Priority appear here, most urgent first.
      </EmptyState>
    );
  }
  return <Due toDo={toDo} first={first} />;
}

interface DueProps {
  readonly toDo: readonly FounderTicket[];
  readonly first: FounderTicket;
}

function Due({ toDo, first }: DueProps): ReactElement {
  const now = useNow();
  const overdue = now ? toDo.filter((ticket) => isOverdue(readTicketState(ticket), now)).length : 0;
  return (
    <TallyCard
      title="Tickets"
      count={toDo.length}
      unit="to do"
      alert={overdue > 0 ? <Badge tone="danger">{overdue} overdue</Badge> : null}
      action={
        <Link href="/founder/tickets" asChild>
          <ButtonLink>See the tickets</ButtonLink>
        </Link>
      }
    >
      First: {first.title}, {first.member.name}. <PromiseClock ticket={first} />
    </TallyCard>
  );
}
