import type { CurrentUser } from '@chalkline/contract/people';
import { isSessionAlive, sessionEnd, shouldRecordUse } from '@chalkline/domain/access/session-lifetime';
import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { sessions, users } from '../../db/schema.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { hashToken, newToken } from '../../platform/security/secret-token.ts';
import { currentUser, findSessionRow, type SessionRow } from './current-user.ts';

/** Enough of the hash to tell a person's sessions apart; not enough to look one up. */
export function sessionIdOf(tokenHash: string): string {
  return tokenHash.slice(0, 16);
}

const longestUserAgent = 400;

export interface LiveSession extends Caller {
  readonly viewer: CurrentUser;
  readonly signedInAt: Date;
  /** How long the cookie should be kept, if it should be sent again. */
  readonly renewedForSeconds: number | undefined;
}

interface SessionsOptions {
  readonly db: Database;
  readonly now: Clock;
  readonly founderEmails: readonly string[];
  readonly acceptedIssuers: readonly string[];
  /** Called when the use of a session is recorded. */
  readonly onUse?: (userId: string, issuer: string) => Promise<void>;
}

/** The sign-in that opens a session. */
interface SessionOpening {
  readonly userId: string;
  readonly userAgent: string;
  readonly issuer: string;
  /** The sign-in method or the passkey that was used. */
  readonly openedBy: string;
}

/** The value of a session's cookie, which is stored nowhere, and how long the browser should keep it. */
export interface OpenedSession {
  readonly token: string;
  readonly seconds: number;
}

/** Sessions are stored in the database, with only the hash of the cookie's value. */
export class Sessions {
  readonly #options: SessionsOptions;

  constructor(options: SessionsOptions) {
    this.#options = options;
  }

  async open({ userAgent, ...opening }: SessionOpening, db = this.#options.db): Promise<OpenedSession> {
    const { now } = this.#options;
    const [token, at] = [newToken(), now()];
    const expiresAt = sessionEnd(at, at);
    await db.insert(sessions).values({
      tokenHash: hashToken(token),
      ...opening,
      userAgent: userAgent.slice(0, longestUserAgent),
      createdAt: at,
      lastSeenAt: at,
      expiresAt,
    });
    return { token, seconds: secondsUntil(expiresAt, at) };
  }

  /** Finds a session, and records from time to time that it is in use. */
  async find(token: string): Promise<LiveSession | null> {
    return this.#find(token, (session, viewer) => this.#noteUse(session, viewer));
  }

  /** Finds a session without counting as a use of it, for background work. */
  async peek(token: string): Promise<LiveSession | null> {
    return this.#find(token, async () => undefined);
  }

  async close(token: string): Promise<void> {
    await this.#options.db.delete(sessions).where(eq(sessions.tokenHash, hashToken(token)));
  }

  async #find(
    token: string,
    noteUse: (session: SessionRow, viewer: CurrentUser) => Promise<number | undefined>,
  ): Promise<LiveSession | null> {
    const { db, now, founderEmails, acceptedIssuers } = this.#options;
    const tokenHash = hashToken(token);
    const row = await findSessionRow(db, tokenHash, now());
    // The person, or this session, may have begun with another provider, such as the sandbox's.
    const issuers = row ? [row.user.issuer, row.issuer ?? row.user.issuer] : [];
    if (!row || !issuers.every((issuer) => acceptedIssuers.includes(issuer))) return null;
    const viewer = currentUser(row, founderEmails, now());
    if (!isSessionAlive(row, viewer.role !== null, now())) {
      await this.close(token);
      return null;
    }
    return {
      viewer,
      sessionId: sessionIdOf(tokenHash),
      signedInAt: row.createdAt,
      issuer: row.issuer ?? row.user.issuer,
      renewedForSeconds: await noteUse(row, viewer),
    };
  }

  async #noteUse({ tokenHash, createdAt, lastSeenAt, issuer, user }: SessionRow, viewer: CurrentUser) {
    const { db, now, onUse } = this.#options;
    const at = now();
    if (!shouldRecordUse(lastSeenAt, viewer.role !== null, at)) return undefined;
    const expiresAt = sessionEnd(createdAt, at);
    await db.update(sessions).set({ lastSeenAt: at, expiresAt }).where(eq(sessions.tokenHash, tokenHash));
    await db.update(users).set({ lastSeenAt: at }).where(eq(users.id, viewer.id));
    await onUse?.(viewer.id, issuer ?? user.issuer);
    return secondsUntil(expiresAt, at);
  }
}

function secondsUntil(end: Date, now: Date): number {
  return Math.floor((end.getTime() - now.getTime()) / 1000);
}
