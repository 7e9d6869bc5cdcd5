import { emailSchema } from '@chalkline/contract/email-address';
import { pendingCodeReplySchema } from '@chalkline/contract/sign-in';
import {
  checkSignInCodePath,
  resendSignInCodePath,
  signInCodePagePath,
  signInCodePath,
  signInPageAddress,
} from '@chalkline/contract/sign-in-addresses';
import { returnPath } from '@chalkline/domain/access/return-path';
import { attemptsLeft, secondsUntilResend } from '@chalkline/domain/access/sign-in-codes';
import { normalizeEmail } from '@chalkline/domain/account/email-address';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import type { AppContext } from '../../platform/app-context.ts';
import type { Call, NoFields } from '../../platform/http/route-definition.ts';
import { checkCode } from './check-code.ts';
import type { FinishSignIn } from './finish-sign-in.ts';
import { pageAfterRequest, type SendCode, toCodePage } from './send-code.ts';
import { codeCookieName, findCode, isOpenCode, purposeOf, type StoredCode } from './sign-in-codes.ts';
import { signInLimit } from './sign-in-limit.ts';

/** Texts of any kind, because a form is always answered with a page. */
const askSchema = z.object({ email: z.string(), returnTo: z.string().optional() });
const checkSchema = z.object({ code: z.string() });
type AskCall = Call<'public', NoFields, NoFields, typeof askSchema>;

const form = { method: 'POST', tag: 'People', requires: 'public' } as const;

/** Sign-in by a code in an email: three forms that work without scripts. */
export function codeRoutes(context: AppContext, sendCode: SendCode, finish: FinishSignIn): void {
  const { routes, reads, db, now } = context;
  const askLimit = signInLimit(context, 'code');
  routes.addRaw({
    ...form,
    path: signInCodePath,
    summary: 'Send a sign-in code by email',
    rateLimitHook: askLimit,
    body: askSchema,
    respond: (call) => sendFirstCode(sendCode, call),
  });
  routes.addRaw({
    ...form,
    path: resendSignInCodePath,
    summary: 'Send another sign-in code to the same address',
    rateLimitHook: askLimit,
    respond: (call) => resendCode(context, sendCode, call),
  });
  routes.addRaw({
    ...form,
    path: checkSignInCodePath,
    summary: 'Sign in by the code from the email',
    rateLimitHook: signInLimit(context, 'check'),
    body: checkSchema,
    respond: ({ body, request, reply }) => checkCode(context, finish, body.code, { request, reply }),
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

async function sendFirstCode(sendCode: SendCode, { body, request, reply }: AskCall): Promise<FastifyReply> {
  const returnTo = returnPath(body.returnTo);
  const typed = emailSchema.safeParse(body.email);
  if (!typed.success) return reply.redirect(signInPageAddress(returnTo, 'address'), 303);
  const email = normalizeEmail(typed.data);
  const sent = await sendCode(request, reply, { email, returnTo, linked: null, addsTo: null });
  return reply.redirect(pageAfterRequest(sent, returnTo), 303);
}

async function resendCode(
  { db, cookies, now }: AppContext,
  sendCode: SendCode,
  { request, reply }: Call<'public'>,
): Promise<FastifyReply> {
  const stored = await findCode(db, request.cookies[codeCookieName(cookies)] ?? '');
  if (!stored) return reply.redirect(signInCodePagePath, 303);
  if (secondsUntilResend(stored.sentAt, now()) > 0) return toCodePage(reply, 'wait');
  const { email, returnTo, linked, addsTo } = stored;
  const sent = await sendCode(request, reply, { email, returnTo, linked, addsTo });
  // The page for codes would know nothing about a code that was not sent.
  if (sent === 'mail') return reply.redirect(signInPageAddress(returnTo, sent), 303);
  return toCodePage(reply, sent === 'sent' ? 'resent' : sent);
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
