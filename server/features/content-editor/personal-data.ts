import { desc, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { contentDrafts } from '../../db/schema.ts';
import { type PersonalDataSource, readRows } from '../../platform/personal-data/personal-data.ts';

/** Drafts belong to their editor. Saved content belongs to the site and stays, without the editor's name. */
export function draftData(db: Database): PersonalDataSource {
  return {
    name: 'contentDrafts',
    read: readRows((userId) =>
      db
        .select({
          kind: contentDrafts.kind,
          facts: contentDrafts.facts,
          body: contentDrafts.body,
          updatedAt: contentDrafts.updatedAt,
        })
        .from(contentDrafts)
        .where(eq(contentDrafts.editorId, userId))
        .orderBy(desc(contentDrafts.updatedAt)),
    ),
  };
}
