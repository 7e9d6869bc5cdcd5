import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * The root folder of the project. It is searched for, because the code runs from its sources and from the
 * build.
 */
const projectRoot = findProjectRoot(dirname(fileURLToPath(import.meta.url)));

export function projectPath(path: string): string {
  return join(projectRoot, path);
}

function findProjectRoot(folder: string): string {
  if (existsSync(join(folder, 'package-lock.json'))) return folder;
  const parent = dirname(folder);
  if (parent === folder) throw new Error('The project folder cannot be found: package-lock.json is missing.');
  return findProjectRoot(parent);
}
