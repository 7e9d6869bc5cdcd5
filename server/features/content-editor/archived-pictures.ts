import type { Readable } from 'node:stream';
import { pictureNamed } from '@chalkline/domain/content/pictures';
import type { Storage } from '../../platform/storage/storage.ts';
import { fileOf } from '../content-pictures/index.ts';

export interface ArchivedPicture {
  readonly file: string;
  open(): Promise<Readable>;
}

const folder = 'pictures/';
const extension = '.webp';

/** The name of the picture in an archive's file; undefined for other files. */
export function pictureInFile(file: string): string | undefined {
  if (!file.startsWith(folder) || !file.endsWith(extension)) return undefined;
  const name = file.slice(folder.length, -extension.length);
  return pictureNamed(name) && name;
}

export function fileOfPicture(name: string): string {
  return `${folder}${name}${extension}`;
}

/** The files of pictures, each opened when it is needed. */
export function archivedPictures(storage: Storage, names: ReadonlySet<string>): ArchivedPicture[] {
  return [...names].toSorted().map((name) => ({
    file: fileOfPicture(name),
    open: async () => {
      const stored = await storage.open(fileOf(name));
      if (!stored) throw new Error(`The files of the picture ${name} are missing.`);
      return stored.content;
    },
  }));
}
