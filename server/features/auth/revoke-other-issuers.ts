import { and, inArray, isNotNull, notInArray, or } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { sessions, users } from '../../db/schema.ts';
import type { AppContext } from '../../platform/app-context.ts';
import { recordAction } from '../../platform/audit/audit.ts';

export interface Revoked {
  readonly sessions: number;
  readonly roles: number;
}

/**
 * Ends the sessions and removes the roles of people whose identity provider is no longer used, such as the
 * sandbox, where anybody can sign in as anybody. Roles are also removed from accounts that codes open which
 * anybody can read. The people and their data are kept.
 */
export async function revokeOtherIssuers(
  db: Database,
  { acceptedIssuers, founderIssuers }: Pick<AppContext, 'acceptedIssuers' | 'founderIssuers'>,
): Promise<Revoked> {
  const isOfOthers = notInArray(users.issuer, [...acceptedIssuers]);
  const isUntrusted = notInArray(users.issuer, [...founderIssuers]);
  return db.transaction(async (tx) => {
    const others = tx.select({ id: users.id }).from(users).where(isOfOthers);
    const ended = await tx
      .delete(sessions)
      .where(or(inArray(sessions.userId, others), notInArray(sessions.issuer, [...acceptedIssuers])))
      .returning({ userId: sessions.userId });
    const staff = await tx
      .select({ id: users.id, role: users.role })
      .from(users)
      .where(and(isUntrusted, isNotNull(users.role)))
      .for('update');
    for (const { id, role } of staff) {
      await recordAction(tx, {
        actorId: null,
        action: 'role.revoke',
        subject: `member:${id}`,
        before: { role },
        after: { role: null },
      });
    }
    await tx
      .update(users)
      .set({ role: null })
      .where(and(isUntrusted, isNotNull(users.role)));
    return { sessions: ended.length, roles: staff.length };
  });
}
