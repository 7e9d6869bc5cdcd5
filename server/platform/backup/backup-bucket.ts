import { createReadStream } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { DatedBackup } from '@chalkline/domain/operations/backup-schedule';
import type { BucketSettings } from '../config/config-services.ts';
import { BucketClient, loadSdk } from '../storage/bucket-client.ts';
import { usualBucketLimits } from '../storage/bucket-limits.ts';
import { backupName, backupsNamed } from './backup-name.ts';
import type { BackupStore } from './backup-store.ts';

const prefix = 'backups/';

/** The prefix of the folders in which backups are written before they are sent. */
export const uploadFolder = 'backup-upload-';

/** For listing and deleting. The console lists backups while it renders a page. */
const shortLimits = { ...usualBucketLimits, answer: 5_000, whole: 5_000 };

/** A backup is sent in one request, which may take long. */
const uploadLimits = { ...usualBucketLimits, answer: 2 * 60 * 60_000, whole: 2 * 60 * 60_000 };

/** The most that S3 takes in one request. */
const mostBytes = 5 * 1024 ** 3;

/** Daily backups in a bucket. Each is written and verified in a folder of this machine before it is sent. */
export class BackupBucket implements BackupStore {
  readonly #settings: BucketSettings;
  readonly #dataDir: string;
  readonly #client: BucketClient;
  readonly #uploads: BucketClient;

  constructor(settings: BucketSettings, dataDir: string) {
    this.#settings = settings;
    this.#dataDir = dataDir;
    this.#client = new BucketClient(settings, shortLimits);
    this.#uploads = new BucketClient(settings, uploadLimits);
  }

  /** Old backups are deleted, so one page of the list holds all of them. */
  async list(): Promise<DatedBackup[]> {
    const { ListObjectsV2Command } = await loadSdk();
    const command = new ListObjectsV2Command({ Bucket: this.#settings.bucket, Prefix: prefix });
    const page = await this.#client.ask((s3, abortSignal) => s3.send(command, { abortSignal }));
    return backupsNamed((page.Contents ?? []).map(({ Key = '' }) => Key.slice(prefix.length)));
  }

  async add(createdAt: Date, write: (path: string) => Promise<void>, stopping?: AbortSignal): Promise<void> {
    const folder = await mkdtemp(join(this.#dataDir, uploadFolder));
    try {
      const name = backupName(createdAt);
      const path = join(folder, name);
      await write(path);
      await this.#send(path, name, stopping);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  async remove({ name }: DatedBackup): Promise<void> {
    const { DeleteObjectCommand } = await loadSdk();
    const command = new DeleteObjectCommand(this.#place(name));
    await this.#client.ask((s3, abortSignal) => s3.send(command, { abortSignal }));
  }

  async #send(path: string, name: string, stopping = new AbortController().signal): Promise<void> {
    const { PutObjectCommand } = await loadSdk();
    const { size } = await stat(path);
    if (size > mostBytes)
      throw new Error('The backup is larger than 5 GB, the most that a bucket accepts in one upload.');
    await this.#uploads.ask((s3, deadline) => {
      const command = new PutObjectCommand({
        ...this.#place(name),
        Body: createReadStream(path),
        ContentLength: size,
        ContentType: 'application/zip',
      });
      return s3.send(command, { abortSignal: AbortSignal.any([deadline, stopping]) });
    });
  }

  #place(name: string) {
    return { Bucket: this.#settings.bucket, Key: `${prefix}${name}` };
  }
}
