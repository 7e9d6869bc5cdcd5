import {
  checkSignInCodePath,
  resendSignInCodePath,
  type SignInProblem,
  signInCodePagePath,
  signInCodePath,
  signInPageAddress,
  signInProblemParameter,
} from '@chalkline/contract/addresses';
import { emailSchema } from '@chalkline/contract/email-address';
import { pendingCodeReplySchema } from '@chalkline/contract/sign-in';
import { returnPath } from '@chalkline/domain/access/return-path';
import { attemptsLeft, secondsUntilResend, typedCode } from '@chalkline/domain/access/sign-in-codes';
import { normalizeEmail } from '@chalkline/domain/account/email-address';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import type { AppContext } from '../../platform/app-context.ts';
import type { Call, NoFields } from '../../platform/http/routes.ts';
import { logSecurityEvent } from '../../platform/security/security-events.ts';
import { accountOfCode, type CodeProblem } from './code-account.ts';
import type { FinishSignIn } from './finish-sign-in.ts';
import { readMethods } from './own-methods.ts';
import { pageAfterRequest, type SendCode } from './send-code.ts';
import {
  codeCookieName,
  findCode,
  isOpenCode,
  purposeOf,
  type StoredCode,
  takeCode,
} from './sign-in-codes.ts';
import { signInLimit } from './sign-in-limit.ts';
import { turnOnCodes } from './turn-on-codes.ts';

/** Texts of any kind, because a form is always answered with a page. */
const askSchema = z.object({ email: z.string(), returnTo: z.string().optional() });
const checkSchema = z.object({ code: z.string() });
type FormCall<Body extends z.ZodType> = Call<'public', NoFields, NoFields, Body>;

/** Sign-in by a code in an email: three forms that work without scripts. */
export function codeRoutes(context: AppContext, sendCode: SendCode, finish: FinishSignIn): void {
  const { routes, reads, db, signInCodes, cookies, secretFor, now } = context;
  const codeKey = secretFor('sign-in codes');
  const cookieName = codeCookieName(cookies);

  async function ask({ body, request, reply }: FormCall<typeof askSchema>): Promise<FastifyReply> {
    const returnTo = returnPath(body.returnTo);
    const typed = emailSchema.safeParse(body.email);
    if (!typed.success) return reply.redirect(signInPageAddress(returnTo, 'address'), 303);
    const email = normalizeEmail(typed.data);
    const sent = await sendCode(request, reply, { email, returnTo, linked: null, addsTo: null });
    return reply.redirect(pageAfterRequest(sent, returnTo), 303);
  }

  async function resend({ request, reply }: Call<'public'>): Promise<FastifyReply> {
    const stored = await findCode(db, request.cookies[cookieName] ?? '');
    if (!stored) return reply.redirect(signInCodePagePath, 303);
    if (secondsUntilResend(stored.sentAt, now()) > 0) return toCodePage(reply, 'wait');
    const { email, returnTo, linked, addsTo } = stored;
    const sent = await sendCode(request, reply, { email, returnTo, linked, addsTo });
    // The page for codes would know nothing about a code that was not sent.
    if (sent === 'mail') return reply.redirect(signInPageAddress(returnTo, sent), 303);
    return toCodePage(reply, sent === 'sent' ? undefined : sent);
  }

  async function check({ body, request, reply }: FormCall<typeof checkSchema>): Promise<FastifyReply> {
    const [code, browser] = [typedCode(body.code), request.cookies[cookieName]];
    const taken = code && browser ? await takeCode(db, codeKey, { browser, code, now: now() }) : undefined;
    if (!taken) {
      logSecurityEvent(request.log, { event: 'sign_in_failed', reason: 'wrong_code' });
      return toCodePage(reply, 'code');
    }
    reply.clearCookie(cookieName, cookies.options(0));
    if (taken.addsTo) return turnOnCodes(context, { request, reply }, { ...taken, addsTo: taken.addsTo });
    const { viewer, issuer } = await request.caller();
    const { userId, methodId, problem } = await accountOfCode(context, taken, { id: viewer?.id, issuer });
    if (problem) return refuse(reply, taken.returnTo, problem);
    const { email } = taken;
    const isOpened = await finish(request, reply, {
      userId,
      email,
      issuer: signInCodes.storedIssuer,
      methodId,
    });
    if (isOpened) return reply.redirect(taken.returnTo, 303);
    const areEnough = (await readMethods(db, context, userId))?.areCodesEnough;
    return refuse(reply, taken.returnTo, areEnough ? 'off' : 'staff');
  }

  const form = { method: 'POST', tag: 'People', requires: 'public' } as const;
  const askLimit = signInLimit(context, 'code');
  routes.addRaw({
    ...form,
    path: signInCodePath,
    summary: 'Send a sign-in code by email',
    rateLimitHook: askLimit,
    body: askSchema,
    respond: ask,
  });
  routes.addRaw({
    ...form,
    path: resendSignInCodePath,
    summary: 'Send another sign-in code to the same address',
    rateLimitHook: askLimit,
    respond: resend,
  });
  routes.addRaw({
    ...form,
    path: checkSignInCodePath,
    summary: 'Sign in by the code from the email',
    rateLimitHook: signInLimit(context, 'check'),
    body: checkSchema,
    respond: check,
  });
  reads.add({
    path: signInCodePath,
    summary: 'The sign-in code that this browser waits for',
    tag: 'People',
    requires: 'public',
    reply: pendingCodeReplySchema,
    read: async ({ signInCodeCookie }) => {
      const stored = signInCodeCookie ? await findCode(db, signInCodeCookie) : undefined;
      return { pending: stored ? pendingOf(stored, now()) : null };
    },
  });
}

function pendingOf(stored: StoredCode, now: Date) {
  return {
    email: stored.email,
    returnTo: stored.returnTo,
    isOpen: isOpenCode(stored, now),
    attemptsLeft: attemptsLeft(stored),
    secondsUntilResend: secondsUntilResend(stored.sentAt, now),
    purpose: purposeOf(stored),
  };
}

function refuse(reply: FastifyReply, returnTo: string, problem: CodeProblem): FastifyReply {
  logSecurityEvent(reply.log, { event: 'sign_in_failed', reason: `${problem}_by_code` });
  return reply.redirect(signInPageAddress(returnTo, problem), 303);
}

function toCodePage(reply: FastifyReply, problem?: SignInProblem): FastifyReply {
  const query = problem ? `?${signInProblemParameter}=${problem}` : '';
  return reply.redirect(`${signInCodePagePath}${query}`, 303);
}
