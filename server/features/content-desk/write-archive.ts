import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { FileTexts } from '../../db/content/content-folder.ts';
import type { ArchivedPicture } from './archived-pictures.ts';

/** The same files make the same archive, whenever it is made. */
const always = new Date('2025-01-01T00:00:00Z');

/** Files as a zip, the pictures behind the texts. */
export function writeArchive(texts: FileTexts, pictures: AsyncIterable<ArchivedPicture>): Readable {
  const zip = new ZipFile();
  const stream = Readable.from(zip.outputStream);
  for (const [name, text] of [...texts].toSorted(([left], [right]) => (left < right ? -1 : 1))) {
    zip.addBuffer(Buffer.from(text), name, { mtime: always, forceDosTimestamp: true });
  }
  addPictures(zip, pictures).catch((error: Error) => stream.destroy(error));
  return stream;
}

async function addPictures(zip: ZipFile, pictures: AsyncIterable<ArchivedPicture>): Promise<void> {
  for await (const { file, image } of pictures) {
    // They are packed already.
    zip.addBuffer(image, file, { mtime: always, forceDosTimestamp: true, compress: false });
  }
  zip.end();
}
