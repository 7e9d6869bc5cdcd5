import { z } from 'zod';

/** Changes when an archive is written in another way. */
export const backupFormat = 1;

export const manifestName = 'manifest.json';

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

/** What is in an archive, written last: one that was cut short has none. */
export const manifestSchema = z.object({
  product: z.literal('chalkline'),
  format: z.number(),
  createdAt: z.iso.datetime(),
  /** The last migration of the database, by its hash, and how many there were. */
  migration: z.object({ hash: z.string(), count: z.int() }),
  tables: z.record(z.string(), z.object({ rows: z.int(), sha256 })),
  files: z.record(z.string(), z.object({ bytes: z.int(), sha256 })),
});

export type Manifest = z.infer<typeof manifestSchema>;

export const partOfTable = (table: string) => `tables/${table}.ndjson`;
export const partOfFile = (name: string) => `files/${name}`;
