import type { CurrentUser } from '@chalkline/contract/people';
import type { FastifyRequest } from 'fastify';
import { requireStaff, staffOnly } from '../../platform/http/guard.ts';
import { timesPerPerson } from '../../platform/http/rate-limits.ts';

export function editorOf(request: FastifyRequest): Promise<CurrentUser> {
  return requireStaff(request, 'content');
}

/** Checked before any input is read. */
export const editorsOnly = staffOnly('content');

/** For requests that a page sends by itself while somebody types. */
export const whileTyping = { rateLimit: timesPerPerson(600) };
