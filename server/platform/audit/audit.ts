import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { auditEntries } from '../../db/schema.ts';

export interface StaffAction {
  /** Null when the actor's account no longer exists by the time the action ends. */
  readonly actorId: string | null;
  /** A verb of the product, such as `submission.award`. */
  readonly action: string;
  /** The kind and id of what was changed, such as `submission:…`. */
  readonly subject: string;
  /**
   * What changed. Contains no personal data, because the entry outlives the person. A reason about a member
   * is removed when that member is erased.
   */
  readonly before: Facts | null;
  readonly after: Facts | null;
}

type Facts = Readonly<Record<string, string | number | boolean | null>>;

/** Records what a staff member did, in the transaction that does it. */
export async function recordAction(tx: Database, action: StaffAction): Promise<void> {
  await tx.insert(auditEntries).values(action);
}

/** Takes the reasons out of the entries that match, because a reason can say something about a person. */
export async function removeReasons(tx: Database, matches: SQL | undefined): Promise<void> {
  await tx
    .update(auditEntries)
    .set({ after: sql`${auditEntries.after} - 'reason'` })
    .where(matches);
}
