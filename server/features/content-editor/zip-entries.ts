import { buffer } from 'node:stream/consumers';
import { mostPictureBytes } from '@chalkline/domain/content/pictures';
import { type Entry, fromBuffer, type ZipFile } from 'yauzl';
import { Refusal } from '../../platform/http/refusal.ts';

interface Amount {
  readonly files: number;
  readonly bytes: number;
}

const texts: Amount = { files: 3_000, bytes: 20 * 1024 * 1024 };
const pictures: Amount = { files: 3_000, bytes: mostPictureBytes };

/** The limits of an archive: far more than a site needs, but not enough to fill the memory. */
export const archiveLimits = { bytes: texts.bytes + pictures.bytes, fileBytes: 1024 * 1024 } as const;

export interface ZipEntry {
  readonly name: string;
  readonly content: Buffer;
}

/**
 * The files in a zip. Nothing is written to disk. Archives with names that lead out of the archive or with
 * too much content are refused before they are unpacked.
 */
export async function zipEntries(bytes: Buffer): Promise<ZipEntry[]> {
  const zip = await opened(bytes);
  const entries: ZipEntry[] = [];
  const counts = { texts: { files: 0, bytes: 0 }, pictures: { files: 0, bytes: 0 } };
  for await (const entry of listed(zip)) {
    if (entry.fileName.endsWith('/')) continue;
    const counted = counts[entry.fileName.endsWith('.webp') ? 'pictures' : 'texts'];
    counted.files += 1;
    counted.bytes += entry.uncompressedSize;
    refuseLarge(entry, counts);
    entries.push({ name: entry.fileName, content: await unpacked(zip, entry) });
  }
  return entries;
}

function opened(bytes: Buffer): Promise<ZipFile> {
  return new Promise((resolve, reject) => {
    fromBuffer(bytes, { lazyEntries: true, validateEntrySizes: true, strictFileNames: true }, (error, zip) =>
      error ? reject(unreadable(error)) : resolve(zip),
    );
  });
}

async function* listed(zip: ZipFile): AsyncGenerator<Entry> {
  for (let entry = await next(zip); entry; entry = await next(zip)) yield entry;
}

function next(zip: ZipFile): Promise<Entry | undefined> {
  return new Promise((resolve, reject) => {
    const settle = (act: () => void) => {
      zip.removeAllListeners('entry').removeAllListeners('end').removeAllListeners('error');
      act();
    };
    zip.once('entry', (entry: Entry) => settle(() => resolve(entry)));
    zip.once('end', () => settle(() => resolve(undefined)));
    zip.once('error', (error: Error) => settle(() => reject(unreadable(error))));
    zip.readEntry();
  });
}

function unpacked(zip: ZipFile, entry: Entry): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const fail = (error: Error) => reject(unreadable(error));
    zip.openReadStream(entry, (error, stream) => {
      // A stream fails when it is longer or shorter than declared.
      if (error) fail(error);
      else buffer(stream).then(resolve, fail);
    });
  });
}

function refuseLarge(entry: Entry, counts: { texts: Amount; pictures: Amount }): void {
  const isTooMuch =
    entry.uncompressedSize > archiveLimits.fileBytes ||
    isMore(counts.texts, texts) ||
    isMore(counts.pictures, pictures);
  if (isTooMuch) throw new Refusal('too_large', 'This archive is too large to import.');
}

function isMore(counted: Amount, most: Amount): boolean {
  return counted.files > most.files || counted.bytes > most.bytes;
}

function unreadable(cause: Error): Refusal {
  return new Refusal('invalid', "This isn't a zip file, or it's incomplete.", undefined, cause);
}
