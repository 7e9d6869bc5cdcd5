import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { sessions } from '../../db/schema.ts';
import { sessionIdOf } from './sessions.ts';

const idLength = sessionIdOf('0'.repeat(64)).length;

/** Ends one of the person's own sessions; somebody else's is simply not there. */
export async function endSession(db: Database, userId: string, sessionId: string): Promise<boolean> {
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), eq(sql`left(${sessions.tokenHash}, ${idLength})`, sessionId)))
    .returning({ tokenHash: sessions.tokenHash });
  return ended.length > 0;
}

/** Ends all of somebody's sessions, and says how many there were. */
export async function endAllSessions(db: Database, userId: string): Promise<number> {
  const ended = await db
    .delete(sessions)
    .where(eq(sessions.userId, userId))
    .returning({ tokenHash: sessions.tokenHash });
  return ended.length;
}
