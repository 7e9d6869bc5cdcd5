import { sql } from 'drizzle-orm';
import type { Database } from './database.ts';

/** PostgreSQL's code for it, and the operating system's. PGlite passes the system's on as a plain text. */
const codes = new Set(['53100', 'ENOSPC', 'EDQUOT']);
const text = /\bENOSPC\b|No space left on device/i;

/** Whether something could not be written because there is no space left for it. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, message, cause } = error as NodeJS.ErrnoException;
  return codes.has(code ?? '') || text.test(message) || isDiskFull(cause);
}

/** Fails while the database has no space to write to. It leaves nothing behind. */
export async function tryToWriteTable(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(
      sql`create temporary table space_check on commit drop as select repeat(md5(number::text), 100) from generate_series(1, 100) as number`,
    );
  });
}
