import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's top folder: the code runs from its sources as well as from the build. */
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
