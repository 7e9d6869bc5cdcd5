import type { ContentWatch } from '../../db/content-watch.ts';
import { isDatabaseOutOfReach } from '../../db/database-out-of-reach.ts';

/**
 * Keeps the result of `load` until content changes. A change during loading is not missed. A value that may
 * be out of date is loaded again, and served only when the database is unreachable.
 */
export function cacheUntilContentChanges<Value>(
  watch: ContentWatch,
  load: () => Promise<Value>,
): () => Promise<Value> {
  const read = cacheEachUntilContentChanges(watch, async (_: 'it') => ({ value: await load() }));
  return async () => ((await read('it')) as { value: Value }).value;
}

/**
 * The same for values with a key. A key without a value is looked up each time: anybody can request any
 * key, and memory must not grow with it.
 */
export function cacheEachUntilContentChanges<Key, Value>(
  watch: ContentWatch,
  load: (key: Key) => Promise<Value | undefined>,
): (key: Key) => Promise<Value | undefined> {
  let kept = { changes: watch.changes, values: new Map<Key, { version: number; value: Value }>() };
  return async (key) => {
    if (kept.changes !== watch.changes) kept = { changes: watch.changes, values: new Map() };
    const { values } = kept;
    const { version, isReliable } = watch;
    const known = values.get(key);
    if (isReliable && known?.version === version) return known.value;
    try {
      const value = await load(key);
      if (value === undefined) values.delete(key);
      else values.set(key, { version, value });
      return value;
    } catch (error) {
      if (known === undefined || !isDatabaseOutOfReach(error)) throw error;
      watch.outdatedReads += 1;
      return known.value;
    }
  };
}
