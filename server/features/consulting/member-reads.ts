import { allowancePath, measuredPromisePath, ticketPath, ticketsPath } from '@chalkline/contract/addresses';
import {
  allowanceSchema,
  measuredPromiseSchema,
  ticketSchema,
  ticketSheetSchema,
} from '@chalkline/contract/tickets';
import { z } from 'zod';
import type { AppContext } from '../../platform/app-context.ts';
import { orNotFound } from '../../platform/http/refusal.ts';
import { parseUuid } from '../../platform/http/row-id.ts';
import { countBoard } from './board.ts';
import { measuredPromise, sheetOf, ticketsOf } from './queries.ts';

const tag = 'Consulting';

/** What a member reads about their own tickets, and the public response times. */
export function memberReads({ reads, db, now }: AppContext): void {
  reads.add({
    path: ticketsPath,
    summary: "The caller's tickets, the most urgent first",
    tag,
    requires: 'consulting',
    reply: z.array(ticketSchema),
    read: ({ person }) => ticketsOf(db, person.id),
  });

  reads.add({
    path: ticketPath,
    summary: "One of the caller's tickets with its history and conversation",
    tag,
    requires: 'consulting',
    parameters: z.object({ ticketId: z.string() }),
    reply: ticketSheetSchema,
    read: ({ person, parameters }) => {
      const { id } = person;
      return sheetOf(db, id, orNotFound(parseUuid(parameters.ticketId), 'This ticket'));
    },
  });

  reads.add({
    path: allowancePath,
    summary: 'How many tickets have been used in this billing month',
    tag,
    requires: 'consulting',
    reply: allowanceSchema,
    read: async ({ person }) => (await countBoard(db, person, now())).allowance,
  });

  reads.add({
    path: measuredPromisePath,
    summary: 'How the promise was kept over the last 90 days',
    tag,
    requires: 'public',
    reply: measuredPromiseSchema,
    read: () => measuredPromise(db, now()),
  });
}
