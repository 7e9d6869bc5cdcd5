import { ticketsChangedEvent } from '@chalkline/contract/addresses';
import { founderTicketsLivePath, founderTicketsPath } from '@chalkline/contract/console-addresses';
import type { FounderTicket } from '@chalkline/contract/tickets';
import type { ConsultantVerb } from '@chalkline/domain/consulting/consultant-verbs';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactElement, useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { waitingWorkResource } from '../../../api/console-resources.ts';
import { useLive } from '../../../api/live.ts';
import { Button } from '../../../ui/button.tsx';
import { deferred } from '../../../ui/deferred.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ShortcutsButton } from '../../../ui/shortcuts/shortcuts-deferred.ts';
import { useNow } from '../../../ui/use-now.ts';
import { accessEnded } from '../access-ended.ts';
import { LazyQueueSheet } from './lazy-queue-sheet.ts';
import { membersOf, type QueueGroup, queueGroups } from './queue-groups.ts';
import { focusTicket, queueKeys } from './queue-keys.ts';
import { QueueRow } from './queue-row.tsx';
import { type QueueUrlState, useQueueUrlState } from './queue-url-state.ts';
import styles from './ticket-queue.module.css';
import { useTicketVerbs } from './ticket-verbs.ts';

const QueueFilters = deferred(async () => (await import('./queue-filters.tsx')).QueueFilters);

const everything: QueueUrlState = { memberId: undefined, type: undefined, openId: undefined };

/** All members' tickets, to work through from the top. */
export function TicketQueue({ tickets }: { tickets: readonly FounderTicket[] }): ReactElement {
  const { urlState, addressOf, go } = useQueueUrlState();
  const [, navigate] = useLocation();
  useLiveQueue();
  const groups = queueGroups(tickets, urlState, useNow());
  const inOrder = groups.flatMap((group) => group.tickets);
  const { act, underWay } = useActing(tickets, inOrder);
  const hrefOf = ({ id }: FounderTicket) => addressOf({ ...urlState, openId: id });
  const rowOf = (ticket: FounderTicket) => (
    <QueueRow
      key={ticket.id}
      ticket={ticket}
      href={hrefOf(ticket)}
      underWay={underWay(ticket)}
      onVerb={(verb) => act(ticket, verb)}
    />
  );
  const keys = queueKeys({ tickets: inOrder, act, open: (ticket) => navigate(hrefOf(ticket)) });
  return (
    <>
      <div className={styles.bar}>
        <div className={styles.filters}>
          <QueueFilters members={membersOf(tickets)} urlState={urlState} onChange={go} />
        </div>
        <ShortcutsButton shortcuts={keys} others={[]} />
      </div>
      {isNarrowed(urlState) && inOrder.length === 0 ? (
        <NoneLikeThis onAll={() => go(everything)} />
      ) : (
        groups.map((group) => <Group key={group.title} {...group} rowOf={rowOf} />)
      )}
      {urlState.openId ? (
        <LazyQueueSheet
          ticket={tickets.find(({ id }) => id === urlState.openId)}
          onClose={() => go({ ...urlState, openId: undefined })}
        />
      ) : null}
    </>
  );
}

/** Performs an action on a ticket, and moves the focus afterwards. */
function useActing(tickets: readonly FounderTicket[], inOrder: readonly FounderTicket[]) {
  const { mutate, variables, isPending } = useTicketVerbs();
  const goTo = useStepTo(tickets);
  return {
    act: (ticket: FounderTicket, verb: ConsultantVerb) => {
      // After an action the next row gets the focus; the last row keeps it.
      const next = inOrder[inOrder.indexOf(ticket) + 1] ?? ticket;
      mutate({ ticket, verb, onDone: () => goTo(next.id) });
    },
    underWay: (ticket: FounderTicket) =>
      isPending && variables.ticket.id === ticket.id ? variables.verb : undefined,
  };
}

const isNarrowed = ({ memberId, type }: QueueUrlState) => memberId !== undefined || type !== undefined;

function NoneLikeThis({ onAll }: { onAll: () => void }): ReactElement {
  return (
    <EmptyState
      title="No matching tickets"
      glyph="search"
      level={2}
      action={<Button onClick={onAll}>Show all tickets</Button>}
    />
  );
}

interface GroupProps extends QueueGroup {
  rowOf(ticket: FounderTicket): ReactElement;
}

function Group({ title, empty, tickets, rowOf }: GroupProps): ReactElement {
  return (
    <section className={styles.group} aria-label={title}>
      <h2 className={styles.title}>
        {title} <span className={styles.count}>{tickets.length}</span>
      </h2>
      {tickets.length === 0 ? <p className={styles.empty}>{empty}</p> : null}
      <ul className={styles.rows}>{tickets.map(rowOf)}</ul>
    </section>
  );
}

/**
 * Moves the focus right away, because the next key acts on the focused row. A row that changes its group is a
 * new element, so its focus is restored.
 */
function useStepTo(tickets: readonly FounderTicket[]): (ticketId: string) => void {
  const reached = useRef<string>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows are made anew with the tickets
  useEffect(() => {
    if (reached.current && document.activeElement === document.body) focusTicket(reached.current);
  }, [tickets]);
  return (ticketId) => {
    reached.current = ticketId;
    focusTicket(ticketId);
  };
}

function useLiveQueue(): void {
  const client = useQueryClient();
  const requires = 'staff:tickets';
  const onChange = () => {
    void client.invalidateQueries({ queryKey: [founderTicketsPath] });
    void client.invalidateQueries({ queryKey: waitingWorkResource.key });
  };
  useLive({
    path: founderTicketsLivePath,
    event: ticketsChangedEvent,
    requires,
    onChange,
    onOver: () => void accessEnded(client, requires, onChange),
  });
}
