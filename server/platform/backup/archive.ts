import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import yauzl, { type Entry, type ZipFile } from 'yauzl';
import { BadBackup } from './bad-backup.ts';

/** An archive that is open for reading, part by part. */
export interface Archive {
  readonly names: readonly string[];
  open(name: string): Promise<Readable>;
  text(name: string): Promise<string>;
  /** What is needed to check that a part is complete. */
  measure(name: string): Promise<{ bytes: number; lines: number; sha256: string }>;
  lines(name: string): Promise<AsyncIterable<string>>;
  close(): void;
}

const newline = 10;

/** Opens an archive. Refuses a file that is cut short or is not an archive. */
export async function openArchive(path: string): Promise<Archive> {
  const zip = await openZip(path).catch((error: Error) => {
    throw new BadBackup(`${path} cannot be read as a backup (${error.message}). Nothing was changed.`);
  });
  const entries = await readEntries(zip).catch((error: Error) => {
    zip.close();
    throw new BadBackup(`${path} is damaged (${error.message}). Nothing was changed.`);
  });
  const open = (name: string) => openEntry(zip, entries.get(name), name);
  return {
    names: [...entries.keys()],
    open,
    text: async (name) => text(await open(name)),
    measure: async (name) => measure(await open(name)),
    lines: async (name) => linesOf(await open(name)),
    close: () => zip.close(),
  };
}

/** Only a newline ends a line. Node's own reader also stops at U+2028, which texts in a backup can contain. */
async function* linesOf(stream: Readable): AsyncIterable<string> {
  let rest = '';
  const texts: AsyncIterable<string> = stream.setEncoding('utf8');
  for await (const text of texts) {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') yield rest;
}

function openZip(path: string): Promise<ZipFile> {
  return new Promise((resolve, reject) => {
    yauzl.open(path, { lazyEntries: true, autoClose: false }, (error, zip) =>
      error ? reject(error) : resolve(zip),
    );
  });
}

function readEntries(zip: ZipFile): Promise<Map<string, Entry>> {
  return new Promise((resolve, reject) => {
    const entries = new Map<string, Entry>();
    zip.on('entry', (entry: Entry) => {
      entries.set(entry.fileName, entry);
      zip.readEntry();
    });
    zip.once('end', () => resolve(entries));
    zip.once('error', reject);
    zip.readEntry();
  });
}

function openEntry(zip: ZipFile, entry: Entry | undefined, name: string): Promise<Readable> {
  if (!entry) throw new BadBackup(`The backup lacks ${name}. Nothing was changed.`);
  return new Promise((resolve, reject) => {
    zip.openReadStream(entry, (error, stream) => (error ? reject(error) : resolve(stream)));
  });
}

async function measure(content: Readable) {
  const hash = createHash('sha256');
  let bytes = 0;
  let lines = 0;
  for await (const chunk of content as AsyncIterable<Buffer>) {
    hash.update(chunk);
    bytes += chunk.length;
    for (let at = chunk.indexOf(newline); at !== -1; at = chunk.indexOf(newline, at + 1)) lines += 1;
  }
  return { bytes, lines, sha256: hash.digest('hex') };
}
