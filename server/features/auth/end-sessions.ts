import { and, eq, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { sessions, users } from '../../db/schema.ts';
import { sessionIdOf } from './sessions.ts';

const idLength = sessionIdOf('0'.repeat(64)).length;
const sessionId = sql`left(${sessions.tokenHash}, ${idLength})`;

/** Ends one of the person's own sessions; somebody else's is simply not there. */
export async function endSession(db: Database, userId: string, wanted: string): Promise<boolean> {
  const ended = await db
    .delete(sessions)
    .where(isSession(userId, wanted))
    .returning({ tokenHash: sessions.tokenHash });
  return ended.length > 0;
}

/** The issuer of the sign-in that opened one of the person's own sessions. */
export async function issuerOfSession(
  db: Database,
  userId: string,
  wanted: string,
): Promise<string | undefined> {
  const [found] = await db
    .select({ issuer: sql<string>`coalesce(${sessions.issuer}, ${users.issuer})` })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(isSession(userId, wanted));
  return found?.issuer;
}

function isSession(userId: string, wanted: string): SQL | undefined {
  return and(eq(sessions.userId, userId), eq(sessionId, wanted));
}

/** A sign-in method or a passkey, as sessions know what has opened them. */
export interface MethodOfSessions {
  readonly id: string;
  readonly issuer: string;
}

/**
 * Ends the sessions that a removed method has opened, except the one in which it is removed. Sessions that do not
 * say what opened them end, too, if this method may have opened them.
 */
export async function endSessionsOf(
  tx: Database,
  { id: userId, issuer: accountIssuer }: Pick<typeof users.$inferSelect, 'id' | 'issuer'>,
  { id, issuer }: MethodOfSessions,
  currentId: string | null,
): Promise<void> {
  const isOfIssuer = eq(sql`coalesce(${sessions.issuer}, ${accountIssuer})`, issuer);
  const mayBeOpened = or(eq(sessions.openedBy, id), and(isNull(sessions.openedBy), isOfIssuer));
  const isOther = currentId === null ? undefined : ne(sessionId, currentId);
  await tx.delete(sessions).where(and(eq(sessions.userId, userId), mayBeOpened, isOther));
}

/** Ends all of somebody's sessions, and says how many there were. */
export async function endAllSessions(db: Database, userId: string): Promise<number> {
  const ended = await db
    .delete(sessions)
    .where(eq(sessions.userId, userId))
    .returning({ tokenHash: sessions.tokenHash });
  return ended.length;
}
