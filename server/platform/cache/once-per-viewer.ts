import type { CurrentUser } from '@chalkline/contract/people';
import type { Database } from '../../db/database.ts';

/**
 * Loads something of a person once for each request of theirs, however many parts of a page ask for it.
 * The viewer is looked up anew for every request, so nothing is kept longer than that.
 */
export function oncePerViewer<Value>(
  load: (db: Database, userId: string) => Promise<Value>,
): (db: Database, viewer: CurrentUser) => Promise<Value> {
  const asked = new WeakMap<CurrentUser, Promise<Value>>();
  return (db, viewer) => {
    const known = asked.get(viewer) ?? load(db, viewer.id);
    asked.set(viewer, known);
    return known;
  };
}
