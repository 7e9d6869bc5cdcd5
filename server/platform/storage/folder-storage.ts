import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { nothingWhenMissing } from './missing-file.ts';
import { checkedName, isName, type Storage } from './storage.ts';
import { draftOf, writeWhole } from './write-whole.ts';

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

    /** A draft that was left behind is removed with its file. */
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
