import { isNull, ne, or, type SQL, TransactionRollbackError } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { users } from '../../db/schema.ts';
import type { AppContext } from '../../platform/app-context.ts';
import { deletePerson, findPerson } from '../auth/index.ts';
import { accountDeletedEmail, type DeletedBy } from './emails.ts';

/** The part of the app context that erasing needs, because the job and the route both call it. */
type Dependencies = Pick<AppContext, 'app' | 'db' | 'mail' | 'personalData' | 'now'>;

interface Erasure {
  readonly by: DeletedBy;
  /** A condition that must still hold when the person is deleted; otherwise nothing is erased. */
  readonly onlyIf?: SQL | undefined;
  /** What is recorded in the transaction that erases them. */
  record?(tx: Database): Promise<void>;
}

/** A person who has just become a founder is kept. */
export const isNoFounder = or(isNull(users.role), ne(users.role, 'founder'));

/**
 * Erases a person permanently, and returns whether it did. Subscriptions and the like are ended first; if
 * that fails, nothing is erased. Then the person is deleted in one transaction with everything that belongs
 * to them, and emailed about it. Repeating it, at once or after a crash, has the same result.
 */
export async function erasePerson(
  context: Dependencies,
  userId: string,
  { by, onlyIf, record }: Erasure,
): Promise<boolean> {
  const { app, db, mail, personalData, now } = context;
  await personalData.endServices(userId);
  const isErased = await db
    .transaction(async (tx) => {
      const person = await findPerson(tx, userId);
      await personalData.forget(tx, userId, now());
      if (!(await deletePerson(tx, userId, onlyIf))) tx.rollback();
      await record?.(tx);
      if (person) await mail.enqueue(tx, accountDeletedEmail(person, by));
      return true;
    })
    .catch(falseWhenRolledBack);
  // Jobs find what could not be removed outside the database.
  if (isErased) {
    await personalData.tidyUp().catch((error: unknown) => {
      app.log.warn({ err: error }, 'files of an erased person could not be removed yet');
    });
  }
  return isErased;
}

function falseWhenRolledBack(error: unknown): false {
  if (!(error instanceof TransactionRollbackError)) throw error;
  return false;
}
