import type { CurrentUser } from '@chalkline/contract/people';
import type { Database } from '../../db/database.ts';

/**
 * Loads a person's data once per request, however many parts of a page need it. The viewer object is
 * created anew for every request, so nothing is kept longer.
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
