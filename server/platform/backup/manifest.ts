import { z } from 'zod';

/** Increases when the format of the archive changes. */
export const backupFormat = 1;

export const manifestName = 'manifest.json';

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

/** The contents of an archive. It is written last, so an archive that was cut short has no manifest. */
export const manifestSchema = z.object({
  product: z.literal('chalkline'),
  format: z.number(),
  createdAt: z.iso.datetime(),
  /** The number of migrations of the database and the hash of the last one. */
  migration: z.object({ hash: z.string(), count: z.int() }),
  tables: z.record(z.string(), z.object({ rows: z.int(), sha256 })),
  files: z.record(z.string(), z.object({ bytes: z.int(), sha256 })),
  /** Uploaded videos by their id. Left out when the backup was made without them. */
  videos: z.record(z.string(), z.object({ bytes: z.int(), sha256 })).optional(),
});

export type Manifest = z.infer<typeof manifestSchema>;

export const partOfTable = (table: string) => `tables/${table}.ndjson`;
export const partOfFile = (name: string) => `files/${name}`;
export const partOfVideo = (id: string) => `videos/${id}`;
