import { ticketsChangedEvent, ticketsLivePath } from '@chalkline/contract/addresses';
import { founderTicketsLivePath } from '@chalkline/contract/console-addresses';
import type { TicketsChanged } from '@chalkline/contract/tickets';
import { decideAccess } from '@chalkline/domain/access/decide-access';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { TicketChange } from '../../db/database-notifications.ts';
import type { AppContext } from '../../platform/app-context.ts';

const audiences = [
  {
    path: ticketsLivePath,
    requires: 'consulting' as const,
    summary: "Says which of the caller's tickets changed, as server-sent events",
    tag: 'Consulting',
    concerns: (personId: string, change: TicketChange) => change.userId === personId,
  },
  {
    path: founderTicketsLivePath,
    requires: 'staff:tickets' as const,
    summary: 'Says which tickets changed, as server-sent events',
    tag: 'Founder console',
    concerns: () => true,
  },
];

/** Both boards receive each other's changes as they happen. */
export function liveTicketRoutes(context: AppContext): void {
  for (const { path, summary, tag, ...audience } of audiences) {
    context.routes.addRaw({
      method: 'GET',
      path,
      summary,
      tag,
      requires: audience.requires,
      isUncompressed: true,
      respond: ({ person, request, reply }) => listen(context, audience, person.id, { request, reply }),
    });
  }
}

type Audience = Pick<(typeof audiences)[number], 'requires' | 'concerns'>;

async function listen(
  { live, ticketSignal }: AppContext,
  { requires, concerns }: Audience,
  personId: string,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): Promise<FastifyReply> {
  const mayStillListen = async () => {
    const { viewer } = await request.callerNow();
    return decideAccess(requires, viewer) === 'allow';
  };
  return live.open(reply, { personId, mayStillListen }, (send) =>
    ticketSignal.subscribe((change) => {
      if (change === 'unknown') send(ticketsChangedEvent, { ticketIds: [] } satisfies TicketsChanged);
      else if (concerns(personId, change)) send(ticketsChangedEvent, { ticketIds: [change.ticketId] });
    }),
  );
}
