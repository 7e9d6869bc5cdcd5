import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { migrationsFolder } from './migrations-folder.ts';

/**
 * Earlier migrations were written before the previous version had to keep running on the migrated database.
 */
const firstAdditive = 25;

/** Marks statements on columns that the previous version no longer uses. */
const excuse = '-- unused by the previous version';

const breaking: readonly [RegExp, string][] = [
  [/\bdrop\s+(?:table|column|type|view|materialized|schema|sequence|default)\b/i, 'drops something'],
  [/\brename\b/i, 'renames something'],
  [/\bset\s+not\s+null\b/i, 'requires a value that the previous version may leave out'],
  [/\balter\s+column\b.*\btype\b/is, 'changes the type of a column'],
  [/\btruncate\b/i, 'empties a table'],
];

/** The statements of a migration that would break the previous version. */
function problemsOf(migration: string): string[] {
  const created = namesOf(migration, /\bcreate\s+table\s+(?:if\s+not\s+exists\s+)?"?(\w+)/gi);
  return migration
    .split('--> statement-breakpoint')
    .filter((statement) => !statement.includes(excuse))
    .flatMap((statement) => [
      ...breaking.filter(([pattern]) => pattern.test(statement)).map(([, problem]) => problem),
      ...(constrainedTables(statement).some((table) => !created.includes(table))
        ? ['forbids what the previous version may write']
        : []),
      ...(addsRequiredColumn(statement) ? ['adds a column that the previous version does not fill'] : []),
    ]);
}

function namesOf(sql: string, pattern: RegExp): string[] {
  return [...sql.matchAll(pattern)].map(([, name = '']) => name);
}

/** The tables that get new constraints. */
function constrainedTables(statement: string): string[] {
  return [
    ...namesOf(
      statement,
      /\balter\s+table\s+(?:only\s+)?"?(\w+)"?[^;]*?\badd\s+(?:constraint|check|unique|primary|foreign|exclude)\b/gi,
    ),
    ...namesOf(statement, /\bcreate\s+unique\s+index\b[^;]*?\bon\s+"?(\w+)/gi),
  ];
}

function addsRequiredColumn(statement: string): boolean {
  const columns = statement.match(/\badd\s+column\b[^,;]*/gi) ?? [];
  return columns.some(
    (column) => /\bnot\s+null\b/i.test(column) && !/\b(?:default|generated|(?:big)?serial)\b/i.test(column),
  );
}

describe('a migration', () => {
  const files = readdirSync(migrationsFolder).filter((name) => name.endsWith('.sql'));
  const additive = files.filter((name) => Number.parseInt(name, 10) >= firstAdditive);

  it.each(additive)('keeps the previous version working: %s', (name) => {
    expect(problemsOf(readFileSync(join(migrationsFolder, name), 'utf8'))).toEqual([]);
  });

  it.each([
    'ALTER TABLE "posts" DROP COLUMN "tags";',
    'DROP TABLE "posts";',
    'ALTER TABLE "posts" RENAME COLUMN "tags" TO "topics";',
    'ALTER TABLE "posts" ALTER COLUMN "tags" SET NOT NULL;',
    'ALTER TABLE "posts" ALTER COLUMN "tags" SET DATA TYPE text;',
    'ALTER TABLE "posts" ALTER COLUMN "tags" DROP DEFAULT;',
    'ALTER TABLE "posts" ADD COLUMN "tags" text NOT NULL;',
    'ALTER TABLE "posts" ADD CONSTRAINT "tagged" CHECK ("tags" <> \'\');',
    'ALTER TABLE "posts" ADD CONSTRAINT "author" FOREIGN KEY ("author_id") REFERENCES "people"("id");',
    'ALTER TABLE "posts" ADD UNIQUE ("slug");',
    'CREATE UNIQUE INDEX "slugs" ON "posts" USING btree ("slug");',
  ])('must not contain %s', (statement) => {
    expect(problemsOf(statement)).toHaveLength(1);
  });

  it.each([
    'CREATE TABLE "posts" ("id" integer PRIMARY KEY NOT NULL);',
    'ALTER TABLE "posts" ADD COLUMN "tags" text;',
    'CREATE INDEX "slugs" ON "posts" USING btree ("slug");',
    'CREATE TABLE "tags" ("post" integer);--> statement-breakpoint\nALTER TABLE "tags" ADD CONSTRAINT "post" FOREIGN KEY ("post") REFERENCES "posts"("id");',
    'CREATE TABLE "tags" ("name" text);--> statement-breakpoint\nCREATE UNIQUE INDEX "names" ON "tags" ("name");',
    'ALTER TABLE "posts" ADD COLUMN "tags" text DEFAULT \'\' NOT NULL;',
    'ALTER TABLE "posts" ADD COLUMN "position" bigserial NOT NULL;',
    'ALTER TABLE "posts" ALTER COLUMN "tags" DROP NOT NULL;',
    `${excuse}, which no longer has tags\nALTER TABLE "posts" DROP COLUMN "tags";`,
  ])('may contain %s', (statement) => {
    expect(problemsOf(statement)).toEqual([]);
  });
});
