import { createWriteStream } from 'node:fs';
import { mkdir, rm, stat, writeFile } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { DataStore, ERRORS, Upload } from '@tus/utils';
import { Refusal } from '../../platform/http/refusal.ts';

/** What is known about unfinished uploads. */
interface Records {
  find(id: string): Promise<{ readonly bytes: number } | undefined>;
  remove(id: string): Promise<void>;
}

interface FolderPlace {
  readonly folder: string;
  readonly pathOf: (id: string) => string;
}

/** Receives videos into a folder. How much of a video has arrived is the length of its file, also after a crash. */
export class FolderUploads extends DataStore {
  override extensions = ['creation', 'termination'];
  readonly #place: FolderPlace;
  readonly #records: Records;

  constructor(place: FolderPlace, records: Records) {
    super();
    this.#place = place;
    this.#records = records;
  }

  override async create(upload: Upload): Promise<Upload> {
    await mkdir(this.#place.folder, { recursive: true, mode: 0o700 });
    await writeFile(this.#place.pathOf(upload.id), '', { mode: 0o600 });
    return upload;
  }

  override async write(body: Readable, id: string, offset: number): Promise<number> {
    const file = createWriteStream(this.#place.pathOf(id), { flags: 'r+', start: offset, flush: true });
    await pipeline(body, file).catch(refuseFullDisk);
    return offset + file.bytesWritten;
  }

  override async getUpload(id: string): Promise<Upload> {
    const record = await this.#records.find(id);
    const facts = record && (await stat(this.#place.pathOf(id)).catch(() => undefined));
    if (!record || !facts) throw ERRORS.FILE_NOT_FOUND;
    return new Upload({ id, size: record.bytes, offset: facts.size });
  }

  override async remove(id: string): Promise<void> {
    await rm(this.#place.pathOf(id), { force: true });
    await this.#records.remove(id);
  }
}

function refuseFullDisk(error: NodeJS.ErrnoException): never {
  if (error.code !== 'ENOSPC' && error.code !== 'EDQUOT') throw error;
  throw new Refusal(
    'storage_limit',
    'The server has no space left for this video. Your progress is kept: free up some space, then choose Resume.',
    undefined,
    error,
  );
}
