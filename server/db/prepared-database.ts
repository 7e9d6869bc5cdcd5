import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectPath } from './project-path.ts';

/** An embedded database with all tables and no rows. The build makes it, because PGlite takes seconds for a new one. */
const preparedDatabase = projectPath('dist/database');

/**
 * Copies the prepared database to a folder that doesn't exist yet. Nothing happens when it exists, or when nothing is
 * prepared: then PGlite creates a new database by itself. The copy gets its name last, so that a process that is
 * killed leaves no half of a database behind.
 */
export async function copyPreparedDatabase(folder: string, prepared = preparedDatabase): Promise<void> {
  if (existsSync(folder) || !existsSync(prepared)) return;
  const unfinished = `${folder}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await copyFolder(prepared, unfinished);
  await rename(unfinished, folder);
}

/** Not by `cp`, which would also copy who may read the files of the build. */
async function copyFolder(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) await copyFolder(source, target);
    else await writeFile(target, await readFile(source));
  }
}
