import { accountNamePath } from '@chalkline/contract/addresses';
import { ownNameSchema } from '@chalkline/contract/people';
import { refuseOwnName } from '@chalkline/domain/access/sign-in-methods';
import { nameWithinLimits } from '@chalkline/domain/account/identity-limits';
import { eq } from 'drizzle-orm';
import { users } from '../../db/schema.ts';
import type { AppContext } from '../../platform/app-context.ts';
import { orNotFound, Refusal, refused } from '../../platform/http/refusal.ts';
import { lockMethods, readMethods } from './own-methods.ts';

/** People who sign in without Google choose their name themselves. */
export function ownNameRoutes(context: AppContext): void {
  const { routes, db } = context;
  routes.add({
    method: 'PUT',
    path: accountNamePath,
    summary: "Change the caller's name",
    tag: 'Account',
    requires: 'session',
    body: ownNameSchema,
    handle: ({ person, body }) =>
      db.transaction(async (tx) => {
        await lockMethods(tx, person.id);
        const { methods } = orNotFound(await readMethods(tx, context, person.id), 'This account');
        const refusal = refuseOwnName(methods);
        if (refusal) throw refused(refusal);
        const name = nameWithinLimits(body.name);
        if (!name) throw new Refusal('invalid', 'Enter your name.');
        await tx.update(users).set({ name, firstName: null, lastName: null }).where(eq(users.id, person.id));
      }),
  });
}
