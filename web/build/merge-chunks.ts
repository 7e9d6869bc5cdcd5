import type { Modules } from './modules.ts';

/** Entries that a browser loads together, such as a page with its shell. */
export interface PageLoad {
  readonly entries: readonly string[];
  /** How often this happens, compared with other loads. */
  readonly weight: number;
  /**
   * When it happens. `first`: nobody can use the page before, so it has a limit. `following`: right after that.
   * `clicked`: later, with the base loaded.
   */
  readonly moment: 'first' | 'following' | 'clicked';
  /** How much smaller its limit is, because its code compresses badly. */
  readonly reservedBytes?: number;
}

export interface MergeOptions {
  readonly loads: readonly PageLoad[];
  /** How many bytes of unneeded code are as bad as one more request. */
  readonly requestCost: number;
  /** Up to this size besides the base, a first load may load unneeded code at its plain cost. Above, it costs more. */
  readonly usualBytes: number;
  /** Like `usualBytes`, for a page together with the parts that follow it. */
  readonly usualBytesInAll: number;
  /** A page with more chunks gets some of them merged, even if other pages then load code that they don't need. */
  readonly mostChunks: number;
  /** A first load never loads more than this besides the base for the sake of fewer requests. */
  readonly mostBytes: number;
}

/** Modules that are loaded together. */
export interface Chunk {
  readonly modules: Set<string>;
  /** For each load, whether it loads this chunk. */
  readonly users: boolean[];
  /** Whether only staff may load it. */
  readonly isForStaff: boolean;
  size: number;
}

interface Merge {
  readonly pair: readonly [Chunk, Chunk];
  /** How many bytes all loads together save by it. */
  readonly gain: number;
}

/** Steep, so that pages above the usual size load hardly anything that they do not need. */
const wasteExponent = 4;

/** Merges chunks, the first of which is the base. */
export class ChunkMerger {
  readonly #chunks: Chunk[];
  readonly #options: MergeOptions;
  /** The other chunks that a chunk imports directly. */
  readonly #imports: Map<Chunk, Set<Chunk>>;
  readonly #baseBytes: number;
  /** For each load, how much worse a wasted byte is than usual. */
  readonly #wasteFactors: readonly number[];
  /** For each chunk, how many bytes each load would waste if it had to load it, with everything that it imports. */
  #waste: ReadonlyMap<Chunk, readonly number[]>;

