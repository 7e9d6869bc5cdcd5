import type { Readable } from 'node:stream';
import type { Database } from '../../db/database.ts';

export interface PersonalFile {
  /** Where it stands in the archive that the person gets. */
  readonly name: string;
  /** Opened when its turn comes; nothing when it is gone by then. */
  open(): Promise<Readable | undefined>;
}

/** What one feature holds about one person: nothing about anybody else, and no secrets. */
export interface PersonalPart {
  readonly data: unknown;
  readonly files?: readonly PersonalFile[];
}

/** A feature that holds something about people. Rows that belong to a person's row go with it by themselves. */
export interface PersonalDataSource {
  /** The part's name in what the person gets. */
  readonly name: string;
  read(userId: string): Promise<PersonalPart>;
  /** Ends what runs for the person elsewhere, before anything is erased here. Refuses when it cannot. */
  letGo?(userId: string): Promise<void>;
  /** Erases, in the transaction that erases the person, what does not go with the person's row. */
  forget?(tx: Database, userId: string, now: Date): Promise<void>;
  /** Clears away outside of the database what erased people left there. A job does it too, sooner or later. */
  tidyUp?(): Promise<void>;
  /** Drops, of everybody, what has been kept for as long as the privacy policy says. */
  dropOld?(now: Date): Promise<void>;
}

export interface PersonalArchive {
  readonly data: Readonly<Record<string, unknown>>;
  readonly files: readonly PersonalFile[];
}

/** Everything that is known about a person, part by part. Every feature adds its own. */
export class PersonalData {
  readonly #sources: PersonalDataSource[] = [];

  add(source: PersonalDataSource): void {
    this.#sources.push(source);
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

  async letGo(userId: string): Promise<void> {
    for (const source of this.#sources) await source.letGo?.(userId);
  }

  async forget(tx: Database, userId: string, now: Date): Promise<void> {
    for (const source of this.#sources) await source.forget?.(tx, userId, now);
  }

  async tidyUp(): Promise<void> {
    for (const source of this.#sources) await source.tidyUp?.();
  }

  async dropOld(now: Date): Promise<void> {
    for (const source of this.#sources) await source.dropOld?.(now);
  }
}
