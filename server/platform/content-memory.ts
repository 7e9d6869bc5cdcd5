import type { ContentWatch } from '../db/content-watch.ts';
import { isDatabaseOutOfReach } from '../db/database-out-of-reach.ts';

/**
 * Remembers what `load` gave until content changes. A change that happens while loading is not missed. While
 * changes may go unheard it is loaded each time, and what was remembered is given only when the database is
 * out of reach.
 */
export function rememberUntilContentChanges<Value>(
  watch: ContentWatch,
  load: () => Promise<Value>,
): () => Promise<Value> {
  let kept: { readonly version: number; readonly value: Value } | undefined;
  return async () => {
    const known = kept?.version === watch.version ? kept : undefined;
    if (watch.isReliable && known) return known.value;
    const { version } = watch;
    const value = await load().catch((error: unknown) => fallBack(error, known?.value));
    kept = { version, value };
    return value;
  };
}

/**
 * The same for something of which there are several. What does not exist is looked for each time: anybody
 * can ask for anything, and memory must not grow with it.
 */
export function rememberEachUntilContentChanges<Key, Value>(
  watch: ContentWatch,
  load: (key: Key) => Promise<Value | undefined>,
): (key: Key) => Promise<Value | undefined> {
  let kept = { version: watch.version, values: new Map<Key, Value>() };
  return async (key) => {
    if (kept.version !== watch.version) kept = { version: watch.version, values: new Map() };
    const { values } = kept;
    const known = values.get(key);
    if (watch.isReliable && known !== undefined) return known;
    const value = await load(key).catch((error: unknown) => fallBack(error, known));
    if (value !== undefined) values.set(key, value);
    return value;
  };
}

/** What is known, when the database cannot be asked for anything newer. */
function fallBack<Value>(error: unknown, known: Value | undefined): Value {
  if (known === undefined || !isDatabaseOutOfReach(error)) throw error;
  return known;
}
