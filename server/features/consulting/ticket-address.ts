import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { orNotFound } from '../../platform/http/refusal.ts';
import { parseUuid } from '../../platform/http/row-id.ts';

export const ticketParameters = z.object({ ticketId: z.string() });

/** The ticket id of a request. Text that cannot be an id is not found. */
export function ticketIdIn(request: FastifyRequest): string {
  const { ticketId } = request.params as z.output<typeof ticketParameters>;
  return orNotFound(parseUuid(ticketId), 'This ticket');
}
