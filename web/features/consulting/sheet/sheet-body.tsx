import type { Ticket, TicketEventEntry, TicketMessage } from '@chalkline/contract/tickets';
import type { TicketSide } from '@chalkline/domain/consulting/ticket';
import type { ReactElement, ReactNode } from 'react';
import type { Reading } from '../../../api/resource.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { SkeletonText } from '../../../ui/skeleton.tsx';
import { AnswerForm } from './answer-form.tsx';
import { Conversation } from './conversation.tsx';
import type { MessagesAddress } from './send-message.ts';
import styles from './sheet-body.module.css';
import { TicketDetails } from './ticket-details.tsx';
import { TicketHistory } from './ticket-history.tsx';

interface Story {
  readonly history: readonly TicketEventEntry[];
  readonly messages: readonly TicketMessage[];
}

interface SheetBodyProps {
  readonly ticket: Ticket;
  readonly reading: Reading<Story>;
  readonly side: TicketSide;
  readonly answerAddress: MessagesAddress;
  /** Details that only this side sees, between the request and the conversation. */
  readonly children?: ReactNode;
}

/** A ticket with its conversation and history, the same for both sides. */
export function SheetBody({ ticket, reading, side, answerAddress, children }: SheetBodyProps): ReactElement {
  const { data: story, error, isFetching, refetch } = reading;
  return (
    <div className={styles.body}>
      <TicketDetails ticket={ticket} />
      {children}
      {error ? (
        <ErrorState
          title="We couldn't load the conversation"
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : null}
      <section className={styles.part}>
        <h3 className={styles.heading}>Conversation</h3>
        {story ? <Conversation messages={story.messages} side={side} /> : null}
        {story || error ? null : <SkeletonText lines={3} />}
        <AnswerForm
          ticketId={ticket.id}
          address={answerAddress}
          label={side === 'member' ? 'Write to your consultant' : 'Answer'}
        />
      </section>
      <section className={styles.part}>
        <h3 className={styles.heading}>History</h3>
        {story ? <TicketHistory history={story.history} /> : null}
        {story || error ? null : <SkeletonText lines={4} />}
      </section>
    </div>
  );
}
