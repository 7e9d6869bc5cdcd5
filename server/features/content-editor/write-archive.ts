import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { FileTexts } from '../../content/content-folder.ts';
import type { ArchivedPicture } from './archived-pictures.ts';

/** A fixed date, so that the same files always make the same archive. */
const always = new Date('2025-01-01T00:00:00Z');

/** Streams the files as a zip, the pictures after the texts. */
export function writeArchive(texts: FileTexts, pictures: readonly ArchivedPicture[]): Readable {
  const zip = new ZipFile();
  const stream = Readable.from(zip.outputStream);
  zip.on('error', (error: Error) => stream.destroy(error));
  for (const [name, text] of [...texts].toSorted(([left], [right]) => (left < right ? -1 : 1))) {
    zip.addBuffer(Buffer.from(text), name, { mtime: always, forceDosTimestamp: true });
  }
  for (const picture of pictures) addPicture(zip, stream, picture);
  zip.end();
  return stream;
}

function addPicture(zip: ZipFile, stream: Readable, { file, open }: ArchivedPicture): void {
  // Pictures are already compressed.
  const options = { mtime: always, forceDosTimestamp: true, compress: false };
  zip.addReadStreamLazy(file, options, (take) => {
    open().then(
      (content) => {
        // A client that disconnects leaves no file open.
        stream.once('close', () => content.destroy());
        take(null, content);
      },
      (error: Error) => stream.destroy(error),
    );
  });
}
