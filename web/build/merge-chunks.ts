import type { Modules } from './planned-module.ts';

/** Entries that a browser loads together, such as a page with its shell. */
interface View {
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
  size: number;
}

interface Merge {
  readonly pair: readonly [Chunk, Chunk];
  /** How many bytes all entries together save by it. */
  readonly gain: number;
}

/** Unneeded code does harm on small pages, too. */
const leastWasteFactor = 1;

/**
 * Merges chunks as long as the requests that this saves are worth more than the code that some views load without
 * needing it.
 */
export function mergeChunks(
  chunks: Chunk[],
  modules: Modules,
  { views, requestCost, usualBytes, mostBytes }: MergeOptions,
  ownBytes: readonly number[],
): void {
  const [base] = chunks;
  const limit = (base?.size ?? 0) + mostBytes;
  const bytesLoaded = (view: number) =>
    (ownBytes[view] ?? 0) + bytesOf(chunks.filter(({ users }) => users[view]));
  const wasteFactors = views.map(({ isFirst }, index) =>
    isFirst ? Math.max(leastWasteFactor, ((bytesLoaded(index) - (base?.size ?? 0)) / usualBytes) ** 4) : 1,
  );
  let imported = chunkImports(chunks, modules);
  /** What a view loads without needing it if a chunk is put into a file that it loads. */
  const unneeded = (chunk: Chunk, view: number) => [
    chunk,
    ...(imported.get(chunk) ?? []).filter(({ users }) => !users[view]),
  ];
  const gainOf = (left: Chunk, right: Chunk) => {
    const isWithBase = left === base || right === base;
    return views.reduce((gain, { weight, isLater }, index) => {
      const [isLeft, isRight] = [left.users[index], right.users[index]];
      if (isLeft && isRight) return gain + weight * requestCost;
      if (isLeft === isRight || (isWithBase && isLater)) return gain;
      const more = unneeded(isLeft ? right : left, index);
      const waste = bytesOf(more) + (more.length - 1) * requestCost;
      return gain - weight * waste * (wasteFactors[index] ?? 1);
    }, 0);
  };
  const isWithinLimit = ([left, right]: Merge['pair']) =>
    views.every(({ isFirst }, index) => {
      if (!isFirst || left.users[index] === right.users[index]) return true;
      return bytesLoaded(index) + bytesOf(unneeded(left.users[index] ? right : left, index)) <= limit;
    });
  const mergesOf = (left: Chunk, others: readonly Chunk[]): Merge[] =>
    others
      .map((right): Merge => ({ pair: [left, right], gain: gainOf(left, right) }))
      .filter(({ gain }) => gain > 0);
  let merges = chunks.flatMap((left, index) => mergesOf(left, chunks.slice(index + 1)));
  for (;;) {
    merges.sort((one, other) => other.gain - one.gain);
    const best = merges.find(({ pair }) => isWithinLimit(pair) && !wouldImportItself(pair, modules));
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

function bytesOf(chunks: readonly Chunk[]): number {
  return chunks.reduce((sum, { size }) => sum + size, 0);
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