  constructor(chunks: readonly Chunk[], modules: Modules, options: MergeOptions) {
    this.#chunks = [...chunks];
    this.#options = options;
    this.#imports = directImports(chunks, modules);
    const baseBytes = chunks[0]?.size ?? 0;
    this.#baseBytes = baseBytes;
    const usualBytes = { first: options.usualBytes, following: options.usualBytesInAll, clicked: Infinity };
    this.#wasteFactors = options.loads.map(({ moment }, load) => {
      const ownBytes = this.#bytesLoaded(load) - baseBytes;
      return Math.max(1, (ownBytes / usualBytes[moment]) ** wasteExponent);
    });
    this.#waste = this.#wasteOfAll();
  }

  /** Merges while the requests that this saves are worth more than the code that loads get without needing it. */
  merge(): readonly Chunk[] {
    let merges = this.#allMerges();
    let areFresh = true;
    for (;;) {
      merges.sort((one, other) => other.gain - one.gain);
      const best = merges.find(({ pair }) => this.#isWithinLimit(pair));
      if (!best && areFresh) break;
      // Merges change who loads what, and so what others are worth.
      merges = best ? this.#carryOut(best, merges) : this.#allMerges();
      areFresh = !best;
    }
    for (let next = this.#mergeForLimit(); next; next = this.#mergeForLimit()) this.#carryOut(next, []);
    return this.#chunks;
  }

  /** Two chunks of the load that has too many, even if the load of others suffers. */
  #mergeForLimit(): Merge | undefined {
    const { loads, mostChunks } = this.#options;
    const tooMany = loads
      .map(({ moment }, load) => (moment === 'clicked' ? [] : this.#chunksOf(load)))
      .filter(({ length }) => length > mostChunks)
      .sort((one, other) => other.length - one.length);
    for (const chunks of tooMany) {
      const merges = chunks.flatMap((left, index) =>
        chunks
          .slice(index + 1)
          .filter((right) => right.isForStaff === left.isForStaff)
          .map((right): Merge => ({ pair: [left, right], gain: this.#gainOf(left, right) })),
      );
      const best = merges
        .sort((one, other) => other.gain - one.gain)
        .find(({ pair }) => this.#isWithinLimit(pair) && this.#addsNoChunksAbove(mostChunks, pair));
      if (best) return best;
    }
    return undefined;
  }

  #allMerges(): Merge[] {
    return this.#chunks.flatMap((left, index) => this.#mergesOf(left, this.#chunks.slice(index + 1)));
  }

  #mergesOf(left: Chunk, others: readonly Chunk[]): Merge[] {
    return others
      .filter((right) => right !== left && right.isForStaff === left.isForStaff)
      .map((right): Merge => ({ pair: [left, right], gain: this.#gainOf(left, right) }))
      .filter(({ gain }) => gain > 0);
  }

  #gainOf(left: Chunk, right: Chunk): number {
    const { loads, requestCost } = this.#options;
    const isWithBase = left === this.#chunks[0] || right === this.#chunks[0];
    let gain = 0;
    loads.forEach(({ weight, moment }, load) => {
      const isLeft = left.users[load];
      if (isLeft && right.users[load]) gain += weight * requestCost;
      else if (isLeft !== right.users[load] && !(isWithBase && moment === 'clicked')) {
        const wasted = this.#waste.get(isLeft ? right : left)?.[load] ?? 0;
        gain -= weight * wasted * (this.#wasteFactors[load] ?? 1);
      }
    });
    return gain;
  }

  #isWithinLimit([left, right]: Merge['pair']): boolean {
    const { loads, mostBytes } = this.#options;
    return loads.every(({ moment, reservedBytes = 0 }, load) => {
      if (moment !== 'first' || left.users[load] === right.users[load]) return true;
      const added = left.users[load] ? right : left;
      const more = [added, ...this.#allImports(added)].filter(({ users }) => !users[load]);
      return this.#bytesLoaded(load) + bytesOf(more) <= this.#baseBytes + mostBytes - reservedBytes;
    });
  }

  /** Whether no load that needs only one of the two chunks gets too many by it, with what the other one imports. */
  #addsNoChunksAbove(most: number, [left, right]: Merge['pair']): boolean {
    return this.#options.loads.every(({ moment }, load) => {
      if (moment === 'clicked' || left.users[load] === right.users[load]) return true;
      const imported = [...this.#allImports(left.users[load] ? right : left)];
      const added = imported.filter((chunk) => chunk !== left && chunk !== right && !chunk.users[load]);
      return added.length === 0 || this.#chunksOf(load).length + added.length <= most;
    });
  }

  #chunksOf(load: number): Chunk[] {
    return this.#chunks.filter(({ users }) => users[load]);
  }

  /** Returns the merges that are worth it now. Those without the merged chunks are not calculated anew. */
  #carryOut({ pair }: Merge, merges: readonly Merge[]): Merge[] {
    const [into, from] = pair.toSorted(
      (one, other) => this.#chunks.indexOf(one) - this.#chunks.indexOf(other),
    );
    if (!into || !from) return [];
    const merged = new Set([from]);
    this.#join(into, from);
    // Chunks that import each other are always loaded together, and browsers could run them in a wrong order.
    for (const chunk of this.#allImports(into)) {
      if (!this.#allImports(chunk).has(into)) continue;
      this.#join(into, chunk);
      merged.add(chunk);
    }
    for (const chunk of merged) this.#chunks.splice(this.#chunks.indexOf(chunk), 1);
    // Who loads the base is known from the start.
    for (const chunk of this.#allImports(into)) if (chunk !== this.#chunks[0]) addUsers(chunk, into);
    this.#waste = this.#wasteOfAll();
    return [
      ...merges.filter(({ pair: other }) => !other.some((chunk) => chunk === into || merged.has(chunk))),
      ...this.#mergesOf(into, this.#chunks),
    ];
  }

  #join(into: Chunk, from: Chunk): void {
    for (const id of from.modules) into.modules.add(id);
    addUsers(into, from);
    into.size += from.size;
    const imported = this.#imports.get(into) ?? new Set();
    for (const chunk of this.#imports.get(from) ?? []) imported.add(chunk);
    this.#imports.delete(from);
    for (const others of this.#imports.values()) if (others.delete(from)) others.add(into);
    imported.delete(into);
  }

  #wasteOfAll(): Map<Chunk, readonly number[]> {
    const { loads, requestCost } = this.#options;
    return new Map(
      this.#chunks.map((chunk) => {
        const imported = this.#allImports(chunk);
        const waste = loads.map((_, load) => {
          let wasted = chunk.size;
          for (const { users, size } of imported) if (!users[load]) wasted += size + requestCost;
          return wasted;
        });
        return [chunk, waste] as const;
      }),
    );
  }

  /** The other chunks that a browser has to load with a chunk. */
  #allImports(chunk: Chunk): ReadonlySet<Chunk> {
    const reached = new Set(this.#imports.get(chunk));
    // The loop also visits what is added to the set meanwhile.
    for (const next of reached) for (const further of this.#imports.get(next) ?? []) reached.add(further);
    reached.delete(chunk);
    return reached;
  }

  #bytesLoaded(load: number): number {
    return bytesOf(this.#chunksOf(load));
  }
}

function directImports(chunks: readonly Chunk[], modules: Modules): Map<Chunk, Set<Chunk>> {
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

function bytesOf(chunks: readonly Chunk[]): number {
  return chunks.reduce((sum, { size }) => sum + size, 0);
}

function addUsers(chunk: Chunk, { users }: Chunk): void {
  users.forEach((isUser, index) => {
    chunk.users[index] ||= isUser;
  });
}
