import {
  addGoogleParameter,
  signInAgain,
  signInAgainParameter,
  signInPageAddress,
} from '@chalkline/contract/sign-in-addresses';
import { returnPath } from '@chalkline/domain/access/return-path';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { hasRecentSignIn } from '../../platform/http/guard.ts';
import type { Call, NoFields } from '../../platform/http/route-definition.ts';
import { newToken } from '../../platform/security/secret-token.ts';
import {
  accountPage,
  attemptCookieName,
  type Exchange,
  fail,
  type ProviderSignIn,
} from './provider-sign-in.ts';
import { attemptSeconds, type SignInAttempt, saveAttempt } from './sign-in-attempts.ts';

export const leavingQuerySchema = z.object({
  returnTo: z.string().optional().catch(undefined),
  [signInAgainParameter]: z.literal('yes').optional().catch(undefined),
  [addGoogleParameter]: z.literal('yes').optional().catch(undefined),
});
type LeavingCall = Call<'public', NoFields, typeof leavingQuerySchema>;

/** Redirects to the identity provider, to sign in or to add it to an account. */
export async function leaveToProvider(
  provider: ProviderSignIn,
  { query, ...exchange }: LeavingCall,
): Promise<FastifyReply> {
  const returnTo = returnPath(query.returnTo);
  if (query[addGoogleParameter]) return leaveToAdd(provider, exchange);
  const isReauthentication = query[signInAgainParameter] === 'yes';
  return leaveWith(provider, exchange, { returnTo, isReauthentication, addsTo: null });
}

/** Adding the provider to an account needs a recent sign-in, like every change of sign-in methods. */
async function leaveToAdd(provider: ProviderSignIn, exchange: Exchange): Promise<FastifyReply> {
  const { request, reply } = exchange;
  const { viewer } = await request.caller();
  if (!viewer) return reply.redirect(signInPageAddress(accountPage), 303);
  if (!(await hasRecentSignIn(request, provider.context.now())))
    return reply.redirect(signInAgain(accountPage), 303);
  return leaveWith(provider, exchange, {
    returnTo: accountPage,
    isReauthentication: false,
    addsTo: viewer.id,
  });
}

async function leaveWith(
  { context, client }: ProviderSignIn,
  { request, reply }: Exchange,
  purpose: Pick<SignInAttempt, 'returnTo' | 'isReauthentication' | 'addsTo'>,
): Promise<FastifyReply> {
  const { db, cookies, now } = context;
  const cookieName = attemptCookieName(context);
  const attempt = { ...client.newSecrets(), ...purpose };
  // Two tabs can sign in at once: they share the browser's cookie and differ by their state.
  const browser = request.cookies[cookieName] ?? newToken();
  const url = await client.authorizationUrl(attempt, attempt.isReauthentication).catch((error: unknown) => {
    request.log.error({ err: error }, 'the identity provider cannot be reached');
    return undefined;
  });
  if (!url) return fail(reply, 'failed', 'provider_unreachable');
  await saveAttempt(db, browser, attempt, now());
  reply.setCookie(cookieName, browser, cookies.options(attemptSeconds));
  return reply.redirect(url, 303);
}
