import { and, eq, isNull, ne, or, type SQL, TransactionRollbackError } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { users } from '../../db/schema.ts';
import type { AppContext } from '../../platform/app-context.ts';

/** Only what erasing takes: the job and the route hand over their house. */
type Dependencies = Pick<AppContext, 'app' | 'db' | 'personalData' | 'now'>;

interface Erasure {
  /** What has to hold for the person at the moment they go; otherwise nothing is erased here. */
  readonly onlyIf?: SQL | undefined;
  /** What is written down in the transaction that erases them. */
  record?(tx: Database): Promise<void>;
}

/** Whoever became a founder at this very moment stays. */
export const isNoFounder = or(isNull(users.role), ne(users.role, 'founder'));

/**
 * Erases somebody for good, and says whether it did. What runs elsewhere is ended first; if that fails,
 * nothing is erased. Then the person goes in one transaction, with everything that belongs to them. Sent
 * twice at once or again after a crash, it ends the same.
 */
export async function erasePerson(
  context: Dependencies,
  userId: string,
  { onlyIf, record }: Erasure = {},
): Promise<boolean> {
  const { app, db, personalData, now } = context;
  await personalData.letGo(userId);
  const isErased = await db
    .transaction(async (tx) => {
      await personalData.forget(tx, userId, now());
      const erased = await tx
        .delete(users)
        .where(and(eq(users.id, userId), onlyIf))
        .returning({ id: users.id });
      if (erased.length === 0) tx.rollback();
      await record?.(tx);
      return true;
    })
    .catch(falseWhenRolledBack);
  // What is left outside is found again by the jobs.
  if (isErased) {
    await personalData.tidyUp().catch((error: unknown) => {
      app.log.warn({ err: error }, 'an erased person has left something behind for now');
    });
  }
  return isErased;
}

function falseWhenRolledBack(error: unknown): false {
  if (!(error instanceof TransactionRollbackError)) throw error;
  return false;
}
