import type { Readable } from 'node:stream';

export interface StoredFile {
  readonly bytes: number;
  readonly content: Readable;
}

export interface ListedFile {
  readonly name: string;
  readonly bytes: number;
}

/** Where files are kept. A file has a name that the product gave it, never one that somebody typed. */
export interface Storage {
  /** Keeps a file whole or not at all, in place of one that has this name. */
  put(name: string, content: Buffer, contentType: string): Promise<void>;
  /** Opens a file for reading; nothing when there is none. */
  open(name: string): Promise<StoredFile | undefined>;
  /** Removes a file; one that is not there is as good as removed. */
  remove(name: string): Promise<void>;
  /** All files. */
  list(): AsyncIterable<ListedFile>;
}

const wellFormedName = /^[a-z0-9][a-z0-9-]{0,99}$/;

/** A last line of defence: nothing that could lead out of the storage ever becomes a path. */
export function checkedName(name: string): string {
  if (!wellFormedName.test(name)) throw new Error(`"${name}" is not a name for a stored file.`);
  return name;
}

/** What a storage lists besides its files, such as half a file of a killed writer, is none of them. */
export function isName(name: string): boolean {
  return wellFormedName.test(name);
}
