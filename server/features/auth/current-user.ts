import type { CurrentUser } from '@chalkline/contract/people';
import { roleOf } from '@chalkline/domain/access/roles';
import { endedPlanAt } from '@chalkline/domain/billing/ended-plan';
import { holdsAt, planHeldAt } from '@chalkline/domain/billing/entitlements';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { prepared } from '../../db/prepared.ts';
import { sessions, users } from '../../db/schema.ts';
import { entitlementsOf, type OwnedEntitlement } from '../billing/index.ts';
import { unreadNotificationsOf } from '../notifications/index.ts';
import { totalXpOf } from '../progress/index.ts';
import { founderEntryOf } from './founder-entries.ts';

interface PersonRow {
  readonly user: typeof users.$inferSelect;
  readonly founderEntry: string | null;
  readonly owned: OwnedEntitlement[];
  readonly totalXp: number;
  readonly unreadNotifications: number;
}

export interface SessionRow extends PersonRow {
  readonly tokenHash: string;
  readonly issuer: string | null;
  readonly createdAt: Date;
  readonly lastSeenAt: Date;
}

const sessionRow = prepared((db) =>
  db
    .select({
      user: users,
      founderEntry: founderEntryOf(users.id),
      tokenHash: sessions.tokenHash,
      issuer: sessions.issuer,
      createdAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
      owned: entitlementsOf(users.id),
      totalXp: totalXpOf(users.id),
      unreadNotifications: unreadNotificationsOf(users.id),
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.tokenHash, sql.placeholder('tokenHash')),
        gt(sessions.expiresAt, sql.param(sql.placeholder('now'), sessions.expiresAt)),
      ),
    )
    .prepare('session_row'),
);

/** One query for everything that a request needs to know about its sender. */
export async function findSessionRow(
  db: Database,
  tokenHash: string,
  now: Date,
): Promise<SessionRow | undefined> {
  const [row] = await sessionRow(db).execute({ tokenHash, now });
  return row;
}

export function currentUser(row: PersonRow, founderEmails: readonly string[], now: Date): CurrentUser {
  const { id, firstName, lastName, name, email, profileImageUrl, timeZone } = row.user;
  const ended = endedPlanAt(row.owned, now);
  const role = roleOf({ role: row.user.role, founderEntry: row.founderEntry }, founderEmails);
  return {
    id,
    firstName,
    lastName,
    name,
    email,
    profileImageUrl,
    plan: planHeldAt(row.owned, now),
    endedPlan: ended ? { plan: ended.plan, endedAt: ended.endedAt.toISOString() } : null,
    totalXp: row.totalXp,
    isPaymentOwed: row.owned.some((one) => one.isOwed && holdsAt(one, now)),
    timeZone,
    unreadNotifications: row.unreadNotifications,
    isFounder: role === 'founder',
    role,
  };
}
