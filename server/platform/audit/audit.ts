import type { Database } from '../../db/database.ts';
import { auditEntries } from '../../db/schema.ts';

export interface StaffAction {
  /** Nobody when the account of who began it is gone by the time that it ends. */
  readonly actorId: string | null;
  /** A verb of the product, such as `submission.award`. */
  readonly action: string;
  /** What it was done to, by its kind and id, such as `submission:…`. */
  readonly subject: string;
  /**
   * What changed by it, and nothing that belongs to a person: the entry outlives them. A reason about a member is
   * taken out when that member is erased.
   */
  readonly before: Facts | null;
  readonly after: Facts | null;
}

type Facts = Readonly<Record<string, string | number | boolean | null>>;

/** Writes down what somebody did in the console, in the transaction that does it. */
export async function recordAction(tx: Database, action: StaffAction): Promise<void> {
  await tx.insert(auditEntries).values(action);
}
