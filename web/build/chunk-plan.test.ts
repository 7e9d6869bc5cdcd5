import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { baseChunk, planChunks } from './chunk-plan.ts';
import type { MergeOptions, PageLoad } from './merge-chunks.ts';
import type { PlannedModule } from './modules.ts';

interface Sketch {
  readonly size?: number;
  readonly imports?: readonly string[];
  readonly opens?: readonly string[];
}

type Sketches = Readonly<Record<string, Sketch>>;

/** Every entry is opened by itself. */
function loadOfEach(sketches: Sketches): PageLoad[] {
  const opened = Object.values(sketches).flatMap(({ opens = [] }) => opens);
  return opened.map((id) => ({ entries: [id], weight: 1, moment: 'first' }));
}

const usualOptions = {
  requestCost: 0,
  usualBytes: 10_000,
  usualBytesInAll: 100_000,
  mostBytes: 100_000,
  mostChunks: 100,
};

function plan(sketches: Sketches, options: Partial<MergeOptions> = {}): Map<string, string> {
  const modules = new Map(
    Object.entries(sketches).map(
      ([id, { size = 100, imports = [], opens = [] }]): [string, PlannedModule] => [
        id,
        { size, imports, dynamicImports: opens },
      ],
    ),
  );
  return planChunks(modules, {
    base: ['base'],
    staffOnly: new Set(Object.keys(sketches).filter((id) => id.startsWith('console'))),
    loads: loadOfEach(sketches),
    ...usualOptions,
    ...options,
  });
}

/** The chunks that import themselves through others. */
function selfImports(sketches: Sketches, plan: ReadonlyMap<string, string>): string[] {
  const chunks = [...new Set(plan.values())];
  const importsOf = (chunk: string) =>
    Object.entries(sketches)
      .filter(([id]) => plan.get(id) === chunk)
      .flatMap(([, { imports = [] }]) => imports.map((id) => plan.get(id) ?? ''))
      .filter((imported) => imported !== chunk);
  return chunks.filter((chunk) => {
    const reached = new Set(importsOf(chunk));
    for (const next of reached) for (const further of importsOf(next)) reached.add(further);
    return reached.has(chunk);
  });
}

