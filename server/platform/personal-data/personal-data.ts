import type { Readable } from 'node:stream';
import type { Database } from '../../db/database.ts';

export interface PersonalFile {
  /** The file's path in the person's archive. */
  readonly name: string;
  /** Opened when its turn comes. Undefined when the file no longer exists. */
  open(): Promise<Readable | undefined>;
}

/** What one feature stores about one person: nothing about anybody else, and no secrets. */
interface PersonalPart {
  readonly data: unknown;
  readonly files?: readonly PersonalFile[];
}

/** A feature that stores personal data. Rows that reference the person's row are deleted with it. */
export interface PersonalDataSource {
  /** The name of this part in the person's archive. */
  readonly name: string;
  read(userId: string): Promise<PersonalPart>;
  /** Ends what runs for the person elsewhere, before anything is erased here. Throws when it cannot. */
  endServices?(userId: string): Promise<void>;
  /** Erases, in the transaction that erases the person, what is not deleted with the person's row. */
  forget?(tx: Database, userId: string, now: Date): Promise<void>;
  /** Removes data of erased people outside the database. A job does this later, too. */
  tidyUp?(): Promise<void>;
  /** Deletes everybody's data that is older than the retention period of the privacy policy. */
  dropOld?(now: Date): Promise<void>;
}

/** Reads a part that is only rows, without files. */
export function readRows(rows: (userId: string) => PromiseLike<unknown>): PersonalDataSource['read'] {
  return async (userId) => ({ data: await rows(userId) });
}

/** Runs in the transaction that erases the person. */
export type ErasureStep = (tx: Database, userId: string, now: Date) => Promise<void>;

export interface PersonalArchive {
  readonly data: Readonly<Record<string, unknown>>;
  readonly files: readonly PersonalFile[];
}

/** Collects everything that is known about a person. Every feature adds its own source. */
export class PersonalData {
  readonly #sources: PersonalDataSource[] = [];
  readonly #stepsBeforeErasing: ErasureStep[] = [];

  add(source: PersonalDataSource): void {
    this.#sources.push(source);
  }

  /** Adds what has to be done while everything about the person is still there. */
  beforeErasing(step: ErasureStep): void {
    this.#stepsBeforeErasing.push(step);
  }

  async read(userId: string): Promise<PersonalArchive> {
    const data: Record<string, unknown> = {};
    const files: PersonalFile[] = [];
    for (const source of this.#sources) {
      const part = await source.read(userId);
      data[source.name] = part.data;
      files.push(...(part.files ?? []));
    }
    return { data, files };
  }

  async endServices(userId: string): Promise<void> {
    for (const source of this.#sources) await source.endServices?.(userId);
  }

  async forget(tx: Database, userId: string, now: Date): Promise<void> {
    for (const step of this.#stepsBeforeErasing) await step(tx, userId, now);
    for (const source of this.#sources) await source.forget?.(tx, userId, now);
  }

  async tidyUp(): Promise<void> {
    for (const source of this.#sources) await source.tidyUp?.();
  }

  async dropOld(now: Date): Promise<void> {
    for (const source of this.#sources) await source.dropOld?.(now);
  }
}
