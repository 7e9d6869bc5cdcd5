import type { Database } from '../../db/database.ts';

class RolledBack extends Error {}

/** Runs work and rolls it back, so that its outcome is known and nothing has changed. */
export async function inRolledBackTransaction<Outcome>(
  db: Database,
  work: (tx: Database) => Promise<Outcome>,
): Promise<Outcome> {
  const outcomes: Outcome[] = [];
  try {
    await db.transaction(async (tx) => {
      outcomes.push(await work(tx));
      throw new RolledBack();
    });
  } catch (error) {
    if (!(error instanceof RolledBack)) throw error;
  }
  return outcomes[0] as Outcome;
}
