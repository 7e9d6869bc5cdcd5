import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { sessions, users } from '../../db/schema.ts';
import { sessionIdOf } from './sessions.ts';

const idLength = sessionIdOf('0'.repeat(64)).length;

/** Ends one of the person's own sessions; somebody else's is simply not there. */
export async function endSession(db: Database, userId: string, sessionId: string): Promise<boolean> {
  const ended = await db
    .delete(sessions)
    .where(isSession(userId, sessionId))
    .returning({ tokenHash: sessions.tokenHash });
  return ended.length > 0;
}

/** The issuer of the sign-in that opened one of the person's own sessions. */
export async function issuerOfSession(
  db: Database,
  userId: string,
  sessionId: string,
): Promise<string | undefined> {
  const [found] = await db
    .select({ issuer: sql<string>`coalesce(${sessions.issuer}, ${users.issuer})` })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(isSession(userId, sessionId));
  return found?.issuer;
}

function isSession(userId: string, sessionId: string): SQL | undefined {
  return and(eq(sessions.userId, userId), eq(sql`left(${sessions.tokenHash}, ${idLength})`, sessionId));
}

/** Ends all of somebody's sessions, and says how many there were. */
export async function endAllSessions(db: Database, userId: string): Promise<number> {
  const ended = await db
    .delete(sessions)
    .where(eq(sessions.userId, userId))
    .returning({ tokenHash: sessions.tokenHash });
  return ended.length;
}
