import { describe, expect, it } from 'vitest';
import { baseChunk, planChunks } from './chunk-plan.ts';
import type { PlannedModule } from './planned-module.ts';

interface Sketch {
  readonly size?: number;
  readonly imports?: readonly string[];
  readonly opens?: readonly string[];
}

function plan(
  sketches: Readonly<Record<string, Sketch>>,
  requestCost = 0,
  usualBytes = 10_000,
  mostBytes = 100_000,
): Map<string, string> {
  const modules = new Map(
    Object.entries(sketches).map(
      ([id, { size = 100, imports = [], opens = [] }]): [string, PlannedModule] => [
        id,
        { size, imports, dynamicImports: opens },
      ],
    ),
  );
  return planChunks(modules, {
    base: 'base',
    separate: ['alone'],
    requestCost,
    usualBytes,
    mostBytes,
    views: Object.keys(sketches)
      .filter((id) => id === 'alone' || Object.values(sketches).some(({ opens }) => opens?.includes(id)))
      .map((id) => ({ entries: [id], weight: 1, isFirst: id !== 'later', isLater: id === 'later' })),
  });
}

describe('the plan of the chunks', () => {
  it('leaves a module to the only page that needs it', () => {
    const chunks = plan({ base: { opens: ['page'] }, page: { imports: ['own'] }, own: {} });
    expect(chunks.get('own')).toBeUndefined();
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
    const chunks = plan(pages, 1_000);
    expect(chunks.get('some')).toBe(chunks.get('all'));
  });

  it('does not merge two chunks if the requests are cheaper', () => {
    const chunks = plan(pages, 10);
    expect(chunks.get('some')).not.toBe(chunks.get('all'));
  });

  it('does not merge two chunks if a page that needs much would load more than it needs', () => {
    const chunks = plan(pages, 1_000, 500);
    expect(chunks.get('some')).not.toBe(chunks.get('all'));
  });

  it('does not merge two chunks if a page would have more bytes than the limit', () => {
    const limited = (mostBytes: number) => plan(pages, 1_000, 10_000, mostBytes);
    const bytesOfThird = 5_200;
    expect(limited(bytesOfThird).get('some')).toBe(limited(bytesOfThird).get('all'));
    expect(limited(bytesOfThird - 1).get('some')).not.toBe(limited(bytesOfThird - 1).get('all'));
  });

  it('has everything that every page loads first in the base chunk', () => {
    const chunks = plan({ base: { imports: ['own'], opens: ['page'] }, own: {}, page: {} });
    expect(chunks.get('base')).toBe(baseChunk);
    expect(chunks.get('own')).toBe(baseChunk);
    expect(chunks.get('page')).toBeUndefined();
  });

  it('never lets a chunk import itself through another one', () => {
    const chunks = plan(
      {
        base: { opens: ['first', 'second', 'shown'] },
        first: { imports: ['top'] },
        second: { imports: ['top'] },
        top: { imports: ['shown'] },
        shown: { imports: ['bottom'] },
        bottom: {},
      },
      1_000,
    );
    expect(chunks.get('bottom')).toBeDefined();
    expect(chunks.get('top')).not.toBe(chunks.get('bottom'));
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

  it('keeps the base away from scripts that work without it', () => {
    const chunks = plan(
      {
        base: { imports: ['big'], opens: ['page', 'other'] },
        page: { imports: ['big', 'small'] },
        other: { imports: ['big'] },
        alone: { imports: ['small'] },
        big: { size: 100_000 },
        small: {},
      },
      1_000,
    );
    expect(chunks.get('small')).not.toBe(baseChunk);
  });
});
