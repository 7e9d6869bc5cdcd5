import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext } from '../../platform/app-context.ts';
import type { SessionCookie } from '../../platform/http/session-cookie.ts';
import { logSecurityEvent } from '../../platform/security/security-events.ts';
import { stopRecoveryBy } from './account-recovery.ts';
import { hasOnlyCodes } from './accounts-of-codes.ts';
import { claimFounderEntry } from './claim-founder-entry.ts';
import { KnownBrowsers } from './known-browsers.ts';
import { lockMethods, readMethods } from './own-methods.ts';
import type { Sessions } from './sessions.ts';

/** Somebody who has proved who they are, by whatever method. */
interface SignedIn {
  readonly userId: string;
  /** The address that the sign-in proved; null for a passkey, which proves none. */
  readonly email: string | null;
  readonly issuer: string;
  /** The sign-in method or the passkey that was used. */
  readonly methodId: string;
}

/** Says whether a session was opened: the method may have been removed since it was checked. */
export type FinishSignIn = (request: FastifyRequest, reply: FastifyReply, who: SignedIn) => Promise<boolean>;

/** Opens a session for a person, with everything that every sign-in brings about. */
export function finishSignIn(context: AppContext, sessions: Sessions, cookie: SessionCookie): FinishSignIn {
  const { db, signInCodes, founderIssuers } = context;
  const knownBrowsers = new KnownBrowsers(context);

  /**
   * An address may get a new owner. So a code claims an entry of FOUNDER_EMAILS only for an account that nothing but
   * codes can open.
   */
  async function mayClaim(userId: string, issuer: string): Promise<boolean> {
    if (!founderIssuers.includes(issuer)) return false;
    return issuer !== signInCodes.storedIssuer || hasOnlyCodes(db, context, userId);
  }

  /**
   * The method is looked up again while the person's row is locked: it may have been removed, or the person may
   * have got a role.
   */
  function open(request: FastifyRequest, { userId, issuer, methodId }: SignedIn) {
    return db.transaction(async (tx) => {
      await lockMethods(tx, userId);
      const own = await readMethods(tx, context, userId);
      if (!own?.methods.some(({ id }) => id === methodId)) return undefined;
      await stopRecoveryBy(tx, context, userId, issuer);
      const userAgent = request.headers['user-agent'] ?? '';
      return sessions.open({ userId, userAgent, issuer, openedBy: methodId }, tx);
    });
  }

  return async (request, reply, who) => {
    const { userId, email, issuer } = who;
    if (
      email !== null &&
      (await mayClaim(userId, issuer)) &&
      (await claimFounderEntry(context, { id: userId, email })) === 'refused'
    ) {
      request.log.warn(
        { userId },
        'a second account signed in with a founder address, without founder rights',
      );
    }
    const opened = await open(request, who);
    if (!opened) return false;
    // A session never outlives a new sign-in in the same browser.
    const earlier = cookie.read(request);
    if (earlier) await sessions.close(earlier);
    cookie.write(reply, opened.token, opened.seconds);
    if (email !== null) await knownBrowsers.remember(request, reply, email);
    request.userId = userId;
    logSecurityEvent(request.log, { event: 'sign_in_succeeded', userId });
    return true;
  };
}
