import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findFolderCycles } from './folder-cycles.ts';
import { projectRoot } from './project-root.mjs';
import { readSourceImports } from './source-imports.ts';

describe('the folders of the source code', () => {
  it('do not import each other in a circle', () => {
    const { workspaces } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'));
    const imports = readSourceImports(projectRoot, workspaces);
    for (const parent of ['domain', 'server', 'server/features', 'server/platform', 'web', 'web/features'])
      expect(imports.some(({ file }) => file.startsWith(`${parent}/`))).toBe(true);
    expect(findFolderCycles(imports)).toEqual([]);
  });
});

describe('findFolderCycles', () => {
  const imports = (...pairs: [string, string][]) => pairs.map(([file, specifier]) => ({ file, specifier }));

  it('finds two folders that import each other', () => {
    const mutual = imports(
      ['domain/billing/plans.ts', '../consulting/tickets.ts'],
      ['domain/consulting/board.ts', '@chalkline/domain/billing/prices'],
    );
    expect(findFolderCycles(mutual)).toEqual(['domain: billing, consulting']);
  });

  it('finds a circle that goes by way of a third folder, at any depth', () => {
    const circle = imports(
      ['server/features/auth/a.ts', '../billing/index.ts'],
      ['server/features/billing/deep/b.ts', '../../overview/index.ts'],
      ['server/features/overview/c.ts', '../auth/index.ts'],
      ['server/features/members/d.ts', '../auth/index.ts'],
    );
    expect(findFolderCycles(circle)).toEqual(['server/features: auth, billing, overview']);
  });

  it('finds a circle of a folder and a file beside it', () => {
    const mutual = imports(
      ['domain/billing/plans.ts', '../limits.ts'],
      ['domain/limits.ts', './billing/plans.ts'],
    );
    expect(findFolderCycles(mutual)).toEqual(['domain: billing, limits.ts']);
  });

  it('lets files of one folder import each other', () => {
    const mutual = imports(
      ['domain/billing/plans.ts', './prices.ts'],
      ['domain/billing/prices.ts', './plans.ts'],
    );
    expect(findFolderCycles(mutual)).toEqual([]);
  });

  it('lets folders import in one direction, and leaves tests out', () => {
    const fine = imports(
      ['domain/consulting/board.ts', '../billing/prices.ts'],
      ['domain/consulting/board.ts', './tickets.ts'],
      ['domain/billing/plans.test.ts', '../consulting/tickets.ts'],
      ['domain/billing/testing/plans.ts', '../../consulting/tickets.ts'],
      ['domain/billing/plans.ts', '../limits.ts'],
      ['domain/billing/plans.ts', 'zod'],
    );
    expect(findFolderCycles(fine)).toEqual([]);
  });
});
