import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const enoughBytes = 1024 * 1024;

/** Fails while the folder has no space. Leaves nothing behind. */
export async function tryToWriteFile(folder: string): Promise<void> {
  const file = join(folder, `space-check-${process.pid}`);
  try {
    await writeFile(file, Buffer.alloc(enoughBytes), { flush: true });
  } finally {
    await rm(file, { force: true });
  }
}
