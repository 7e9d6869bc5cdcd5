import {
  type GoogleOutcome,
  googleOutcomeParameter,
  type SignInFailure,
  signInFailureParameter,
} from '@chalkline/contract/sign-in-addresses';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext } from '../../platform/app-context.ts';
import { logSecurityEvent } from '../../platform/security/security-events.ts';
import type { FinishSignIn } from './finish-sign-in.ts';
import type { IdentityClient } from './identity-client.ts';
import type { SendCode } from './send-code.ts';

export const accountPage = '/account';

/** What both steps of a sign-in through the identity provider need. */
export interface ProviderSignIn {
  readonly context: AppContext;
  readonly client: IdentityClient;
  readonly sendCode: SendCode;
  readonly finishSignIn: FinishSignIn;
}

/** A request and its reply. */
export interface Exchange {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** The cookie that binds a sign-in to the browser that started it. */
export function attemptCookieName({ cookies }: Pick<AppContext, 'cookies'>): string {
  return cookies.name('sign-in');
}

export function fail(reply: FastifyReply, failure: SignInFailure, reason: string = failure): FastifyReply {
  logSecurityEvent(reply.log, { event: 'sign_in_failed', reason });
  return reply.redirect(`/?${signInFailureParameter}=${failure}`, 303);
}

export function toAccount(reply: FastifyReply, outcome: GoogleOutcome): FastifyReply {
  return reply.redirect(`${accountPage}?${googleOutcomeParameter}=${outcome}`, 303);
}
