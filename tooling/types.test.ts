import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from './project-root.mjs';
import { typePrograms } from './types.mjs';

const readJson = (file: string) => JSON.parse(readFileSync(join(projectRoot, file), 'utf8'));

/** The folder that each pattern of a program begins with. */
function includedFolders(program: string): string[] {
  const { include } = readJson(program) as { include: string[] };
  return include
    .map((pattern) => join(dirname(program), pattern))
    .filter((path) => path.includes('/'))
    .map((path) => path.split('/')[0] ?? '');
}

describe('the programs whose types are checked', () => {
  it('include every workspace once', () => {
    const { workspaces } = readJson('package.json') as { workspaces: string[] };
    expect(typePrograms.flatMap(includedFolders).sort()).toEqual([...workspaces].sort());
  });
});
