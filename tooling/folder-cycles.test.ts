import { describe, expect, it } from 'vitest';
import { findFolderCycles } from './folder-cycles.ts';
import { projectRoot } from './project-root.mjs';
import { readSourceImports } from './source-imports.ts';

describe('the folders', () => {
  const imports = readSourceImports(projectRoot, ['domain', 'server']);

  it.each(['domain', 'server', 'server/features'])('in %s do not import each other in a circle', (parent) => {
    expect(imports.some(({ file }) => file.startsWith(`${parent}/`))).toBe(true);
    expect(findFolderCycles(imports, parent)).toEqual([]);
  });
});

describe('findFolderCycles', () => {
  const imports = (...pairs: [string, string][]) => pairs.map(([file, specifier]) => ({ file, specifier }));

  it('finds two folders that import each other', () => {
    const mutual = imports(
      ['domain/billing/plans.ts', '../consulting/tickets.ts'],
      ['domain/consulting/board.ts', '@chalkline/domain/billing/prices'],
    );
    expect(findFolderCycles(mutual, 'domain')).toEqual([['billing', 'consulting']]);
  });

  it('finds a circle that goes by way of a third folder', () => {
    const circle = imports(
      ['server/features/auth/a.ts', '../billing/index.ts'],
      ['server/features/billing/deep/b.ts', '../../overview/index.ts'],
      ['server/features/overview/c.ts', '../auth/index.ts'],
      ['server/features/members/d.ts', '../auth/index.ts'],
    );
    expect(findFolderCycles(circle, 'server/features')).toEqual([['auth', 'billing', 'overview']]);
  });

  it('lets folders import in one direction, and leaves tests and files beside the folders out', () => {
    const fine = imports(
      ['domain/consulting/board.ts', '../billing/prices.ts'],
      ['domain/consulting/board.ts', './tickets.ts'],
      ['domain/billing/plans.test.ts', '../consulting/tickets.ts'],
      ['domain/billing/testing/plans.ts', '../../consulting/tickets.ts'],
      ['domain/billing/plans.ts', '../limits.ts'],
      ['domain/limits.ts', './billing/plans.ts'],
      ['domain/billing/plans.ts', 'zod'],
    );
    expect(findFolderCycles(fine, 'domain')).toEqual([]);
  });
});
