import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { checkedName, isName, type Storage } from './storage.ts';

/** Files in a folder of this machine. */
export function folderStorage(folder: string): Storage {
  const pathOf = (name: string) => join(folder, checkedName(name));

  return {
    async put(name, content) {
      const path = pathOf(name);
      await mkdir(folder, { recursive: true });
      await writeWhole(path, content);
    },

    async open(name) {
      const file = await open(pathOf(name)).catch(nothingWhenMissing);
      if (!file) return undefined;
      const { size } = await file.stat();
      return { bytes: size, content: file.createReadStream() };
    },

    async remove(name) {
      for (const path of [pathOf(name), draftOf(pathOf(name))]) await rm(path, { force: true });
    },

    async *list() {
      const names = await readdir(folder).catch(nothingWhenMissing);
      for (const name of (names ?? []).filter(isName).toSorted()) {
        const facts = await stat(pathOf(name)).catch(nothingWhenMissing);
        if (facts) yield { name, bytes: facts.size };
      }
    },
  };
}

/** Where a file is written before it is moved into place. A leftover is removed with the file. */
function draftOf(path: string): string {
  return `${path}.draft`;
}

/** Written to a draft and then renamed, so that a killed process leaves no partial file. */
async function writeWhole(path: string, content: Buffer): Promise<void> {
  const draft = draftOf(path);
  try {
    const file = await open(draft, 'w', 0o600);
    try {
      await file.writeFile(content);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

function nothingWhenMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
