import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { videos } from '../../db/schema.ts';

/** What is known about unfinished uploads, in the database, so that every process knows them. */
export class UploadRecords {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  async find(id: string): Promise<{ readonly bytes: number } | undefined> {
    const [row] = await this.#db.select({ bytes: videos.bytes }).from(videos).where(unfinished(id));
    return row;
  }

  async remove(id: string): Promise<void> {
    await this.#db.delete(videos).where(unfinished(id));
  }
}

const unfinished = (id: string) => and(eq(videos.id, id), eq(videos.state, 'uploading'));
