import type { StatsFs } from 'node:fs';
import { sql } from 'drizzle-orm';
import type { Database } from './database.ts';

/** The codes of PostgreSQL and of the operating system. PGlite passes the latter on as plain text. */
const codes = new Set(['53100', 'ENOSPC', 'EDQUOT']);
const text = /\bENOSPC\b|No space left on device/i;

/** Whether a write failed because there is no space left. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, message, cause } = error as NodeJS.ErrnoException;
  return codes.has(code ?? '') || text.test(message) || isDiskFull(cause);
}

/** The space that is left on a disk for users without special rights. */
export function freeBytesOf({ bavail, bsize }: Pick<StatsFs, 'bavail' | 'bsize'>): number {
  return bavail * bsize;
}

/** Fails while the database has no space to write. Leaves nothing behind. */
export async function tryToWriteTable(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(
      sql`create temporary table space_check on commit drop as select repeat(md5(number::text), 100) from generate_series(1, 100) as number`,
    );
  });
}
