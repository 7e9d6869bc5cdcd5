import { pictureMention, unusedPictureLifetime } from '@chalkline/domain/content/pictures';
import { and, eq, lt, sql } from 'drizzle-orm';
import { lockContent } from '../../content/content-store.ts';
import type { Database } from '../../db/database.ts';
import { contentPictures } from '../../db/schema.ts';
import { type PictureStore, removePictureFiles } from './picture-store.ts';

/** Deletes pictures that no version and no draft has referred to for a week. */
export async function clearPictures({ db, storage }: PictureStore, now: Date): Promise<void> {
  const longAgo = new Date(now.getTime() - unusedPictureLifetime);
  await db.transaction(async (tx) => {
    // The lock orders this with uploads and saves: a picture used before stays, and one used after is
    // stored again.
    await lockContent(tx);
    for (const { name } of await unusedSince(tx, longAgo)) {
      await removePictureFiles(storage, name);
      await tx.delete(contentPictures).where(eq(contentPictures.name, name));
    }
  });
}

/** Reads every text once, however many pictures there are. */
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
