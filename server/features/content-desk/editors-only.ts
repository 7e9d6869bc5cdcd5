import type { CurrentUser } from '@chalkline/contract/people';
import type { FastifyRequest } from 'fastify';
import { requireStaff } from '../../platform/guard.ts';

export function editorOf(request: FastifyRequest): Promise<CurrentUser> {
  return requireStaff(request, 'content');
}

/** Asked before anything of what is sent is read. */
export async function editorsOnly(request: FastifyRequest): Promise<void> {
  await editorOf(request);
}
