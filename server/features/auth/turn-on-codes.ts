import type { CurrentUser } from '@chalkline/contract/people';
import {
  type CodesOutcome,
  codesOutcomeParameter,
  signInAgain,
  signInPageAddress,
} from '@chalkline/contract/sign-in-addresses';
import type { FastifyReply } from 'fastify';
import type { AppContext } from '../../platform/app-context.ts';
import { hasRecentSignIn } from '../../platform/http/guard.ts';
import { orNotFound, Refusal } from '../../platform/http/refusal.ts';
import { addCodes, requireCodesCanBeAdded } from './add-methods.ts';
import { readMethods } from './own-methods.ts';
import { accountPage, type Exchange } from './provider-sign-in.ts';
import type { SendCode } from './send-code.ts';

/** Sends a code to the account's own address. Codes are turned on once it has been entered in this browser. */
export async function askToTurnOnCodes(
  context: AppContext,
  sendCode: SendCode,
  person: CurrentUser,
  { request, reply }: Exchange,
): Promise<void> {
  const own = orNotFound(await readMethods(context.db, context, person.id), 'This account');
  const { issuer } = await request.caller();
  requireCodesCanBeAdded(context, own, issuer);
  const code = { email: own.address, returnTo: accountPage, linked: null, addsTo: person.id };
  const sent = await sendCode(request, reply, code);
  if (sent === 'too_many')
    throw new Refusal('slow_down', 'We sent several codes to your address already. Try again in an hour.');
  if (sent === 'mail')
    throw new Refusal('unavailable', "We couldn't send the email. Please try again in a minute.");
}

/** Turns codes on for the person who asked for it and has entered one, if they are still signed in. */
export async function turnOnCodes(
  context: AppContext,
  { request, reply }: Exchange,
  { email, addsTo }: { readonly email: string; readonly addsTo: string },
): Promise<FastifyReply> {
  const { viewer, issuer } = await request.caller();
  if (viewer?.id !== addsTo) return reply.redirect(signInPageAddress(accountPage), 303);
  if (!(await hasRecentSignIn(request, context.now()))) return reply.redirect(signInAgain(accountPage), 303);
  try {
    await addCodes(context, addsTo, { proved: email, issuer });
    return toAccount(reply, 'on');
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return toAccount(reply, 'failed');
  }
}

function toAccount(reply: FastifyReply, outcome: CodesOutcome): FastifyReply {
  return reply.redirect(`${accountPage}?${codesOutcomeParameter}=${outcome}`, 303);
}
