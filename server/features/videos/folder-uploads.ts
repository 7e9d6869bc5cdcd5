import { createWriteStream } from 'node:fs';
import { mkdir, rm, stat, writeFile } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { DataStore, ERRORS, Upload } from '@tus/utils';
import { nothingWhenMissing } from '../../platform/storage/missing-file.ts';
import { freeBytesIn, noSpaceForVideo } from './no-space-left.ts';

/** What is known about unfinished uploads. */
interface Records {
  find(id: string): Promise<{ readonly bytes: number } | undefined>;
  remove(id: string): Promise<void>;
}

interface FolderOptions {
  readonly folder: string;
  readonly pathOf: (id: string) => string;
  readonly freeBytes?: () => Promise<number>;
}

/**
 * Receives videos into a folder. The length of its file says how much of a video was received, also after a
 * crash.
 */
export class FolderUploads extends DataStore {
  override extensions = ['creation', 'termination'];
  readonly #options: FolderOptions;
  readonly #records: Records;

  constructor(options: FolderOptions, records: Records) {
    super();
    this.#options = options;
    this.#records = records;
  }

  override async create(upload: Upload): Promise<Upload> {
    try {
      await this.#begin(upload);
    } catch (error) {
      // The first error says why, so an error of cleaning up is not reported.
      await this.#records.remove(upload.id).catch(() => undefined);
      throw error;
    }
    return upload;
  }

  async #begin({ id, size = 0 }: Upload): Promise<void> {
    const { folder, pathOf, freeBytes = () => freeBytesIn(folder) } = this.#options;
    await mkdir(folder, { recursive: true, mode: 0o700 });
    if ((await freeBytes()) < size) throw noSpaceForVideo();
    await writeFile(pathOf(id), '', { mode: 0o600 });
  }

  override async write(body: Readable, id: string, offset: number): Promise<number> {
    const file = createWriteStream(this.#options.pathOf(id), { flags: 'r+', start: offset, flush: true });
    await pipeline(body, file);
    return offset + file.bytesWritten;
  }

  override async getUpload(id: string): Promise<Upload> {
    const record = await this.#records.find(id);
    const facts = record && (await stat(this.#options.pathOf(id)).catch(nothingWhenMissing));
    if (!record || !facts) throw ERRORS.FILE_NOT_FOUND;
    return new Upload({ id, size: record.bytes, offset: facts.size });
  }

  /** Only for unfinished uploads: lessons may show a finished one. */
  override async remove(id: string): Promise<void> {
    if (!(await this.#records.find(id))) throw ERRORS.FILE_NOT_FOUND;
    await rm(this.#options.pathOf(id), { force: true });
    await this.#records.remove(id);
  }
}
