import { accountNamePath, nameMissingPage, nameSavedPage } from '@chalkline/contract/addresses';
import { ownNameFormSchema, ownNameSchema } from '@chalkline/contract/people';
import { refuseOwnName } from '@chalkline/domain/access/sign-in-methods';
import { nameWithinLimits } from '@chalkline/domain/account/identity-limits';
import { eq } from 'drizzle-orm';
import { users } from '../../db/schema.ts';
import type { AppContext } from '../../platform/app-context.ts';
import { orNotFound, Refusal, refused } from '../../platform/http/refusal.ts';
import { lockMethods, readMethods } from './own-methods.ts';

const tag = 'Account';

/** People who sign in without Google choose their name themselves. */
export function ownNameRoutes(context: AppContext): void {
  const { routes } = context;
  routes.add({
    method: 'PUT',
    path: accountNamePath,
    summary: "Change the caller's name",
    tag,
    requires: 'session',
    body: ownNameSchema,
    handle: async ({ person, body }) => {
      const name = nameWithinLimits(body.name);
      if (!name) throw new Refusal('invalid', 'Enter your name.');
      await saveName(context, person.id, name);
    },
  });

  routes.addRaw({
    method: 'POST',
    path: accountNamePath,
    summary: "Change the caller's name, by a form",
    tag,
    requires: 'session',
    body: ownNameFormSchema,
    respond: async ({ person, body, reply }) => {
      const name = nameWithinLimits(body.name);
      if (!name) return reply.redirect(nameMissingPage, 303);
      await saveName(context, person.id, name);
      return reply.redirect(nameSavedPage, 303);
    },
  });
}

/** Saves the name, unless it comes from Google. */
function saveName(context: AppContext, userId: string, name: string): Promise<void> {
  return context.db.transaction(async (tx) => {
    await lockMethods(tx, userId);
    const { methods } = orNotFound(await readMethods(tx, context, userId), 'This account');
    const refusal = refuseOwnName(methods);
    if (refusal) throw refused(refusal);
    await tx.update(users).set({ name, firstName: null, lastName: null }).where(eq(users.id, userId));
  });
}
