import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from './project-root.mjs';
import { sourceFiles } from './source-imports.ts';
import { tableOwners } from './table-owners.ts';
import { testsOnPglite } from './tests-on-pglite.ts';

const apiTests = sourceFiles(projectRoot, 'server').filter((file) => file.endsWith('.api.test.ts'));
const wholeFolder = '**/*.api.test.ts';

function isSelectedBy(pattern: string, file: string): boolean {
  return pattern.endsWith(wholeFolder)
    ? file.startsWith(pattern.slice(0, -wholeFolder.length))
    : file === pattern;
}

const selected = apiTests.filter((file) => testsOnPglite.some((pattern) => isSelectedBy(pattern, file)));

describe('the API tests that run on PGlite', () => {
  it('exist', () => {
    const useless = testsOnPglite.filter((pattern) => !apiTests.some((file) => isSelectedBy(pattern, file)));
    expect(useless).toEqual([]);
  });

  const tested = apiTests.flatMap((file) => /^server\/(features\/[^/]+)\//.exec(file)?.[1] ?? []);
  const owners = Object.values(tableOwners).filter((folder) => folder.startsWith('features/'));

  it.each([...new Set([...owners, ...tested])])('include one of server/%s', (folder) => {
    expect(selected.filter((file) => file.startsWith(`server/${folder}/`))).not.toEqual([]);
  });

  it('include every file that expects different results on PGlite and PostgreSQL', () => {
    const onlyOnPostgres = "skipIf(process.env.TEST_DB !== 'postgres')";
    const distinguishes = (file: string) =>
      readFileSync(join(projectRoot, file), 'utf8').replaceAll(onlyOnPostgres, '').includes('TEST_DB');
    expect(apiTests.filter((file) => distinguishes(file) && !selected.includes(file))).toEqual([]);
  });
});
