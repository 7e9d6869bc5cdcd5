import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { BadConfiguration } from '../platform/config/config-variables.ts';
import { closeFolder } from './private-data.ts';

/** Makes sure that the data folder exists and is writable. */
export function openDataDir(dataDir: string): void {
  try {
    makeFolder(dataDir);
    // Fails for a file in place of the folder.
    accessSync(`${dataDir}/.`, constants.W_OK | constants.X_OK);
    closeFolder(dataDir);
  } catch (error) {
    const reason = (error as NodeJS.ErrnoException).code ?? 'unknown';
    throw new BadConfiguration(
      `DATA_DIR: ${dataDir} cannot be written (${reason}). Example: DATA_DIR=./data`,
    );
  }
}

/**
 * Creates one folder at a time, because Node's recursive `mkdir` never returns where none can be created,
 * as below /proc.
 */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    // Another process may have created it.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}
