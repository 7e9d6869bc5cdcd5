import { type DeleteAccount, deleteAccountSchema } from '@chalkline/contract/account';
import { accountExportPath, accountPath } from '@chalkline/contract/addresses';
import { confirmsDeletion, deletionTexts } from '@chalkline/domain/account/deletion';
import { eq } from 'drizzle-orm';
import { users } from '../../db/schema.ts';
import type { AppContext } from '../../platform/app-context.ts';
import { requirePerson, requireRecentSignIn } from '../../platform/http/guard.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { sessionCookieOf } from '../../platform/http/session-cookie.ts';
import { sendPersonalData } from '../../platform/personal-data/send-archive.ts';
import { erasePerson, isNoFounder } from './erase-person.ts';

const tag = 'Account';

/** The export and the deletion of a person's own data. */
export function dataRoutes(context: AppContext): void {
  const { app, db, personalData, now } = context;
  const cookie = sessionCookieOf(context);
  const slowDown = app.rateLimit({ max: 10, timeWindow: '1 minute' });

  const isThere = async (id: string) => (await db.$count(users, eq(users.id, id))) > 0;

  app.get(
    accountExportPath,
    { onRequest: slowDown, schema: { summary: "The caller's data, as a zip", tags: [tag] } },
    async (request, reply) => {
      const person = requirePerson('session', (await request.caller()).viewer);
      return sendPersonalData(reply, await personalData.read(person.id), now());
    },
  );

  app.delete(
    accountPath,
    {
      schema: { summary: "Delete the caller's account permanently", tags: [tag], body: deleteAccountSchema },
    },
    async (request, reply) => {
      const person = requirePerson('session', (await request.caller()).viewer);
      await requireRecentSignIn(request, now());
      const { confirmation } = request.body as DeleteAccount;
      if (!confirmsDeletion(confirmation, person.email)) throw notConfirmed();
      if (person.isFounder) throw new Refusal('conflict', deletionTexts.isFounder);
      const isErased = await erasePerson(context, person.id, { onlyIf: isNoFounder });
      // When the request is sent twice, the first one has already deleted the account.
      if (!isErased && (await isThere(person.id))) throw new Refusal('conflict', deletionTexts.isFounder);
      cookie.clear(reply);
      return reply.code(204).send();
    },
  );
}

function notConfirmed(): Refusal {
  return new Refusal('invalid', deletionTexts.notConfirmed, [
    { field: 'confirmation', message: 'is not the email address of this account' },
  ]);
}
