import { signInPageAddress } from '@chalkline/contract/sign-in-addresses';
import { typedCode } from '@chalkline/domain/access/sign-in-codes';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext } from '../../platform/app-context.ts';
import { logSecurityEvent } from '../../platform/security/security-events.ts';
import { accountOfCode, type CodeProblem } from './code-account.ts';
import type { FinishSignIn } from './finish-sign-in.ts';
import { readMethods } from './own-methods.ts';
import type { Exchange } from './provider-sign-in.ts';
import { toCodePage } from './send-code.ts';
import { codeCookieName, type StoredCode, takeCode } from './sign-in-codes.ts';
import { turnOnCodes } from './turn-on-codes.ts';

/** Signs in by the typed code, or turns on codes if that is what it was sent for. */
export async function checkCode(
  context: AppContext,
  finish: FinishSignIn,
  typed: string,
  { request, reply }: Exchange,
): Promise<FastifyReply> {
  const { cookies } = context;
  const taken = await takeTypedCode(context, request, typed);
  if (!taken) {
    logSecurityEvent(request.log, { event: 'sign_in_failed', reason: 'wrong_code' });
    return toCodePage(reply, 'code');
  }
  reply.clearCookie(codeCookieName(cookies), cookies.options(0));
  if (taken.addsTo) return turnOnCodes(context, { request, reply }, { ...taken, addsTo: taken.addsTo });
  return signInByCode(context, finish, taken, { request, reply });
}

async function takeTypedCode(
  { db, cookies, secretFor, now }: AppContext,
  request: FastifyRequest,
  typed: string,
): Promise<StoredCode | undefined> {
  const [code, browser] = [typedCode(typed), request.cookies[codeCookieName(cookies)]];
  if (!code || !browser) return undefined;
  return takeCode(db, secretFor('sign-in codes'), { browser, code, now: now() });
}

async function signInByCode(
  context: AppContext,
  finish: FinishSignIn,
  taken: StoredCode,
  { request, reply }: Exchange,
): Promise<FastifyReply> {
  const { email, returnTo } = taken;
  const caller = await request.caller();
  const viewer = { id: caller.viewer?.id, issuer: caller.issuer };
  const { userId, methodId, problem } = await accountOfCode(context, taken, viewer);
  if (problem) return refuse(reply, returnTo, problem);
  const issuer = context.signInCodes.storedIssuer;
  const isOpened = await finish(request, reply, { userId, email, issuer, methodId });
  if (isOpened) return reply.redirect(returnTo, 303);
  const areEnough = (await readMethods(context.db, context, userId))?.areCodesEnough;
  return refuse(reply, returnTo, areEnough ? 'off' : 'staff');
}

function refuse(reply: FastifyReply, returnTo: string, problem: CodeProblem): FastifyReply {
  logSecurityEvent(reply.log, { event: 'sign_in_failed', reason: `${problem}_by_code` });
  return reply.redirect(signInPageAddress(returnTo, problem), 303);
}
