import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BrokenContent } from '../../content/broken-content.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { nothingWhenMissing } from '../../platform/storage/missing-file.ts';
import { type ContentPicture, readMadePicture } from './make-content-picture.ts';
import { keepPictures, type PictureStore, picturesHere } from './picture-store.ts';

const extension = '.webp';

/** Loads the pictures that lie next to the content files, in the layout of an export. */
export async function loadPictures(store: PictureStore, folder: string, now: Date): Promise<void> {
  const files = (await readdir(folder).catch(nothingWhenMissing)) ?? [];
  const names = files
    .filter((file) => file.endsWith(extension))
    .map((file) => file.slice(0, -extension.length));
  const here = await picturesHere(store.db, names);
  const pictures: ContentPicture[] = [];
  for (const name of names.filter((one) => !here.has(one))) {
    const image = await readFile(join(folder, `${name}${extension}`));
    pictures.push(await readMadePicture(name, image).catch(asBrokenContent(`pictures/${name}${extension}`)));
  }
  await keepPictures(store, pictures, now);
}

function asBrokenContent(file: string) {
  return (error: unknown): never => {
    throw error instanceof Refusal ? new BrokenContent([{ file, line: 1, reason: error.message }]) : error;
  };
}
