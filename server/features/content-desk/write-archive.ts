import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { FileTexts } from '../../db/content/content-folder.ts';

/** The same files make the same archive, whenever it is made. */
const always = new Date('2025-01-01T00:00:00Z');

/** Files as a zip. */
export function writeArchive(texts: FileTexts): Readable {
  const zip = new ZipFile();
  for (const [name, text] of [...texts].toSorted(([left], [right]) => (left < right ? -1 : 1))) {
    zip.addBuffer(Buffer.from(text), name, { mtime: always, forceDosTimestamp: true });
  }
  zip.end();
  return Readable.from(zip.outputStream);
}
