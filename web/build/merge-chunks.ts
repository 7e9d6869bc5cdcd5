import type { Modules } from './modules.ts';

/** Entries that a browser loads together, such as a page with its shell. */
export interface View {
  readonly entries: readonly string[];
  /** How often this happens, compared with other views. */
  readonly weight: number;
  /** Whether nobody can use the page before its code is loaded, so that it has a limit. */
  readonly isFirst?: boolean;
  /** Whether the base is loaded already. */
  readonly isLater?: boolean;
}

export interface MergeOptions {
  readonly views: readonly View[];
  /** How many bytes of unneeded code are as bad as one more request. */
  readonly requestCost: number;
  /** The bytes that a first view may well need besides the base. The more it needs, the worse is unneeded code. */
  readonly usualBytes: number;
  /** A first view never loads more than this besides the base for the sake of fewer requests. */
  readonly mostBytes: number;
}

/** Modules that are loaded together. */
export interface Chunk {
  readonly modules: Set<string>;
  /** For each view, whether it loads this chunk. */
  readonly users: boolean[];
  /** Whether only staff may load it. */
  readonly isForStaff: boolean;
  size: number;
}

/** The other chunks that a chunk imports directly. */
type ChunkImports = Map<Chunk, Set<Chunk>>;

interface Merge {
  readonly pair: readonly [Chunk, Chunk];
  /** How many bytes all views together save by it. */
  readonly gain: number;
}

/** Unneeded code does harm on small pages, too. */
const leastWasteFactor = 1;

/**
 * Merges chunks as long as the requests that this saves are worth more than the code that some views load without
 * needing it.
 */
export function mergeChunks(chunks: Chunk[], modules: Modules, options: MergeOptions): void {
  const { views, mostBytes } = options;
  const [base] = chunks;
  const limit = (base?.size ?? 0) + mostBytes;
  const imports = directImports(chunks, modules);
  const wasteFactors = views.map((_, view) => wasteFactor(chunks, view, options));
  let waste = wasteOfAll(chunks, imports, options);
  const gainOf = (left: Chunk, right: Chunk) => {
    const isWithBase = left === base || right === base;
    let gain = 0;
    views.forEach(({ weight, isLater }, view) => {
      const isLeft = left.users[view];
      if (isLeft && right.users[view]) gain += weight * options.requestCost;
      else if (isLeft !== right.users[view] && !(isWithBase && isLater)) {
        const wasted = waste.get(isLeft ? right : left)?.[view] ?? 0;
        gain -= weight * wasted * (wasteFactors[view] ?? 1);
      }
    });
    return gain;
  };
  const isWithinLimit = ([left, right]: Merge['pair']) =>
    views.every(({ isFirst }, view) => {
      if (!isFirst || left.users[view] === right.users[view]) return true;
      const added = left.users[view] ? right : left;
      const more = [added, ...allImports(added, imports)].filter(({ users }) => !users[view]);
      return bytesLoaded(chunks, view) + bytesOf(more) <= limit;
    });
  const mergesOf = (left: Chunk, others: readonly Chunk[]): Merge[] =>
    others
      .filter(({ isForStaff }) => isForStaff === left.isForStaff)
      .map((right): Merge => ({ pair: [left, right], gain: gainOf(left, right) }))
      .filter(({ gain }) => gain > 0);
  let merges = chunks.flatMap((left, index) => mergesOf(left, chunks.slice(index + 1)));
  for (;;) {
    merges.sort((one, other) => other.gain - one.gain);
    const best = merges.find(({ pair }) => isWithinLimit(pair));
    if (!best) return;
    const [into, from] = best.pair.toSorted((one, other) => chunks.indexOf(one) - chunks.indexOf(other));
    if (!into || !from) return;
    merge(into, from, imports);
    chunks.splice(chunks.indexOf(from), 1);
    // Who loads the base is known from the start.
    for (const chunk of allImports(into, imports)) if (chunk !== base) addUsers(chunk, into);
    waste = wasteOfAll(chunks, imports, options);
    merges = [
      ...merges.filter(({ pair }) => !pair.includes(into) && !pair.includes(from)),
      ...mergesOf(
        into,
        chunks.filter((chunk) => chunk !== into),
      ),
    ];
  }
}

function wasteFactor(chunks: readonly Chunk[], view: number, { views, usualBytes }: MergeOptions): number {
  if (!views[view]?.isFirst) return 1;
  const ownBytes = bytesLoaded(chunks, view) - (chunks[0]?.size ?? 0);
  return Math.max(leastWasteFactor, (ownBytes / usualBytes) ** 4);
}

/** For each chunk, how many bytes each view would waste if it had to load it, with everything that it imports. */
function wasteOfAll(
  chunks: readonly Chunk[],
  imports: ChunkImports,
  { views, requestCost }: MergeOptions,
): Map<Chunk, readonly number[]> {
  return new Map(
    chunks.map((chunk) => {
      const imported = allImports(chunk, imports);
      const waste = views.map((_, view) => {
        let wasted = chunk.size;
        for (const { users, size } of imported) if (!users[view]) wasted += size + requestCost;
        return wasted;
      });
      return [chunk, waste] as const;
    }),
  );
}

function bytesLoaded(chunks: readonly Chunk[], view: number): number {
  return bytesOf(chunks.filter(({ users }) => users[view]));
}

function bytesOf(chunks: readonly Chunk[]): number {
  return chunks.reduce((sum, { size }) => sum + size, 0);
}

function directImports(chunks: readonly Chunk[], modules: Modules): ChunkImports {
  const home = new Map(chunks.flatMap((chunk) => [...chunk.modules].map((id) => [id, chunk] as const)));
  return new Map(
    chunks.map((chunk) => {
      const imported = [...chunk.modules].flatMap((id) => modules.get(id)?.imports ?? []);
      const homes = new Set(imported.flatMap((id) => home.get(id) ?? []));
      homes.delete(chunk);
      return [chunk, homes] as const;
    }),
  );
}

/** The other chunks that a browser has to load with a chunk. */
function allImports(chunk: Chunk, imports: ChunkImports): ReadonlySet<Chunk> {
  const reached = new Set(imports.get(chunk));
  // The loop also visits what is added to the set meanwhile.
  for (const next of reached) for (const further of imports.get(next) ?? []) reached.add(further);
  reached.delete(chunk);
  return reached;
}

function merge(into: Chunk, from: Chunk, imports: ChunkImports): void {
  for (const id of from.modules) into.modules.add(id);
  addUsers(into, from);
  into.size += from.size;
  const imported = imports.get(into) ?? new Set();
  for (const chunk of imports.get(from) ?? []) imported.add(chunk);
  imports.delete(from);
  for (const others of imports.values()) if (others.delete(from)) others.add(into);
  imported.delete(into);
}

function addUsers(chunk: Chunk, { users }: Chunk): void {
  users.forEach((isUser, index) => {
    chunk.users[index] ||= isUser;
  });
}
