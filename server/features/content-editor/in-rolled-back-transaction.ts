import type { Database } from '../../db/database.ts';

class TakenBack extends Error {}

/** Does something and takes it back, so that its outcome is known and nothing has changed. */
export async function inPassing<Outcome>(
  db: Database,
  work: (tx: Database) => Promise<Outcome>,
): Promise<Outcome> {
  const outcomes: Outcome[] = [];
  try {
    await db.transaction(async (tx) => {
      outcomes.push(await work(tx));
      throw new TakenBack();
    });
  } catch (error) {
    if (!(error instanceof TakenBack)) throw error;
  }
  return outcomes[0] as Outcome;
}
