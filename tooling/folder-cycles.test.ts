import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findAllFolderCycles, findFolderCycles } from './folder-cycles.ts';
import { projectRoot } from './project-root.mjs';
import { readSourceImports } from './source-imports.ts';

describe('the folders of the source code', () => {
  const { workspaces } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'));
  const imports = readSourceImports(projectRoot, workspaces);

  it.each(['contract', 'domain', 'server', 'server/features', 'server/platform', 'web', 'web/features'])(
    'in %s are checked',
    (parent) => {
      expect(imports.some(({ file }) => file.startsWith(`${parent}/`))).toBe(true);
    },
  );

  it('do not import each other in a circle', () => {
    expect(findAllFolderCycles(imports)).toEqual([]);
  });
});

describe('findAllFolderCycles', () => {
  it('finds a circle at any depth', () => {
    const imports = [
      { file: 'server/platform/http/a.ts', specifier: '../mail/b.ts' },
      { file: 'server/platform/mail/b.ts', specifier: '../http/c.ts' },
    ];
    expect(findAllFolderCycles(imports)).toEqual(['server/platform: http, mail']);
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

  it('finds a circle of a folder and a file beside it', () => {
    const mutual = imports(
      ['domain/billing/plans.ts', '../limits.ts'],
      ['domain/limits.ts', './billing/plans.ts'],
    );
    expect(findFolderCycles(mutual, 'domain')).toEqual([['billing', 'limits.ts']]);
  });

  it('lets files of one folder import each other', () => {
    const mutual = imports(
      ['domain/billing/plans.ts', './prices.ts'],
      ['domain/billing/prices.ts', './plans.ts'],
    );
    expect(findFolderCycles(mutual, 'domain/billing')).toEqual([]);
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
    expect(findFolderCycles(fine, 'domain')).toEqual([]);
  });
});
