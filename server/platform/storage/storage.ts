import type { Readable } from 'node:stream';

export interface StoredFile {
  readonly bytes: number;
  readonly content: Readable;
}

export interface ListedFile {
  readonly name: string;
  readonly bytes: number;
}

/** Where files are stored. The product chooses every file name; nobody types one. */
export interface Storage {
  /** Writes a file completely or not at all, replacing one of the same name. */
  put(name: string, content: Buffer, contentType: string): Promise<void>;
  /** Opens a file for reading. Returns undefined when there is none. */
  open(name: string): Promise<StoredFile | undefined>;
  /** Removes a file. Removing a missing file succeeds. */
  remove(name: string): Promise<void>;
  list(): AsyncIterable<ListedFile>;
}

const wellFormedName = /^[a-z0-9][a-z0-9-]{0,99}$/;

/** A last check: nothing that could lead out of the storage becomes a path. */
export function checkedName(name: string): string {
  if (!wellFormedName.test(name)) throw new Error(`"${name}" is not a name for a stored file.`);
  return name;
}

/** Other things that a storage lists, such as the partial file of a killed writer, are not files. */
export function isName(name: string): boolean {
  return wellFormedName.test(name);
}
