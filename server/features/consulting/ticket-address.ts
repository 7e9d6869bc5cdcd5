import { z } from 'zod';
import { orNotFound } from '../../platform/http/refusal.ts';
import { parseUuid } from '../../platform/http/row-id.ts';

export const ticketParameters = z.object({ ticketId: z.string() });

/** The ticket id of a request. Text that cannot be an id is not found. */
export function ticketIdIn({ ticketId }: z.output<typeof ticketParameters>): string {
  return orNotFound(parseUuid(ticketId), 'This ticket');
}
