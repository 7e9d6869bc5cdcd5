import {
  addGoogleParameter,
  type GoogleOutcome,
  googleOutcomeParameter,
  type SignInFailure,
  signInAgain,
  signInAgainParameter,
  signInCallbackPath,
  signInFailureParameter,
  signInIfNeededParameter,
  signInPageAddress,
  signInPath,
} from '@chalkline/contract/addresses';
import { returnPath } from '@chalkline/domain/access/return-path';
import { isRecentSignIn } from '@chalkline/domain/access/session-lifetime';
import { normalizeEmail } from '@chalkline/domain/account/email-address';
import { isUsableEmail } from '@chalkline/domain/account/identity-limits';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { LinkedIdentity } from '../../db/schema.ts';
import type { AppContext } from '../../platform/app-context.ts';
import { hasRecentSignIn } from '../../platform/http/guard.ts';
import type { Call, NoFields } from '../../platform/http/routes.ts';
import { newToken } from '../../platform/security/secret-token.ts';
import { logSecurityEvent } from '../../platform/security/security-events.ts';
import { addGoogle } from './change-methods.ts';
import type { FinishSignIn } from './finish-sign-in.ts';
import { IdentityClient } from './identity-client.ts';
import type { Identity } from './identity-of.ts';
import { savePerson } from './people.ts';
import { pageAfterRequest, type SendCode } from './send-code.ts';
import { attemptSeconds, type SignInAttempt, saveAttempt, takeAttempt } from './sign-in-attempts.ts';
import { signInLimit } from './sign-in-limit.ts';
import { findMethod } from './sign-in-methods.ts';

const attemptCookie = 'sign-in';
const accountPage = '/account';

const leavingQuerySchema = z.object({
  returnTo: z.string().optional().catch(undefined),
  [signInIfNeededParameter]: z.literal('yes').optional().catch(undefined),
  [signInAgainParameter]: z.literal('yes').optional().catch(undefined),
  [addGoogleParameter]: z.literal('yes').optional().catch(undefined),
});
type LeavingCall = Call<'public', NoFields, typeof leavingQuerySchema>;

const returningQuerySchema = z.looseObject({
  state: z.string().optional().catch(undefined),
  error: z.string().optional().catch(undefined),
});
type ReturningCall = Call<'public', NoFields, typeof returningQuerySchema>;

