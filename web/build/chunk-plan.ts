import { basename, parse } from 'node:path';
import { type Chunk, ChunkMerger, type MergeOptions } from './merge-chunks.ts';
import { type Modules, reachableFrom } from './modules.ts';

export interface ChunkPlanOptions extends MergeOptions {
  /** What every page loads first. What it shares with others becomes the base chunk. */
  readonly base: readonly string[];
  /** The modules that only staff need. Nobody else loads them, not even for the sake of fewer requests. */
  readonly staffOnly: ReadonlySet<string>;
}

export const baseChunk = 'every-page';

/**
 * Divides all modules of the app into chunks, and returns the chunk's name for each module. An entry is a module that
 * is loaded by itself: a page, a shell, or a part that is loaded later. At first, a chunk has the modules that the same
 * loads need. Then chunks are merged while the requests that this saves are worth more than the code that some loads
 * get without needing it.
 */
export function planChunks(modules: Modules, options: ChunkPlanOptions): Map<string, string> {
  const chunks = new ChunkMerger(chunksByLoads(modules, options), modules, options).merge();
  const names = chunks.map(nameOf);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice) throw new Error(`Two chunks have the same name: ${twice}`);
  return new Map(
    chunks.flatMap((chunk, index) => [...chunk.modules].map((id) => [id, names[index] ?? ''] as const)),
  );
}

const inPackage = /\/node_modules\/(?:@([^/]+)\/)?([^/]+)/;

/** A chunk is named after its first module, so that its file keeps its name when there are other chunks. */
function nameOf({ isForStaff, modules }: Chunk, index: number): string {
  if (index === 0) return baseChunk;
  const ids = [...modules].sort();
  const [first = ''] = [...ids.filter((id) => !inPackage.test(id)), ...ids];
  const { dir, name: fileName } = parse(first);
  const [, group, name] = inPackage.exec(first) ?? [undefined, basename(dir), fileName];
  return [isForStaff ? 'console' : 'shared', group, name].filter(Boolean).join('-');
}

/** One chunk for each set of loads, the base first. */
function chunksByLoads(modules: Modules, { base, staffOnly, loads }: ChunkPlanOptions): Chunk[] {
  const inBase = reachableFrom(modules, base);
  const dynamic = [...modules.values()].flatMap(({ dynamicImports }) => dynamicImports);
  const entries = [...new Set(dynamic)].filter((id) => modules.has(id) && !inBase.has(id));
  const needs = neededBy(modules, entries, inBase);
  const neededIn = loads.map(
    (load) => new Set(load.entries.flatMap((entry) => [...(needs.get(entry) ?? [])])),
  );
  const chunks = new Map<string, Chunk>([
    ['', { modules: new Set(), users: loads.map(() => true), isForStaff: false, size: 0 }],
  ]);
  for (const [id, { size }] of modules) {
    const users = neededIn.map((ids) => ids.has(id));
    if (!inBase.has(id) && !users.includes(true)) continue;
    const isForStaff = staffOnly.has(id);
    const key = inBase.has(id) ? '' : [isForStaff, ...users].map(Number).join('');
    const chunk = chunks.get(key) ?? { modules: new Set(), users, isForStaff, size: 0 };
    chunk.modules.add(id);
    chunk.size += size;
    chunks.set(key, chunk);
  }
  return [...chunks.values()];
}

/** What each entry loads besides what is loaded already wherever it is opened. */
function neededBy(
  modules: Modules,
  entries: readonly string[],
  inBase: ReadonlySet<string>,
): Map<string, ReadonlySet<string>> {
  const reached = entries.map((entry) => reachableFrom(modules, [entry]));
  const openers = entries.map((entry) => {
    const importers = [...modules].filter(([, { dynamicImports }]) => dynamicImports.includes(entry));
    const isOpenedIn = (ids: ReadonlySet<string>) => importers.some(([id]) => ids.has(id));
    return isOpenedIn(inBase) ? [] : reached.flatMap((ids, opener) => (isOpenedIn(ids) ? [opener] : []));
  });
  // Starts with everything, and removes what is missing at one of the openers until nothing changes any more.
  const loaded = openers.map((of) => new Set(of.length > 0 ? modules.keys() : []));
  for (let isChanged = true; isChanged; ) {
    isChanged = false;
    loaded.forEach((ids, index) => {
      for (const id of ids) {
        if (openers[index]?.every((opener) => reached[opener]?.has(id) || loaded[opener]?.has(id))) continue;
        ids.delete(id);
        isChanged = true;
      }
    });
  }
  return new Map(
    entries.map((entry, index) => [
      entry,
      new Set([...(reached[index] ?? [])].filter((id) => !loaded[index]?.has(id))),
    ]),
  );
}
