import type { Session } from '@chalkline/contract/sessions';
import { isSessionAlive } from '@chalkline/domain/access/session-lifetime';
import { and, desc, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { prepared } from '../../db/prepared.ts';
import { sessions, users } from '../../db/schema.ts';
import { deviceName } from './device-name.ts';
import { sessionIdOf } from './sessions.ts';

type UserRow = typeof users.$inferSelect;

/** A person, as emails and lists name them, with the time zone of the times and days in emails to them. */
export type Person = Pick<UserRow, 'id' | 'email' | 'firstName' | 'lastName' | 'name' | 'timeZone'>;

export async function findPerson(db: Database, userId: string): Promise<Person | undefined> {
  const { id, email, firstName, lastName, name, timeZone } = users;
  const [person] = await db
    .select({ id, email, firstName, lastName, name, timeZone })
    .from(users)
    .where(eq(id, userId));
  return person;
}

interface SessionsAsked {
  readonly userId: string;
  readonly currentId: string | null;
  /** Whether this person is staff: their sessions end sooner. */
  readonly isStaff: boolean;
  readonly now: Date;
}

const unexpiredSessions = prepared((db) =>
  db
    .select()
    .from(sessions)
    .where(
      and(
        eq(sessions.userId, sql.placeholder('userId')),
        gt(sessions.expiresAt, sql.param(sql.placeholder('now'), sessions.expiresAt)),
      ),
    )
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.createdAt))
    .prepare('unexpired_sessions'),
);

export async function listSessions(
  db: Database,
  { userId, currentId, isStaff, now }: SessionsAsked,
): Promise<Session[]> {
  const rows = await unexpiredSessions(db).execute({ userId, now });
  return rows.filter((row) => isSessionAlive(row, isStaff, now)).map((row) => toSession(row, currentId));
}

function toSession(row: typeof sessions.$inferSelect, currentId: string | null): Session {
  const id = sessionIdOf(row.tokenHash);
  return {
    id,
    device: deviceName(row.userAgent),
    createdAt: row.createdAt.toISOString(),
    lastSeenAt: row.lastSeenAt.toISOString(),
    isCurrent: id === currentId,
  };
}
