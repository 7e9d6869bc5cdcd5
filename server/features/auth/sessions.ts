import type { CurrentUser } from '@chalkline/contract/people';
import { eq, lt } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { sessions, users } from '../../db/schema.ts';
import type { Caller } from '../../platform/caller.ts';
import type { Clock } from '../../platform/clock.ts';
import { hashToken, newToken } from '../../platform/secret-token.ts';
import { sessionSeconds } from '../../platform/session-cookie.ts';
import { currentUser, findSessionRow } from './current-user.ts';

/** Enough of the hash to tell a session from the person's others; not enough to find it by. */
export function sessionIdOf(tokenHash: string): string {
  return tokenHash.slice(0, 16);
}

/** A session rolls on at most this often, so that reading does not mean writing. */
const rollAfterSeconds = 60 * 60;

const longestUserAgent = 400;

export interface LiveSession extends Caller {
  readonly viewer: CurrentUser;
  /** The cookie should be sent again, with its whole life ahead of it. */
  readonly hasRolled: boolean;
}

interface SessionsOptions {
  readonly db: Database;
  readonly now: Clock;
  readonly founderEmails: readonly string[];
}

/** Sessions live in the database, which knows only the hash of a cookie's value. */
export class Sessions {
  readonly #db: Database;
  readonly #now: Clock;
  readonly #founderEmails: readonly string[];

  constructor({ db, now, founderEmails }: SessionsOptions) {
    this.#db = db;
    this.#now = now;
    this.#founderEmails = founderEmails;
  }

  /** Opens a session and gives the cookie's value, which is kept nowhere. */
  async open(userId: string, userAgent: string): Promise<string> {
    const token = newToken();
    await this.#db.delete(sessions).where(lt(sessions.expiresAt, this.#now()));
    await this.#db.insert(sessions).values({
      tokenHash: hashToken(token),
      userId,
      userAgent: userAgent.slice(0, longestUserAgent),
      createdAt: this.#now(),
      lastSeenAt: this.#now(),
      expiresAt: this.#fromNow(sessionSeconds),
    });
    return token;
  }

  async find(token: string): Promise<LiveSession | null> {
    const tokenHash = hashToken(token);
    const row = await findSessionRow(this.#db, tokenHash, this.#now());
    if (!row) return null;
    const hasRolled = row.lastSeenAt < this.#fromNow(-rollAfterSeconds);
    if (hasRolled) await this.#roll(tokenHash, row.user.id);
    return {
      viewer: currentUser(row, this.#founderEmails, this.#now()),
      sessionId: sessionIdOf(tokenHash),
      hasRolled,
    };
  }

  async close(token: string): Promise<void> {
    await this.#db.delete(sessions).where(eq(sessions.tokenHash, hashToken(token)));
  }

  async #roll(tokenHash: string, userId: string): Promise<void> {
    const times = { lastSeenAt: this.#now(), expiresAt: this.#fromNow(sessionSeconds) };
    await this.#db.update(sessions).set(times).where(eq(sessions.tokenHash, tokenHash));
    await this.#db.update(users).set({ lastSeenAt: times.lastSeenAt }).where(eq(users.id, userId));
  }

  #fromNow(seconds: number): Date {
    return new Date(this.#now().getTime() + seconds * 1000);
  }
}
