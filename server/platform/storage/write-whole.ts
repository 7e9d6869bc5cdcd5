import { rename, rm, writeFile } from 'node:fs/promises';
import type { Readable } from 'node:stream';

/** Where a file is written before it is moved into place. */
export function draftOf(path: string): string {
  return `${path}.draft`;
}

/** Written to a draft and then renamed, so that a killed process leaves no partial file under its name. */
export async function writeWhole(path: string, content: Buffer | Readable): Promise<void> {
  const draft = draftOf(path);
  try {
    await writeFile(draft, content, { mode: 0o600, flush: true });
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}
