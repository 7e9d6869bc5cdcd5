import { addCodesPath, signInMethodPath, signInMethodsPath } from '@chalkline/contract/addresses';
import { type SignInMethod as ListedMethod, signInMethodsSchema } from '@chalkline/contract/sign-in-methods';
import type { SignInMethod } from '@chalkline/domain/access/sign-in-methods';
import { z } from 'zod';
import type { AppContext } from '../../platform/app-context.ts';
import { orNotFound } from '../../platform/http/refusal.ts';
import { addCodes, removeMethod } from './change-methods.ts';
import { readMethods } from './own-methods.ts';

const tag = 'Account';

/** How a person signs in, on their account page. */
export function methodRoutes(context: AppContext): void {
  const { reads, routes, db } = context;

  reads.add({
    path: signInMethodsPath,
    summary: "The caller's ways to sign in",
    tag,
    requires: 'session',
    reply: signInMethodsSchema,
    read: async ({ person }) => {
      const own = orNotFound(await readMethods(db, context, person.id), 'This account');
      const { methods, canAddGoogle, canAddCodes } = own;
      return { methods: methods.map(listedMethod), canAddGoogle, canAddCodes };
    },
  });

  const shared = { tag, requires: 'session', requiresRecentSignIn: true } as const;
  routes.add({
    ...shared,
    method: 'POST',
    path: addCodesPath,
    summary: "Let email codes open the caller's account",
    handle: async ({ person, request }) => {
      const { issuer } = await request.caller();
      await addCodes(context, person.id, issuer);
    },
  });
  routes.add({
    ...shared,
    method: 'DELETE',
    path: signInMethodPath,
    summary: "Remove one of the caller's ways to sign in",
    parameters: z.object({ methodId: z.string() }),
    handle: async ({ person, parameters: { methodId }, request }) => {
      const { issuer } = await request.caller();
      await removeMethod(context, person.id, { methodId, issuer });
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
