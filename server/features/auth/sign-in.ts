import {
  continuePath,
  signInCallbackPath,
  signInPageAddress,
  signInPath,
} from '@chalkline/contract/sign-in-addresses';
import { returnPath } from '@chalkline/domain/access/return-path';
import { z } from 'zod';
import type { AppContext } from '../../platform/app-context.ts';
import type { FinishSignIn } from './finish-sign-in.ts';
import { IdentityClient } from './identity-client.ts';
import { leaveToProvider, leavingQuerySchema } from './leave-to-provider.ts';
import { returnFromProvider, returningQuerySchema } from './return-from-provider.ts';
import type { SendCode } from './send-code.ts';
import { signInLimit } from './sign-in-limit.ts';

const continueQuerySchema = z.object({ returnTo: z.string().optional().catch(undefined) });

/** The redirect to the identity provider, the callback, and the address that links in emails open. */
export function signInRoutes(context: AppContext, sendCode: SendCode, finishSignIn: FinishSignIn): void {
  const { routes, identity, config } = context;
  const client = new IdentityClient(identity, `${config.publicUrl}${signInCallbackPath}`);
  const provider = { context, client, sendCode, finishSignIn };
  const shared = { method: 'GET', tag: 'People', requires: 'public' } as const;
  routes.addRaw({
    ...shared,
    path: signInPath,
    summary: 'Sign in',
    rateLimitHook: signInLimit(context, 'leave'),
    query: leavingQuerySchema,
    respond: (call) => leaveToProvider(provider, call),
  });
  routes.addRaw({
    ...shared,
    path: signInCallbackPath,
    summary: 'Come back from the identity provider',
    rateLimitHook: signInLimit(context, 'return'),
    query: returningQuerySchema,
    respond: (call) => returnFromProvider(provider, call),
  });
  routes.addRaw({
    ...shared,
    path: continuePath,
    summary: 'Go to a page, by way of the sign-in page if nobody is signed in',
    query: continueQuerySchema,
    respond: async ({ query, request, reply }) => {
      const returnTo = returnPath(query.returnTo);
      const { viewer } = await request.caller();
      return reply.redirect(viewer ? returnTo : signInPageAddress(returnTo), 303);
    },
  });
}
