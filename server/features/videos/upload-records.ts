import type { Multipart } from '@chalkline/domain/videos/multipart-upload';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { videos } from '../../db/schema.ts';

interface UploadRecord {
  readonly bytes: number;
  /** Null for an upload to a folder. */
  readonly multipart: Multipart | null;
}

/** What is known about unfinished uploads, in the database, so that every process knows them. */
export class UploadRecords {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  async find(id: string): Promise<UploadRecord | undefined> {
    const { bytes, multipart } = videos;
    const [row] = await this.#db.select({ bytes, multipart }).from(videos).where(unfinished(id));
    return row;
  }

  /** Stores that an upload to a bucket has begun. */
  async begin(id: string, multipart: Multipart): Promise<void> {
    const rows = await this.#db
      .update(videos)
      .set({ multipart })
      .where(unfinished(id))
      .returning({ id: videos.id });
    if (rows.length === 0) throw new Error(`The upload ${id} was not announced.`);
  }

  /** Stores the next state of an upload, unless another process has stored one meanwhile. */
  async advance(id: string, from: Multipart, change: Partial<Multipart>): Promise<Multipart> {
    const multipart = { ...from, ...change, revision: from.revision + 1 };
    const isLatest = sql`(${videos.multipart} ->> 'revision')::int = ${from.revision}`;
    const rows = await this.#db
      .update(videos)
      .set({ multipart })
      .where(and(unfinished(id), isLatest))
      .returning({ id: videos.id });
    if (rows.length === 0) throw new UploadOvertaken(`Another process continues the upload ${id}.`);
    return multipart;
  }

  async remove(id: string): Promise<void> {
    await this.#db.delete(videos).where(unfinished(id));
  }
}

/** Thrown by a process whose lease ended while it was still writing. */
export class UploadOvertaken extends Error {}

const unfinished = (id: string) => and(eq(videos.id, id), eq(videos.state, 'uploading'));
