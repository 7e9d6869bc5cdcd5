import { unusedPictureLifetime } from '@chalkline/domain/content/pictures';
import { and, eq, lt, not } from 'drizzle-orm';
import { lockContent } from '../../db/content/content-store.ts';
import type { Database } from '../../db/database.ts';
import { contentPictures } from '../../db/schema.ts';
import { isMentioned, type PictureStore, removePictureFiles } from './picture-store.ts';

/** Removes pictures that no version and no draft has mentioned for a month: they can be seen nowhere. */
export async function clearPictures({ db, storage }: PictureStore, now: Date): Promise<void> {
  const longAgo = new Date(now.getTime() - unusedPictureLifetime);
  for (const name of await unusedSince(db, longAgo)) {
    await db.transaction(async (tx) => {
      // Whoever uploads or saves it at this moment comes before, and it stays, or after, and it is put anew.
      await lockContent(tx);
      const [unused] = await unusedOf(tx, longAgo, name);
      if (!unused) return;
      await removePictureFiles(storage, name);
      await tx.delete(contentPictures).where(eq(contentPictures.name, name));
    });
  }
}

async function unusedSince(db: Database, longAgo: Date): Promise<string[]> {
  return (await unusedOf(db, longAgo)).map(({ name }) => name);
}

function unusedOf(db: Database, longAgo: Date, name?: string) {
  return db
    .select({ name: contentPictures.name })
    .from(contentPictures)
    .where(
      and(
        lt(contentPictures.createdAt, longAgo),
        name === undefined ? undefined : eq(contentPictures.name, name),
        not(isMentioned),
      ),
    );
}
