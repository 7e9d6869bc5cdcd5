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
