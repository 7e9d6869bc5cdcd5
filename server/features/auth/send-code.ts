import {
  type SignInProblem,
  signInCodePagePath,
  signInPageAddress,
  signInProblemParameter,
} from '@chalkline/contract/sign-in-addresses';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext } from '../../platform/app-context.ts';
import { countCodeRequest } from './code-limits.ts';
import { signInCodeEmail } from './emails.ts';
import { KnownBrowsers } from './known-browsers.ts';
import {
  type CodeRequest,
  codeCookieName,
  codeCookieSeconds,
  dropCode,
  purposeOf,
  saveCode,
} from './sign-in-codes.ts';

type Sent = 'sent' | 'too_many' | 'mail';

/** The page that follows a request for a code. */
export function pageAfterRequest(sent: Sent, returnTo: string): string {
  return sent === 'sent' ? signInCodePagePath : signInPageAddress(returnTo, sent);
}

/** Leads to the page where the code is entered. */
export function toCodePage(reply: FastifyReply, problem?: SignInProblem): FastifyReply {
  const query = problem ? `?${signInProblemParameter}=${problem}` : '';
  return reply.redirect(`${signInCodePagePath}${query}`, 303);
}

export type SendCode = (request: FastifyRequest, reply: FastifyReply, code: CodeRequest) => Promise<Sent>;

/**
 * Sends a code and binds it to the browser. Nobody looks up whose address it is, so known and unknown
 * addresses get the same answer in the same time. The email is not stored, because it contains the code, and
 * neither the address nor what the mail server says about it is logged.
 */
export function codeSender(context: AppContext): SendCode {
  const { db, mail, cookies, secretFor, now } = context;
  const knownBrowsers = new KnownBrowsers(context);
  const [codeKey, limitKey] = [secretFor('sign-in codes'), secretFor('sign-in limits')];
  const cookieName = codeCookieName(cookies);
  return async (request, reply, asked) => {
    const { email } = asked;
    const sender = { ip: request.ip, email, knownBrowser: knownBrowsers.find(request, email) };
    if (!(await countCodeRequest(db, limitKey, sender, now()))) return 'too_many';
    const earlier = request.cookies[cookieName];
    const { code, browser } = await saveCode(db, codeKey, { request: asked, earlier, now: now() });
    const outcome = await mail.sendNow(signInCodeEmail(asked.email, code, purposeOf(asked)));
    if (outcome !== 'accepted') {
      request.log.warn({ outcome }, 'a sign-in code could not be sent');
      await dropCode(db, browser);
      reply.clearCookie(cookieName, cookies.options(0));
      return 'mail';
    }
    reply.setCookie(cookieName, browser, cookies.options(codeCookieSeconds));
    return 'sent';
  };
}
