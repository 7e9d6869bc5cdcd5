import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Database } from '../../db/database.ts';
import { users } from '../../db/schema.ts';
import { orNotFound } from '../../platform/http/refusal.ts';
import { parseUuid } from '../../platform/http/row-id.ts';

export const memberParameters = z.object({ userId: z.string() });

/** The id in an address; what cannot be one names nobody. */
export function memberIdIn(request: FastifyRequest): string {
  return orNotFound(parseUuid((request.params as z.output<typeof memberParameters>).userId), 'This member');
}

/** A member, held until the transaction ends: what is done to one of them is done one after the other. */
export async function lockMember(tx: Database, userId: string) {
  const [member] = await tx.select().from(users).where(eq(users.id, userId)).for('update');
  return orNotFound(member, 'This member');
}

/** How the audit names a member. */
export const memberSubject = (userId: string) => `member:${userId}`;
