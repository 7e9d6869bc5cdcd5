import { signInCallbackPath, signInPath } from '@chalkline/contract/addresses';
import type { AppContext } from '../../platform/app-context.ts';
import type { FinishSignIn } from './finish-sign-in.ts';
import { IdentityClient } from './identity-client.ts';
import { leaveToProvider, leavingQuerySchema } from './leave-to-provider.ts';
import { returnFromProvider, returningQuerySchema } from './return-from-provider.ts';
import type { SendCode } from './send-code.ts';
import { signInLimit } from './sign-in-limit.ts';

/** The redirect to the identity provider and the callback. */
export function signInRoutes(context: AppContext, sendCode: SendCode, finishSignIn: FinishSignIn): void {
  const { routes, identity, config } = context;
  const client = new IdentityClient(identity, `${config.publicUrl}${signInCallbackPath}`);
  const provider = { context, client, sendCode, finishSignIn };
  const shared = { method: 'GET', tag: 'People', requires: 'public' } as const;
  routes.addRaw({
    ...shared,
    path: signInPath,
    summary: 'Sign in',
    slowDown: signInLimit(context, 'leave'),
    query: leavingQuerySchema,
    respond: (call) => leaveToProvider(provider, call),
  });
  routes.addRaw({
    ...shared,
    path: signInCallbackPath,
    summary: 'Come back from the identity provider',
    slowDown: signInLimit(context, 'return'),
    query: returningQuerySchema,
    respond: (call) => returnFromProvider(provider, call),
  });
}
