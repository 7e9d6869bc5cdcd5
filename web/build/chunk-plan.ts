/** A module of the build, with the size of its code. */
export interface PlannedModule {
  readonly size: number;
  readonly imports: readonly string[];
  readonly dynamicImports: readonly string[];
}

export type Modules = ReadonlyMap<string, PlannedModule>;

/** Entries that a browser loads together, such as a page with its shell. */
interface View {
  readonly entries: readonly string[];
  /** How often this happens, compared with other views. */
  readonly weight: number;
  /** Whether nobody can use the page before its code is loaded, so that it should not be much. */
  readonly isFirst?: boolean;
  /** Whether the base is loaded already. */
  readonly isLater?: boolean;
}

export interface ChunkPlanOptions {
  /** The module that every page loads first. What it shares with others becomes the base chunk. */
  readonly base: string;
  /** Entries of the build that work without the base. */
  readonly separate: readonly string[];
  readonly views: readonly View[];
  /** How many bytes of unneeded code are as bad as one more request. */
  readonly requestCost: number;
  /** The bytes that a first view may well need besides the base. The more it needs, the worse is unneeded code. */
  readonly usualBytes: number;
}

interface Chunk {
  readonly modules: Set<string>;
  /** For each view, whether it loads this chunk. */
  readonly users: boolean[];
  size: number;
}

export const baseChunk = 'every-page';

/**
 * Divides the modules that several entries share into chunks, and returns the chunk's name for each module. An entry
 * is a file that is loaded by itself: a page, a shell, or a part that is loaded later. At first, a chunk has the
 * modules that the same views need. Then chunks are merged while the requests that this saves are worth more than the
 * code that some views load without needing it.
 */
export function planChunks(modules: Modules, options: ChunkPlanOptions): Map<string, string> {
  const { chunks, neededBytes } = sharedChunks(modules, options);
  mergeChunks(chunks, modules, options, neededBytes);
  return new Map(
    chunks.flatMap((chunk, index) =>
      [...chunk.modules].map((id) => [id, index === 0 ? baseChunk : `shared-${index}`] as const),
    ),
  );
}

interface SharedChunks {
  readonly chunks: Chunk[];
  /** How many bytes each view needs besides the base. */
  readonly neededBytes: readonly number[];
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
  const bytesOf = (id: string) => (inBase.has(id) ? 0 : (modules.get(id)?.size ?? 0));
  return {
    chunks: [...chunks.values()],
    neededBytes: neededIn.map((ids) => [...ids].reduce((sum, id) => sum + bytesOf(id), 0)),
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

/** Unneeded code does harm on small pages, too. */
const leastWasteFactor = 1;

interface Merge {
  readonly pair: readonly [Chunk, Chunk];
  /** How many bytes all entries together save by it. */
  readonly gain: number;
}

function mergeChunks(
  chunks: Chunk[],
  modules: Modules,
  { views, requestCost, usualBytes }: ChunkPlanOptions,
  neededBytes: readonly number[],
): void {
  const [base] = chunks;
  const wasteFactors = views.map(({ isFirst }, index) =>
    isFirst ? Math.max(leastWasteFactor, ((neededBytes[index] ?? 0) / usualBytes) ** 4) : 1,
  );
  let imported = chunkImports(chunks, modules);
  /** What a view loads without needing it if a chunk is put into a file that it loads. */
  const unneeded = (chunk: Chunk, view: number) =>
    (imported.get(chunk) ?? [])
      .filter(({ users }) => !users[view])
      .reduce((sum, { size }) => sum + size + requestCost, chunk.size);
  const gainOf = (left: Chunk, right: Chunk) => {
    const isWithBase = left === base || right === base;
    return views.reduce((gain, { weight, isLater }, index) => {
      const [isLeft, isRight] = [left.users[index], right.users[index]];
      if (isLeft && isRight) return gain + weight * requestCost;
      if (isLeft === isRight || (isWithBase && isLater)) return gain;
      const waste = unneeded(isLeft ? right : left, index);
      return gain - weight * waste * (wasteFactors[index] ?? 1);
    }, 0);
  };
  const mergesOf = (left: Chunk, others: readonly Chunk[]): Merge[] =>
    others
      .map((right): Merge => ({ pair: [left, right], gain: gainOf(left, right) }))
      .filter(({ gain }) => gain > 0);
  let merges = chunks.flatMap((left, index) => mergesOf(left, chunks.slice(index + 1)));
  for (;;) {
    merges.sort((one, other) => other.gain - one.gain);
    const best = merges.find(({ pair }) => !wouldImportItself(pair, modules));
    if (!best) return;
    const [into, from] = best.pair.toSorted((one, other) => chunks.indexOf(one) - chunks.indexOf(other));
    if (!into || !from) return;
    merge(into, from);
    chunks.splice(chunks.indexOf(from), 1);
    imported = chunkImports(chunks, modules);
    // Who loads the base is known from the start.
    for (const chunk of imported.get(into) ?? []) if (chunk !== base) addUsers(chunk, into);
    merges = [
      ...merges.filter(({ pair }) => !pair.includes(into) && !pair.includes(from)),
      ...mergesOf(
        into,
        chunks.filter((chunk) => chunk !== into),
      ),
    ];
  }
}

/** Which other chunks a browser has to load with a chunk, because its modules import theirs. */
function chunkImports(chunks: readonly Chunk[], modules: Modules): Map<Chunk, readonly Chunk[]> {
  const home = new Map(chunks.flatMap((chunk) => [...chunk.modules].map((id) => [id, chunk] as const)));
  return new Map(
    chunks.map((chunk) => {
      const reached = new Set(chunk.modules);
      for (const id of reached) for (const next of modules.get(id)?.imports ?? []) reached.add(next);
      const homes = new Set([...reached].flatMap((id) => home.get(id) ?? []));
      homes.delete(chunk);
      return [chunk, [...homes]] as const;
    }),
  );
}

function merge(into: Chunk, from: Chunk): void {
  for (const id of from.modules) into.modules.add(id);
  addUsers(into, from);
  into.size += from.size;
}

function addUsers(chunk: Chunk, { users }: Chunk): void {
  users.forEach((isUser, index) => {
    chunk.users[index] ||= isUser;
  });
}

/** Whether the merged chunk would import itself through another file, which browsers could run in a wrong order. */
function wouldImportItself([left, right]: readonly [Chunk, Chunk], modules: Modules): boolean {
  const isInside = (id: string) => left.modules.has(id) || right.modules.has(id);
  const importsOf = (id: string) => modules.get(id)?.imports ?? [];
  const inside = [...left.modules, ...right.modules];
  const outside = new Set(inside.flatMap(importsOf).filter((id) => !isInside(id)));
  for (const id of outside) {
    for (const next of importsOf(id)) {
      if (isInside(next)) return true;
      outside.add(next);
    }
  }
  return false;
}
