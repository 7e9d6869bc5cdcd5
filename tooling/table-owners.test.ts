import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from './project-root.mjs';
import { sourceFiles } from './source-imports.ts';
import {
  findForeignReads,
  findForeignWrites,
  foreignTables,
  tableOwners,
  tableReaders,
} from './table-owners.ts';

const read = (file: string) => readFileSync(join(projectRoot, file), 'utf8');
const isTest = (file: string) => file.endsWith('.test.ts') || file.startsWith('server/testing/');

describe('the tables', () => {
  it('have one owner each', () => {
    const tables = sourceFiles(projectRoot, 'server/db/tables').flatMap((file) =>
      [...read(file).matchAll(/export const (\w+) = pgTable\(/g)].map(([, name]) => name),
    );
    expect(Object.keys(tableOwners).toSorted()).toEqual(tables.toSorted());
  });

  const sources = sourceFiles(projectRoot, 'server')
    .filter((file) => !isTest(file) && !file.startsWith('server/db/'))
    .map((file) => [file.slice('server/'.length), read(file)] as const);

  it('are written only by their owner', () => {
    expect(sources.length).toBeGreaterThan(0);
    expect(sources.flatMap(([file, source]) => findForeignWrites(file, source))).toEqual([]);
  });

  it('are read only by their owner and the readers that are listed', () => {
    expect(sources.flatMap(([file, source]) => findForeignReads(file, source))).toEqual([]);
  });

  it('are still read by every reader that is listed', () => {
    const listed = Object.entries(tableReaders).flatMap(([table, folders]) =>
      folders.map((folder) => ({ table, folder })),
    );
    const unused = listed.filter(
      ({ table, folder }) =>
        !sources.some(
          ([file, source]) => file.startsWith(`${folder}/`) && foreignTables(file, source).includes(table),
        ),
    );
    expect(unused).toEqual([]);
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

describe('findForeignReads', () => {
  const reading = (table: string) => `import {\n  ${table},\n  users,\n} from '../../db/schema.ts';`;

  it('finds a table of another feature', () => {
    expect(findForeignReads('features/members/member-page.ts', reading('entitlements'))).toEqual([
      'server/features/members/member-page.ts reads entitlements; use what server/features/billing exports',
    ]);
  });

  it.each([
    ['its owner', 'features/billing/queries.ts'],
    ['a listed reader', 'features/business-overview/count-day.ts'],
    ['the demo', 'demo/demo-history.ts'],
  ])('lets %s read it', (_, file) => {
    expect(findForeignReads(file, reading('entitlements'))).toEqual([]);
  });

  it('lets anybody read people and published content', () => {
    expect(findForeignReads('features/waitlist/queries.ts', reading('courses'))).toEqual([]);
  });
});
