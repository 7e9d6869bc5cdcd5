import type { CurrentUser } from '@chalkline/contract/people';

/** Who makes a call: a person in one of their sessions, or a visitor. */
export interface Caller {
  readonly viewer: CurrentUser | null;
  /** Identifies the session among the person's own sessions. It is not a secret. */
  readonly sessionId: string | null;
  /** When the person signed in for this session. */
  readonly signedInAt: Date | null;
  /** The issuer of that sign-in. */
  readonly issuer?: string | undefined;
  /** The cookie of a browser that waits for a sign-in code. */
  readonly signInCodeCookie?: string | undefined;
}

export const visitor: Caller = { viewer: null, sessionId: null, signedInAt: null };

declare module 'fastify' {
  interface FastifyRequest {
    /** Who sent this request. The database is asked once per request. */
    caller(): Promise<Caller>;
    /** The same, read from the database again: for work that goes on long after the request has begun. */
    callerNow(): Promise<Caller>;
  }
}
