import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../db/database.ts';
import { users } from '../../db/schema.ts';
import { orNotFound } from '../../platform/http/refusal.ts';
import { parseUuid } from '../../platform/http/row-id.ts';

export const memberParameters = z.object({ userId: z.string() });

/** The member id of a request. Text that cannot be an id is not found. */
export function memberIdIn({ userId }: z.output<typeof memberParameters>): string {
  return orNotFound(parseUuid(userId), 'This member');
}

/** Locks a member until the transaction ends, so that actions on one member happen one after the other. */
export async function lockMember(tx: Database, userId: string) {
  const [member] = await tx.select().from(users).where(eq(users.id, userId)).for('update');
  return orNotFound(member, 'This member');
}

/** The audit log's subject for a member. */
export const memberSubject = (userId: string) => `member:${userId}`;
