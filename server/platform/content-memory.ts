import type { ContentWatch } from '../db/content-watch.ts';

/** Remembers what `load` gave until content changes. A change that happens while loading is not missed. */
export function rememberUntilContentChanges<Value>(
  watch: ContentWatch,
  load: () => Promise<Value>,
): () => Promise<Value> {
  let kept: { readonly version: number; readonly value: Value } | undefined;
  return async () => {
    if (watch.isReliable && kept?.version === watch.version) return kept.value;
    const { version } = watch;
    const value = await load();
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
    const known = watch.isReliable ? values.get(key) : undefined;
    if (known !== undefined) return known;
    const value = await load(key);
    if (value !== undefined) values.set(key, value);
    return value;
  };
}
