import { deleteAccountSchema } from '@chalkline/contract/account';
import { accountExportPath, accountPath } from '@chalkline/contract/addresses';
import { refuseWeakerDeletion } from '@chalkline/domain/access/sign-in-methods';
import { confirmsDeletion, deletionTexts } from '@chalkline/domain/account/deletion';
import { eq } from 'drizzle-orm';
import { users } from '../../db/schema.ts';
import type { AppContext } from '../../platform/app-context.ts';
import { Refusal, refused } from '../../platform/http/refusal.ts';
import { sessionCookieOf } from '../../platform/http/session-cookie.ts';
import { sendPersonalData } from '../../platform/personal-data/send-archive.ts';
import { codesGrantFullAccess } from '../auth/index.ts';
import { erasePerson, isNoFounder } from './erase-person.ts';

const tag = 'Account';

/** The export and the deletion of a person's own data. */
export function dataRoutes(context: AppContext): void {
  const { app, routes, db, personalData, signInCodes, now } = context;
  const cookie = sessionCookieOf(context.cookies);
  const rateLimitHook = app.rateLimit({ max: 10, timeWindow: '1 minute' });

  const isThere = async (id: string) => (await db.$count(users, eq(users.id, id))) > 0;

  routes.addRaw({
    method: 'GET',
    path: accountExportPath,
    summary: "The caller's data, as a zip",
    tag,
    requires: 'session',
    rateLimitHook,
    respond: async ({ person, reply }) => sendPersonalData(reply, await personalData.read(person.id), now()),
  });

  routes.add({
    method: 'DELETE',
    path: accountPath,
    summary: "Delete the caller's account permanently",
    tag,
    requires: 'session',
    requiresRecentSignIn: true,
    body: deleteAccountSchema,
    handle: async ({ person, body: { confirmation }, request, reply }) => {
      if (!confirmsDeletion(confirmation, person.email)) throw notConfirmed();
      const { issuer } = await request.caller();
      const isCodeEnough = await codesGrantFullAccess(db, context, person.id);
      const refusal = refuseWeakerDeletion({ isByCode: issuer === signInCodes.storedIssuer, isCodeEnough });
      if (refusal) throw refused(refusal);
      if (person.isFounder) throw new Refusal('conflict', deletionTexts.isFounder);
      const isErased = await erasePerson(context, person.id, { by: 'owner', onlyIf: isNoFounder });
      // When the request is sent twice, the first one has already deleted the account.
      if (!isErased && (await isThere(person.id))) throw new Refusal('conflict', deletionTexts.isFounder);
      cookie.clear(reply);
    },
  });
}

function notConfirmed(): Refusal {
  return new Refusal('invalid', deletionTexts.notConfirmed, [
    { field: 'confirmation', message: 'is not the email address of this account' },
  ]);
}
