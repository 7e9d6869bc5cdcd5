import { isDatabaseOutOfReach } from '../../db/database-out-of-reach.ts';

/**
 * Does a job for many, one after the other. A failure with one of them delays nobody else, and fails the job at the
 * end. Without the database, nothing more is attempted.
 */
export async function attemptEach<Item>(
  items: AsyncIterable<Item> | Iterable<Item>,
  attempt: (item: Item) => Promise<void>,
  onFailure: (item: Item, error: unknown) => void,
): Promise<void> {
  const errors: unknown[] = [];
  for await (const item of items) {
    try {
      await attempt(item);
    } catch (error) {
      if (isDatabaseOutOfReach(error)) throw error;
      errors.push(error);
      onFailure(item, error);
    }
  }
  const [first] = errors;
  if (errors.length === 0) return;
  const reason = first instanceof Error ? first.message : String(first);
  throw new Error(`${errors.length} failed. The first: ${reason}`, { cause: first });
}
