import { buffer } from 'node:stream/consumers';
import { pictureNamed, picturesIn } from '@chalkline/domain/content/pictures';
import { type ContentItem, canonical } from '../../db/content/content-item.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { fileOf } from '../content-pictures/queries.ts';

export interface ArchivedPicture {
  readonly file: string;
  readonly image: Buffer;
}

const folder = 'pictures/';
const extension = '.webp';

/** The picture that a file of an archive holds, by its name; nothing for any other file. */
export function pictureInFile(file: string): string | undefined {
  if (!file.startsWith(folder) || !file.endsWith(extension)) return undefined;
  const name = file.slice(folder.length, -extension.length);
  return pictureNamed(name) && name;
}

export function fileOfPicture(name: string): string {
  return `${folder}${name}${extension}`;
}

/** The pictures that items mention, in the order of their names. */
export function picturesMentioned(items: readonly ContentItem[]): string[] {
  return [...new Set(items.flatMap((item) => picturesIn(canonical(item))))].toSorted();
}

/** One after the other as they are asked for. What an item mentions and nobody ever uploaded is in no archive. */
export async function* picturesOf(
  storage: Storage,
  items: readonly ContentItem[],
): AsyncGenerator<ArchivedPicture> {
  for (const name of picturesMentioned(items)) {
    const stored = await storage.open(fileOf(name));
    if (stored) yield { file: fileOfPicture(name), image: await buffer(stored.content) };
  }
}
