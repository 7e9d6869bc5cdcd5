import type { CurrentUser } from '@chalkline/contract/people';

/** Who makes a call: a person in one of their sessions, or a visitor. */
export interface Caller {
  readonly viewer: CurrentUser | null;
  /** The name of the session among the person's own; it opens nothing. */
  readonly sessionId: string | null;
  /** When the person signed in for this session. */
  readonly signedInAt: Date | null;
}

export const visitor: Caller = { viewer: null, sessionId: null, signedInAt: null };

declare module 'fastify' {
  interface FastifyRequest {
    /** Who sent this request; asked of the database once, however often it is called. */
    caller(): Promise<Caller>;
    /** The same asked anew, for what goes on after the request was answered. */
    callerNow(): Promise<Caller>;
  }
}
