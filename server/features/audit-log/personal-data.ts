import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { auditEntries } from '../../db/schema.ts';
import { removeReasons } from '../../platform/audit/audit.ts';
import { type PersonalDataSource, readRows } from '../../platform/personal-data/personal-data.ts';

/** What a person did in the console. The entries outlive the account, and then name nobody. */
export function consoleActionData(db: Database): PersonalDataSource {
  const { at, action, subject, before, after } = auditEntries;
  return {
    name: 'consoleActions',
    read: readRows((userId) =>
      db
        .select({ at, action, subject, before, after })
        .from(auditEntries)
        .where(eq(auditEntries.actorId, userId))
        .orderBy(asc(at), asc(auditEntries.id)),
    ),
  };
}

/**
 * The reasons for granting and ending a person's plans. The entries stay when the person is erased, but the
 * reasons are removed.
 */
export function planReasonData(db: Database): PersonalDataSource {
  const { at, action, after } = auditEntries;
  return {
    name: 'planReasons',
    read: readRows((userId) =>
      db
        .select({ at, action, reason: sql<string | null>`${after} ->> 'reason'` })
        .from(auditEntries)
        .where(aboutPlansOf(userId))
        .orderBy(asc(at), asc(auditEntries.id)),
    ),
    forget: async (tx, userId) => {
      await removeReasons(tx, aboutPlansOf(userId));
    },
  };
}

function aboutPlansOf(userId: string): SQL | undefined {
  return and(
    eq(auditEntries.subject, `member:${userId}`),
    inArray(auditEntries.action, ['plan.give', 'plan.end']),
  );
}
