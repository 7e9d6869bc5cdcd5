import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from './project-root.mjs';
import { sourceFiles } from './source-imports.ts';
import { findForeignWrites, tableOwners } from './table-owners.ts';

const read = (file: string) => readFileSync(join(projectRoot, file), 'utf8');
const isTest = (file: string) => file.endsWith('.test.ts') || file.startsWith('server/testing/');

describe('the tables', () => {
  it('have one owner each', () => {
    const tables = sourceFiles(projectRoot, 'server/db/tables').flatMap((file) =>
      [...read(file).matchAll(/export const (\w+) = pgTable\(/g)].map(([, name]) => name),
    );
    expect(Object.keys(tableOwners).toSorted()).toEqual(tables.toSorted());
  });

  it('are written only by their owner', () => {
    const files = sourceFiles(projectRoot, 'server').filter((file) => !isTest(file));
    expect(files.length).toBeGreaterThan(0);
    const foreign = files.flatMap((file) => findForeignWrites(file.slice('server/'.length), read(file)));
    expect(foreign).toEqual([]);
  });
});

describe('findForeignWrites', () => {
  it.each([
    'await tx.insert(users).values(person)',
    'await tx\n  .update(users)\n  .set({ role })',
    'await tx.delete(users)',
    `sql\`insert into \${users} (id) values (1)\``,
    `sql\`delete from \${users}\``,
    `sql\`update \${users} set role = null\``,
  ])('finds %j in a folder that does not own the table', (source) => {
    expect(findForeignWrites('features/members/team.ts', source)).toEqual([
      'server/features/members/team.ts writes users; only server/features/auth does',
    ]);
    expect(findForeignWrites('features/auth/people.ts', source)).toEqual([]);
  });

  it.each([
    'await tx.select().from(users).for("update")',
    'hash.update(text)',
    `sql\`select 1 from \${users}\``,
  ])('lets anybody read: %j', (source) => {
    expect(findForeignWrites('features/members/team.ts', source)).toEqual([]);
  });

  it('lets the demo and the backup write every table', () => {
    expect(findForeignWrites('demo/demo-history.ts', 'tx.insert(users)')).toEqual([]);
    expect(findForeignWrites('platform/backup/restore-backup.ts', 'tx.delete(users)')).toEqual([]);
  });
});
