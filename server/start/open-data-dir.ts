import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { BadConfiguration } from '../platform/config/config-variables.ts';
import { closeFolder } from './private-data.ts';

/** Makes sure that data can be kept where it is asked to be. */
export function openDataDir(dataDir: string): void {
  try {
    makeFolder(dataDir);
    // A file in its place has nothing inside.
    accessSync(`${dataDir}/.`, constants.W_OK | constants.X_OK);
    closeFolder(dataDir);
  } catch (error) {
    const reason = (error as NodeJS.ErrnoException).code ?? 'unknown';
    throw new BadConfiguration(
      `DATA_DIR: ${dataDir} cannot be written (${reason}). Example: DATA_DIR=./data`,
    );
  }
}

/** One at a time: asked to make all that are missing, Node never ends where none can be made, as below /proc. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    // Another process may have been faster.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}