describe('the plan of the chunks', () => {
  it('puts what only one page needs into the file of that page', () => {
    const chunks = plan({
      base: { opens: ['page', 'other'] },
      page: { imports: ['own'] },
      own: {},
      other: {},
    });
    expect(chunks.get('page')).toBeDefined();
    expect(chunks.get('own')).toBe(chunks.get('page'));
    expect(chunks.get('other')).not.toBe(chunks.get('page'));
  });

  it('merges a page with the part that follows it if a request costs more than the part', () => {
    const sketches = {
      base: { opens: ['page', 'other'] },
      page: { size: 5_000, opens: ['part'] },
      part: {},
      other: { size: 5_000 },
    };
    const loads: PageLoad[] = [
      { entries: ['page'], weight: 1, moment: 'first' },
      { entries: ['page', 'part'], weight: 1, moment: 'following' },
      { entries: ['other'], weight: 1, moment: 'first' },
    ];
    const chunks = (requestCost: number) => plan(sketches, { requestCost, loads });
    expect(chunks(1_000).get('part')).toBe(chunks(1_000).get('page'));
    expect(chunks(1_000).get('other')).not.toBe(chunks(1_000).get('page'));
    expect(chunks(10).get('part')).not.toBe(chunks(10).get('page'));
  });

  it('puts modules that the same pages need into one chunk', () => {
    const chunks = plan({
      base: { opens: ['page', 'other'] },
      page: { imports: ['left', 'right'] },
      other: { imports: ['left', 'right'] },
      left: {},
      right: {},
    });
    expect(chunks.get('left')).toBeDefined();
    expect(chunks.get('right')).toBe(chunks.get('left'));
  });

  it('has what the base shares with pages in the base chunk', () => {
    const chunks = plan({
      base: { imports: ['shared'], opens: ['page'] },
      page: { imports: ['shared'] },
      shared: {},
    });
    expect(chunks.get('shared')).toBe(baseChunk);
  });

  const pages = {
    base: { opens: ['first', 'second', 'third'] },
    first: { imports: ['some', 'all'] },
    second: { imports: ['some', 'all'] },
    third: { imports: ['all'] },
    some: { size: 100 },
    all: { size: 5_000 },
  };

  it('merges two chunks if that saves more than it wastes', () => {
    const chunks = plan(pages, { requestCost: 1_000 });
    expect(chunks.get('some')).toBe(chunks.get('all'));
  });

  it('does not merge two chunks if the requests are cheaper', () => {
    const chunks = plan(pages, { requestCost: 10 });
    expect(chunks.get('some')).not.toBe(chunks.get('all'));
  });

  it('does not merge two chunks if a page that needs much would load more than it needs', () => {
    const chunks = plan(pages, { requestCost: 1_000, usualBytes: 500 });
    expect(chunks.get('some')).not.toBe(chunks.get('all'));
  });

  it('does not merge two chunks if a page would have more bytes than the limit', () => {
    const limited = (mostBytes: number) => plan(pages, { requestCost: 1_000, mostBytes });
    const bytesOfThird = 5_200;
    expect(limited(bytesOfThird).get('some')).toBe(limited(bytesOfThird).get('all'));
    expect(limited(bytesOfThird - 1).get('some')).not.toBe(limited(bytesOfThird - 1).get('all'));
  });

  it('merges less for a page whose code compresses worse', () => {
    const bytesOfThird = 5_200;
    const chunksWith = (reservedBytes: number) =>
      plan(pages, {
        requestCost: 1_000,
        mostBytes: bytesOfThird + 99,
        loads: loadOfEach(pages).map((load) => ({ ...load, reservedBytes })),
      });
    expect(chunksWith(99).get('some')).toBe(chunksWith(99).get('all'));
    expect(chunksWith(100).get('some')).not.toBe(chunksWith(100).get('all'));
  });

  it('merges two chunks of a page that has too many, whatever they cost others', () => {
    const limited = (options: Partial<MergeOptions>) => plan(pages, { requestCost: 10, ...options });
    const chunksOfFirst = (options: Partial<MergeOptions>) => {
      const chunks = limited(options);
      return new Set(['base', 'first', 'some', 'all'].map((id) => chunks.get(id))).size;
    };
    expect(chunksOfFirst({ mostChunks: 3 })).toBe(3);
    expect(chunksOfFirst({ mostChunks: 2 })).toBe(2);
    // Not beyond the limit of what a page loads.
    expect(chunksOfFirst({ mostChunks: 2, mostBytes: 0 })).toBe(3);
  });

  it('counts no waste in the base for what is opened by a click, because the base is loaded before', () => {
    const sketches = { base: { opens: ['page', 'dialog'] }, page: { size: 1_500 }, dialog: { size: 1_500 } };
    const chunkOfPage = (moment: PageLoad['moment']) =>
      plan(sketches, {
        requestCost: 1_000,
        loads: [
          { entries: ['page'], weight: 1, moment: 'first' },
          { entries: ['dialog'], weight: 1, moment },
        ],
      }).get('page');
    expect(chunkOfPage('clicked')).toBe(baseChunk);
    expect(chunkOfPage('first')).not.toBe(baseChunk);
  });

  it('limits only what is loaded first', () => {
    const limited = (moment: PageLoad['moment']) =>
      plan(pages, {
        requestCost: 1_000,
        mostBytes: 5_100,
        loads: loadOfEach(pages).map((load) => ({ ...load, moment })),
      });
    expect(limited('first').get('some')).not.toBe(limited('first').get('all'));
    expect(limited('following').get('some')).toBe(limited('following').get('all'));
  });

  it('has everything that every page loads first in the base chunk', () => {
    const chunks = plan({ base: { imports: ['own'], opens: ['page'] }, own: {}, page: {} });
    expect(chunks.get('base')).toBe(baseChunk);
    expect(chunks.get('own')).toBe(baseChunk);
    expect(chunks.get('page')).not.toBe(baseChunk);
  });

  it('never lets a chunk import itself through another one', () => {
    // Each module imports and opens some of those after it.
    const someOf = (most: number) => fc.array(fc.nat(11), { maxLength: most });
    const anyModule = fc.record({
      imports: someOf(3),
      opens: someOf(1),
      size: fc.integer({ min: 1, max: 3_000 }),
    });
    const anyModules = fc.array(anyModule, { minLength: 12, maxLength: 12 });
    fc.assert(
      fc.property(anyModules, fc.integer({ min: 1, max: 3_000 }), (modules, requestCost) => {
        const after = (index: number, ids: number[]) =>
          ids.filter((id) => id > index).map((id) => `module ${id}`);
        const named = modules.map(({ imports, opens, size }, index): [string, Sketch] => [
          `module ${index}`,
          { size, imports: after(index, imports), opens: after(index, opens) },
        ]);
        const pages = named.slice(0, 5).map(([id]) => id);
        const sketches = { base: { opens: pages }, ...Object.fromEntries(named) };
        expect(selfImports(sketches, plan(sketches, { requestCost }))).toEqual([]);
      }),
    );
  });

  it('puts chunks that would import each other into one', () => {
    const sketches = {
      base: { opens: ['alone', 'empty', 'first', 'third', 'middle'] },
      alone: { size: 1 },
      empty: { size: 1 },
      first: { size: 1, imports: ['middle'] },
      middle: { size: 1, imports: ['part'], opens: ['part'] },
      third: { size: 1, imports: ['helper'], opens: ['part'] },
      helper: { size: 1, imports: ['leaf'] },
      part: { size: 1, imports: ['leaf'] },
      leaf: { size: 820 },
    };
    expect(selfImports(sketches, plan(sketches, { requestCost: 4 }))).toEqual([]);
  });

  it('never has what only staff need in a file of others', () => {
    const chunks = plan(
      {
        base: { opens: ['page', 'console'] },
        page: { imports: ['shared'] },
        console: { imports: ['shared', 'console part'] },
        shared: {},
        'console part': {},
      },
      { requestCost: 1_000 },
    );
    expect(chunks.get('console part')).toBe(chunks.get('console'));
    expect(chunks.get('console')).not.toBe(chunks.get('shared'));
    expect(chunks.get('console')).not.toBe(chunks.get('page'));
    expect(chunks.get('console')).not.toBe(baseChunk);
  });

  it('counts modules as loaded for parts that are opened only where they are loaded', () => {
    const chunks = plan({
      base: { opens: ['page'] },
      page: { imports: ['left', 'right'], opens: ['one', 'other'] },
      one: { imports: ['left'] },
      other: { imports: ['right'] },
      left: {},
      right: {},
    });
    expect(chunks.get('left')).toBeDefined();
    expect(chunks.get('right')).toBe(chunks.get('left'));
  });
});
