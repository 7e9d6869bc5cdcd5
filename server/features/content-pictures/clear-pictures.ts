import { pictureMention, unusedPictureLifetime } from '@chalkline/domain/content/pictures';
import { and, eq, lt, sql } from 'drizzle-orm';
import { lockContent } from '../../content/content-store.ts';
import type { Database } from '../../db/database.ts';
import { contentPictures } from '../../db/schema.ts';
import { type PictureStore, removePictureFiles } from './picture-store.ts';

/** Removes pictures that no version and no draft has mentioned for a week: they can be seen nowhere. */
export async function clearPictures({ db, storage }: PictureStore, now: Date): Promise<void> {
  const longAgo = new Date(now.getTime() - unusedPictureLifetime);
  await db.transaction(async (tx) => {
    // Whoever uploads or saves one at this moment comes before, and it stays, or after, and it is put anew.
    await lockContent(tx);
    for (const { name } of await unusedSince(tx, longAgo)) {
      await removePictureFiles(storage, name);
      await tx.delete(contentPictures).where(eq(contentPictures.name, name));
    }
  });
}

/** Every text is read once, however many pictures there are. */
function unusedSince(tx: Database, longAgo: Date) {
  const isMentioned = sql`${contentPictures.name} in (
    select found[1] from (
      select body || facts::text as words from content_versions
      union all select body || facts::text from content_drafts
    ) written, regexp_matches(words, ${pictureMention}, 'g') found)`;
  return tx
    .select({ name: contentPictures.name })
    .from(contentPictures)
    .where(and(lt(contentPictures.createdAt, longAgo), sql`not ${isMentioned}`));
}