/** The redirect to the identity provider and the callback. */
export function signInRoutes(context: AppContext, sendCode: SendCode, finishSignIn: FinishSignIn): void {
  const { routes, db, signInCodes, config, cookies, now } = context;
  const client = new IdentityClient(context.identity, `${config.publicUrl}${signInCallbackPath}`);
  const attemptName = cookies.name(attemptCookie);

  async function leave({ query, request, reply }: LeavingCall): Promise<FastifyReply> {
    const { returnTo: asked, [signInIfNeededParameter]: ifNeeded, [signInAgainParameter]: again } = query;
    const returnTo = returnPath(asked);
    if (ifNeeded) {
      const { viewer } = await request.caller();
      return reply.redirect(viewer ? returnTo : signInPageAddress(returnTo), 303);
    }
    if (query[addGoogleParameter]) return leaveToAdd(request, reply);
    return leaveWith(request, reply, { returnTo, isReauthentication: again === 'yes', addsTo: null });
  }

  /** Adding the provider to an account needs a recent sign-in, like every change of sign-in methods. */
  async function leaveToAdd(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { viewer } = await request.caller();
    if (!viewer) return reply.redirect(signInPageAddress(accountPage), 303);
    if (!(await hasRecentSignIn(request, now()))) return reply.redirect(signInAgain(accountPage), 303);
    return leaveWith(request, reply, { returnTo: accountPage, isReauthentication: false, addsTo: viewer.id });
  }

  async function leaveWith(
    request: FastifyRequest,
    reply: FastifyReply,
    purpose: Pick<SignInAttempt, 'returnTo' | 'isReauthentication' | 'addsTo'>,
  ): Promise<FastifyReply> {
    const attempt = { ...client.newSecrets(), ...purpose };
    // Two tabs can sign in at once: they share the browser's cookie and differ by their state.
    const browser = request.cookies[attemptName] ?? newToken();
    const url = await client.authorizationUrl(attempt, attempt.isReauthentication).catch((error: unknown) => {
      request.log.error({ err: error }, 'the identity provider cannot be reached');
      return undefined;
    });
    if (!url) return fail(reply, 'failed', 'provider_unreachable');
    await saveAttempt(db, browser, attempt, now());
    reply.setCookie(attemptName, browser, cookies.options(attemptSeconds));
    return reply.redirect(url, 303);
  }

  async function comeBack({ query, request, reply }: ReturningCall): Promise<FastifyReply> {
    const { state, error } = query;
    const browser = request.cookies[attemptName];
    const attempt = browser && state ? await takeAttempt(db, browser, state, now()) : undefined;
    if (!attempt) return fail(reply, 'failed', 'unknown_attempt');
    if (attempt.addsTo) return toAccount(reply, await add(request, attempt, attempt.addsTo));
    if (error) return fail(reply, error === 'access_denied' ? 'cancelled' : 'failed');
    return finish(request, reply, attempt);
  }

  async function finish(
    request: FastifyRequest,
    reply: FastifyReply,
    attempt: SignInAttempt,
  ): Promise<FastifyReply> {
    const identity = await identityFrom(request, attempt);
    if (!identity) return fail(reply, 'failed', 'answer_refused');
    if (!isFreshEnough(attempt, identity, now())) return fail(reply, 'failed', 'not_authenticated_again');
    if (!identity.isEmailVerified) return fail(reply, 'unverified');
    if (!isUsableEmail(identity.email)) return fail(reply, 'unusable');
    const codesOfAddress = await codesFor(identity);
    if (codesOfAddress?.isSwitchedOff) return reply.redirect(signInPageAddress(attempt.returnTo, 'off'), 303);
    if (codesOfAddress) return askForCode(request, reply, { identity, returnTo: attempt.returnTo });
    const userId = await savePerson(context, identity);
    await finishSignIn(request, reply, { userId, email: identity.email, issuer: identity.issuer });
    return reply.redirect(attempt.returnTo, 303);
  }

  function identityFrom(request: FastifyRequest, attempt: SignInAttempt): Promise<Identity | undefined> {
    return client.identityFrom(queryOf(request), attempt).catch((error: unknown) => {
      request.log.warn({ err: error }, 'the sign-in answer was refused');
      return undefined;
    });
  }

  /** Adds the provider for the person who asked for it, if they are still signed in. */
  async function add(
    request: FastifyRequest,
    attempt: SignInAttempt,
    userId: string,
  ): Promise<GoogleOutcome> {
    const { viewer } = await request.caller();
    if (viewer?.id !== userId) return 'failed';
    const identity = await identityFrom(request, attempt);
    if (!identity?.isEmailVerified) return 'failed';
    return addGoogle(context, userId, { ...linkedOf(identity), email: normalizeEmail(identity.email) });
  }

  /** An account that was opened by codes is connected only after a code has proved the mailbox. */
  async function codesFor(identity: Identity) {
    // A code that anybody can read proves nothing.
    if (!signInCodes.opensAccountsOf.includes(identity.issuer)) return undefined;
    if (await findMethod(db, identity)) return undefined;
    return findMethod(db, { issuer: signInCodes.knownAs, subject: normalizeEmail(identity.email) });
  }

  async function askForCode(
    request: FastifyRequest,
    reply: FastifyReply,
    { identity, returnTo }: { identity: Identity; returnTo: string },
  ): Promise<FastifyReply> {
    const linked = linkedOf(identity);
    const sent = await sendCode(request, reply, { email: normalizeEmail(identity.email), returnTo, linked });
    return reply.redirect(pageAfterRequest(sent, returnTo), 303);
  }

  const shared = { method: 'GET', tag: 'People', requires: 'public' } as const;
  routes.addRaw({
    ...shared,
    path: signInPath,
    summary: 'Sign in',
    slowDown: signInLimit(context, 'leave'),
    query: leavingQuerySchema,
    respond: leave,
  });
  routes.addRaw({
    ...shared,
    path: signInCallbackPath,
    summary: 'Come back from the identity provider',
    slowDown: signInLimit(context, 'return'),
    query: returningQuerySchema,
    respond: comeBack,
  });
}

/** Trusts the provider's authentication time, where it sends one; not every provider does. */
function isFreshEnough(
  { isReauthentication }: SignInAttempt,
  { authenticatedAt }: Identity,
  now: Date,
): boolean {
  return !isReauthentication || !authenticatedAt || isRecentSignIn(authenticatedAt, now);
}

function fail(reply: FastifyReply, failure: SignInFailure, reason: string = failure): FastifyReply {
  logSecurityEvent(reply.log, { event: 'sign_in_failed', reason });
  return reply.redirect(`/?${signInFailureParameter}=${failure}`, 303);
}

function linkedOf(identity: Identity): LinkedIdentity {
  const { issuer, subject, firstName, lastName, name, pictureUrl } = identity;
  return { issuer, subject, firstName, lastName, name, pictureUrl };
}

function toAccount(reply: FastifyReply, outcome: GoogleOutcome): FastifyReply {
  return reply.redirect(`${accountPage}?${googleOutcomeParameter}=${outcome}`, 303);
}

function queryOf(request: FastifyRequest): string {
  return new URL(request.url, 'http://callback').search.slice(1);
}
