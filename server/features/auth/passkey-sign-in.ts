import {
  type PasskeySignIn,
  passkeyRequestSchema,
  passkeySignedInSchema,
  passkeySignInSchema,
} from '@chalkline/contract/passkeys';
import { passkeyRequestPath, passkeySignInPath } from '@chalkline/contract/sign-in-addresses';
import { returnPath } from '@chalkline/domain/access/return-path';
import type { FastifyRequest } from 'fastify';
import type { AppContext } from '../../platform/app-context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Call, NoFields } from '../../platform/http/route-definition.ts';
import { logSecurityEvent } from '../../platform/security/security-events.ts';
import type { FinishSignIn } from './finish-sign-in.ts';
import type { PasskeyTools } from './passkey-routes.ts';
import { findPasskey, type Passkey, recordPasskeyUse } from './passkeys.ts';
import type { RelyingParty } from './relying-party.ts';
import { signInLimit } from './sign-in-limit.ts';

type SignInCall = Call<'public', NoFields, NoFields, typeof passkeySignInSchema>;

/** Sign-in with a passkey. The person chooses one on their device, and types no name. */
export function passkeySignInRoutes(context: AppContext, tools: PasskeyTools, finish: FinishSignIn): void {
  const { routes } = context;
  const shared = { method: 'POST', tag: 'People', requires: 'public' } as const;
  routes.add({
    ...shared,
    path: passkeyRequestPath,
    summary: 'Start to sign in with a passkey',
    rateLimitHook: signInLimit(context, 'passkey'),
    reply: passkeyRequestSchema,
    handle: async ({ request, reply }) => {
      const asked = tools.relyingParty.request();
      const { challenge } = asked;
      await tools.challenges.save(request, reply, { challenge, purpose: 'sign-in', userId: null });
      return asked;
    },
  });
  routes.add({
    ...shared,
    path: passkeySignInPath,
    summary: 'Sign in with a passkey',
    rateLimitHook: signInLimit(context, 'passkey-check'),
    body: passkeySignInSchema,
    reply: passkeySignedInSchema,
    handle: (call) => signIn(context, tools, finish, call),
  });
}

async function signIn(
  context: AppContext,
  tools: PasskeyTools,
  finish: FinishSignIn,
  { body: { passkey, returnTo }, request, reply }: SignInCall,
) {
  const taken = await tools.challenges.take(request, 'sign-in', passkey.response.clientDataJSON);
  if (!taken) {
    logSecurityEvent(request.log, { event: 'sign_in_failed', reason: 'unknown_challenge' });
    throw new Refusal('passkey_refused', 'That took too long. Please try again.');
  }
  const signed = { answer: passkey, challenge: taken.challenge };
  const { id, userId, issuer } = await verified(context, tools.relyingParty, request, signed);
  const isOpened = await finish(request, reply, { userId, email: null, issuer, methodId: id });
  if (!isOpened) throw refusedPasskey(request, 'passkey_removed_meanwhile');
  return { returnTo: returnPath(returnTo) };
}

/** The passkey that has signed. Every passkey that does not open an account gets the same answer. */
async function verified(
  { db, acceptedIssuers, now }: AppContext,
  relyingParty: RelyingParty,
  request: FastifyRequest,
  { answer, challenge }: { answer: PasskeySignIn['passkey']; challenge: string },
): Promise<Passkey> {
  const found = await findPasskey(db, answer.id);
  if (!found) throw refusedPasskey(request, 'unknown_passkey');
  const { passkey, accountIssuer } = found;
  const isAccepted = [passkey.issuer, accountIssuer].every((issuer) => acceptedIssuers.includes(issuer));
  if (!isAccepted) throw refusedPasskey(request, 'passkey_of_other_issuer');
  const counter = await relyingParty.verifySignature(passkey, answer, challenge).catch((error: unknown) => {
    request.log.warn({ err: error }, 'a passkey was refused');
    throw refusedPasskey(request, 'passkey_not_verified');
  });
  const isStillValid = await recordPasskeyUse(db, passkey.id, { counter, now: now() });
  if (!isStillValid) throw refusedPasskey(request, 'passkey_used_meanwhile');
  return passkey;
}

function refusedPasskey(request: FastifyRequest, reason: string): Refusal {
  logSecurityEvent(request.log, { event: 'sign_in_failed', reason });
  return new Refusal(
    'passkey_refused',
    "This passkey doesn't open an account here. It may have been removed. Please sign in another way.",
  );
}
