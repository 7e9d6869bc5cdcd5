import type { ReactElement } from 'react';
import { founderTicketsResource } from '../api/console-resources.ts';
import { useResource } from '../api/resource.ts';
import { QueueSkeleton } from '../features/consulting/queue/queue-skeleton.tsx';
import { TicketQueue } from '../features/consulting/queue/ticket-queue.tsx';
import { ChalkHeading } from '../ui/chalk-heading.tsx';
import { deferred } from '../ui/deferred.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { Stack } from '../ui/layout.tsx';

const MeasuredPromise = deferred(
  async () => (await import('../features/consulting/measured-promise.tsx')).MeasuredPromise,
);

export function Screen(): ReactElement {
  const { data: tickets, error, isFetching, refetch } = useResource(founderTicketsResource);
  return (
    <Stack gap={32}>
      <ChalkHeading>Tickets</ChalkHeading>
      {/* A ticket that opens with the page hides what is around it, which must not wait for its own code by then. */}
      <div>
        <MeasuredPromise fallback="Response times appear here once there are ten tickets." />
      </div>
      {error ? (
        <ErrorState
          title="We couldn't load the tickets"
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : null}
      {tickets ? <TicketQueue tickets={tickets} /> : null}
      {tickets || error ? null : <QueueSkeleton />}
    </Stack>
  );
}
