import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const enoughBytes = 1024 * 1024;

/** Fails while there is no space in the folder. It leaves nothing behind. */
export async function tryToWriteFile(folder: string): Promise<void> {
  const file = join(folder, `space-check-${process.pid}`);
  try {
    await writeFile(file, Buffer.alloc(enoughBytes), { flush: true });
  } finally {
    await rm(file, { force: true });
  }
}
