import { type Chunk, type MergeOptions, mergeChunks } from './merge-chunks.ts';
import type { Modules } from './planned-module.ts';

export interface ChunkPlanOptions extends MergeOptions {
  /** The module that every page loads first. What it shares with others becomes the base chunk. */
  readonly base: string;
  /** Entries of the build that work without the base. */
  readonly separate: readonly string[];
}

export const baseChunk = 'every-page';

/**
 * Divides the modules that several entries share into chunks, and returns the chunk's name for each module. An entry
 * is a file that is loaded by itself: a page, a shell, or a part that is loaded later. At first, a chunk has the
 * modules that the same views need. Then chunks are merged while the requests that this saves are worth more than the
 * code that some views load without needing it.
 */
export function planChunks(modules: Modules, options: ChunkPlanOptions): Map<string, string> {
  const { chunks, ownBytes } = sharedChunks(modules, options);
  mergeChunks(chunks, modules, options, ownBytes);
  return new Map(
    chunks.flatMap((chunk, index) =>
      [...chunk.modules].map((id) => [id, index === 0 ? baseChunk : `shared-${index}`] as const),
    ),
  );
}

interface SharedChunks {
  readonly chunks: Chunk[];
  /** How many bytes each view needs that are in no shared chunk. */
  readonly ownBytes: readonly number[];
}

/** One chunk for each set of views, the base first. An entry itself has its own file in any case. */
function sharedChunks(modules: Modules, { base, separate, views }: ChunkPlanOptions): SharedChunks {
  const inBase = reachableFrom(modules, base);
  const dynamic = [...modules.values()].flatMap(({ dynamicImports }) => dynamicImports);
  const entries = [...new Set([...separate, ...dynamic])].filter((id) => modules.has(id) && !inBase.has(id));
  const reached = entries.map((entry) => reachableFrom(modules, entry));
  const needs = neededBy(modules, entries, reached, inBase);
  const neededIn = views.map(
    (view) => new Set(view.entries.flatMap((entry) => [...(needs.get(entry) ?? [])])),
  );
  const usersOfBase = views.map((view) => !view.entries.some((entry) => separate.includes(entry)));
  const chunks = new Map<string, Chunk>([['', { modules: new Set(), users: usersOfBase, size: 0 }]]);
  for (const [id, { size }] of modules) {
    // Also what only a page needs, if a part of it imports it, too: the bundler would give each such module a file.
    const isShared = inBase.has(id) || reached.filter((ids) => ids.has(id)).length > 1;
    const isUsed = [...needs.values()].some((ids) => ids.has(id));
    if (!inBase.has(id) && (!isShared || !isUsed || needs.has(id))) continue;
    const users = neededIn.map((ids) => ids.has(id));
    const key = inBase.has(id) ? '' : users.map(Number).join('');
    const chunk = chunks.get(key) ?? { modules: new Set(), users, size: 0 };
    chunk.modules.add(id);
    chunk.size += size;
    chunks.set(key, chunk);
  }
  const inChunks = new Set([...chunks.values()].flatMap((chunk) => [...chunk.modules]));
  const ownBytesOf = (id: string) => (inChunks.has(id) ? 0 : (modules.get(id)?.size ?? 0));
  return {
    chunks: [...chunks.values()],
    ownBytes: neededIn.map((ids) => [...ids].reduce((sum, id) => sum + ownBytesOf(id), 0)),
  };
}

function reachableFrom(modules: Modules, entry: string): Set<string> {
  const seen = new Set([entry]);
  // The loop also visits what is added to the set meanwhile.
  for (const id of seen) for (const next of modules.get(id)?.imports ?? []) seen.add(next);
  return seen;
}

/** What each entry needs that is not loaded yet, wherever it is opened. The base is always part of it. */
function neededBy(
  modules: Modules,
  entries: readonly string[],
  reached: readonly ReadonlySet<string>[],
  inBase: ReadonlySet<string>,
): Map<string, ReadonlySet<string>> {
  const hosts = entries.map((entry) => {
    const importers = [...modules].filter(([, { dynamicImports }]) => dynamicImports.includes(entry));
    const isOpenedIn = (ids: ReadonlySet<string>) => importers.some(([id]) => ids.has(id));
    return isOpenedIn(inBase) ? [] : reached.flatMap((ids, host) => (isOpenedIn(ids) ? [host] : []));
  });
  // Starts with everything, and removes what is missing at one of the hosts until nothing changes any more.
  const loaded = hosts.map((of) => new Set(of.length > 0 ? modules.keys() : []));
  for (let isChanged = true; isChanged; ) {
    isChanged = false;
    loaded.forEach((ids, index) => {
      for (const id of ids) {
        if (hosts[index]?.every((host) => reached[host]?.has(id) || loaded[host]?.has(id))) continue;
        ids.delete(id);
        isChanged = true;
      }
    });
  }
  const isNeeded = (id: string, index: number) => inBase.has(id) || !loaded[index]?.has(id);
  return new Map(
    entries.map((entry, index) => [
      entry,
      new Set([...(reached[index] ?? [])].filter((id) => isNeeded(id, index))),
    ]),
  );
}
