import {
  accountRecoveryPath,
  addCodesPath,
  signInMethodPath,
  signInMethodsPath,
} from '@chalkline/contract/sign-in-addresses';
import { type SignInMethod as ListedMethod, signInMethodsSchema } from '@chalkline/contract/sign-in-methods';
import { recoveryShown } from '@chalkline/domain/access/account-recovery';
import type { SignInMethod } from '@chalkline/domain/access/sign-in-methods';
import { z } from 'zod';
import type { AppContext } from '../../platform/app-context.ts';
import { orNotFound } from '../../platform/http/refusal.ts';
import { askForRecovery, stopRecovery } from './account-recovery.ts';
import { readMethods } from './own-methods.ts';
import { removeMethod } from './remove-method.ts';
import type { SendCode } from './send-code.ts';
import { askToTurnOnCodes } from './turn-on-codes.ts';

const tag = 'Account';

/** How a person signs in, on their account page. */
export function methodRoutes(context: AppContext, sendCode: SendCode): void {
  const { reads, routes, db, signInCodes, now } = context;

  reads.add({
    path: signInMethodsPath,
    summary: "The caller's ways to sign in",
    tag,
    requires: 'session',
    reply: signInMethodsSchema,
    read: async ({ person, issuer }) => {
      const own = orNotFound(await readMethods(db, context, person.id), 'This account');
      const { methods, canAddGoogle, canAddCodes } = own;
      const asked = { ...own, isByCode: issuer === signInCodes.storedIssuer };
      const shown = recoveryShown(asked, own.recoveryAskedAt, now());
      const recovery = shown && { ...shown, until: shown.until?.toISOString() ?? null };
      return { methods: methods.map(listedMethod), canAddGoogle, canAddCodes, recovery };
    },
  });

  const shared = { tag, requires: 'session', requiresRecentSignIn: true } as const;
  routes.add({
    ...shared,
    method: 'POST',
    path: addCodesPath,
    summary: "Send a code that turns on email codes for the caller's account",
    handle: ({ person, request, reply }) => askToTurnOnCodes(context, sendCode, person, { request, reply }),
  });
  routes.add({
    ...shared,
    method: 'POST',
    path: accountRecoveryPath,
    summary: 'Ask to change all sign-in methods by email codes, after a waiting time',
    handle: async ({ person, request }) => {
      const { issuer } = await request.caller();
      await askForRecovery(context, person.id, issuer);
    },
  });
  routes.add({
    tag,
    requires: 'session',
    method: 'DELETE',
    path: accountRecoveryPath,
    summary: "Stop the recovery of the caller's account",
    handle: ({ person }) => db.transaction((tx) => stopRecovery(tx, context, person.id)),
  });
  routes.add({
    ...shared,
    method: 'DELETE',
    path: signInMethodPath,
    summary: "Remove one of the caller's ways to sign in",
    parameters: z.object({ methodId: z.string() }),
    handle: async ({ person, parameters: { methodId }, request }) => {
      const { sessionId, issuer } = await request.caller();
      await removeMethod(context, person.id, { methodId, sessionId, issuer });
    },
  });
}

export function listedMethod({ addedAt, lastUsedAt, ...method }: SignInMethod): ListedMethod {
  return {
    ...method,
    addedAt: addedAt?.toISOString() ?? null,
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  };
}
