import { accessSync, constants, mkdirSync } from 'node:fs';
import { BadConfiguration } from '../platform/config.ts';

/** Makes sure that data can be kept where it is asked to be. */
export function openDataDir(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true });
    accessSync(dataDir, constants.W_OK | constants.X_OK);
  } catch (error) {
    const reason = (error as NodeJS.ErrnoException).code ?? 'unknown';
    throw new BadConfiguration(
      `DATA_DIR: ${dataDir} cannot be written (${reason}). Example: DATA_DIR=./data`,
    );
  }
}
