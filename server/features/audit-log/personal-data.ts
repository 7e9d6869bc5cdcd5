import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { auditEntries } from '../../db/schema.ts';
import type { PersonalDataKeeper } from '../../platform/personal-data/personal-data.ts';

/** What somebody did in the console. The entries outlive the account, and name nobody then. */
export function consoleActionData(db: Database): PersonalDataKeeper {
  const { at, action, subject, before, after } = auditEntries;
  return {
    name: 'consoleActions',
    read: async (userId) => ({
      data: await db
        .select({ at, action, subject, before, after })
        .from(auditEntries)
        .where(eq(auditEntries.actorId, userId))
        .orderBy(asc(at), asc(auditEntries.id)),
    }),
  };
}
