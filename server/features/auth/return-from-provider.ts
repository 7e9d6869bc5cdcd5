import { signInAgain, signInPageAddress } from '@chalkline/contract/sign-in-addresses';
import { isRecentSignIn } from '@chalkline/domain/access/session-lifetime';
import { normalizeEmail } from '@chalkline/domain/account/email-address';
import { isUsableEmail } from '@chalkline/domain/account/identity-limits';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { LinkedIdentity } from '../../db/schema.ts';
import type { AppContext } from '../../platform/app-context.ts';
import { hasRecentSignIn } from '../../platform/http/guard.ts';
import type { Call, NoFields } from '../../platform/http/route-definition.ts';
import { logSecurityEvent } from '../../platform/security/security-events.ts';
import { addGoogle } from './add-methods.ts';
import type { Identity } from './identity-of.ts';
import { savePerson } from './people.ts';
import {
  accountPage,
  attemptCookieName,
  type Exchange,
  fail,
  type ProviderSignIn,
  toAccount,
} from './provider-sign-in.ts';
import { pageAfterRequest } from './send-code.ts';
import { type SignInAttempt, takeAttempt } from './sign-in-attempts.ts';
import { findMethod } from './sign-in-methods.ts';

export const returningQuerySchema = z.looseObject({
  state: z.string().optional().catch(undefined),
  error: z.string().optional().catch(undefined),
});
type ReturningCall = Call<'public', NoFields, typeof returningQuerySchema>;

/** Takes the identity provider's answer. */
export async function returnFromProvider(
  provider: ProviderSignIn,
  { query, ...exchange }: ReturningCall,
): Promise<FastifyReply> {
  const { request, reply } = exchange;
  const { db, now } = provider.context;
  const browser = request.cookies[attemptCookieName(provider.context)];
  const attempt = browser && query.state ? await takeAttempt(db, browser, query.state, now()) : undefined;
  if (!attempt) return fail(reply, 'failed', 'unknown_attempt');
  if (query.error === 'access_denied') return cancelled(reply, attempt);
  if (attempt.addsTo) return add(provider, exchange, { ...attempt, addsTo: attempt.addsTo });
  if (query.error) return fail(reply, 'failed');
  return signIn(provider, exchange, attempt);
}

/** Somebody who has changed their mind can choose another way, to the page that they were on the way to. */
function cancelled(
  reply: FastifyReply,
  { returnTo, isReauthentication, addsTo }: SignInAttempt,
): FastifyReply {
  logSecurityEvent(reply.log, { event: 'sign_in_failed', reason: 'cancelled' });
  if (addsTo) return toAccount(reply, 'cancelled');
  return reply.redirect(signInPageAddress(returnTo, 'cancelled', isReauthentication), 303);
}

async function signIn(
  provider: ProviderSignIn,
  exchange: Exchange,
  attempt: SignInAttempt,
): Promise<FastifyReply> {
  const { context, finishSignIn } = provider;
  const { request, reply } = exchange;
  const identity = await identityFrom(provider, request, attempt);
  if (!identity) return fail(reply, 'failed', 'answer_refused');
  if (!isFreshEnough(attempt, identity, context.now()))
    return fail(reply, 'failed', 'not_authenticated_again');
  if (!identity.isEmailVerified) return fail(reply, 'unverified');
  if (!isUsableEmail(identity.email)) return fail(reply, 'unusable');
  const codes = await codesFor(context, identity);
  if (codes?.isSwitchedOff) return reply.redirect(signInPageAddress(attempt.returnTo, 'unconnected'), 303);
  if (codes) return askForCode(provider, exchange, { identity, returnTo: attempt.returnTo });
  const { userId, methodId } = await savePerson(context, identity);
  const { email, issuer } = identity;
  const isOpened = await finishSignIn(request, reply, { userId, email, issuer, methodId });
  if (!isOpened) return fail(reply, 'failed', 'method_removed_meanwhile');
  return reply.redirect(attempt.returnTo, 303);
}

function identityFrom(
  { client }: Pick<ProviderSignIn, 'client'>,
  request: FastifyRequest,
  attempt: SignInAttempt,
): Promise<Identity | undefined> {
  return client.identityFrom(queryOf(request), attempt).catch((error: unknown) => {
    request.log.warn({ err: error }, 'the sign-in answer was refused');
    return undefined;
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

/** Adds the provider for the person who asked for it, if they are still signed in, and recently. */
async function add(
  provider: ProviderSignIn,
  { request, reply }: Exchange,
  attempt: SignInAttempt & { readonly addsTo: string },
): Promise<FastifyReply> {
  const { context } = provider;
  const { viewer, issuer } = await request.caller();
  if (viewer?.id !== attempt.addsTo) return toAccount(reply, 'failed');
  if (!(await hasRecentSignIn(request, context.now()))) return reply.redirect(signInAgain(accountPage), 303);
  const identity = await identityFrom(provider, request, attempt);
  if (!identity?.isEmailVerified) return toAccount(reply, 'failed');
  const email = normalizeEmail(identity.email);
  const linked = linkedOf(identity);
  return toAccount(reply, await addGoogle(context, attempt.addsTo, { linked, email, issuer }));
}

/** An account that was opened by codes is connected only after a code has proved the mailbox. */
async function codesFor({ db, signInCodes }: Pick<AppContext, 'db' | 'signInCodes'>, identity: Identity) {
  // A code that anybody can read proves nothing.
  if (!signInCodes.opensAccountsOf.includes(identity.issuer)) return undefined;
  if (await findMethod(db, identity)) return undefined;
  return findMethod(db, { issuer: signInCodes.storedIssuer, subject: normalizeEmail(identity.email) });
}

async function askForCode(
  { sendCode }: Pick<ProviderSignIn, 'sendCode'>,
  { request, reply }: Exchange,
  { identity, returnTo }: { readonly identity: Identity; readonly returnTo: string },
): Promise<FastifyReply> {
  const code = { email: normalizeEmail(identity.email), returnTo, linked: linkedOf(identity), addsTo: null };
  const sent = await sendCode(request, reply, code);
  return reply.redirect(pageAfterRequest(sent, returnTo), 303);
}

function linkedOf(identity: Identity): LinkedIdentity {
  const { issuer, subject, firstName, lastName, name, pictureUrl } = identity;
  return { issuer, subject, firstName, lastName, name, pictureUrl };
}

function queryOf(request: FastifyRequest): string {
  return new URL(request.url, 'http://callback').search.slice(1);
}
